/** Digits from which a text without letters is searched as a phone number. */
const FEWEST_DIGITS = 4;

/** Whether a searched text is a phone number or a part of one, as people write them: +33 6 61 66 52 63, (06) 61-66. */
export function isPhoneNumber(text: string): boolean {
  return /^[+(]?[\d\s()./-]+$/.test(text.trim()) && text.replace(/\D/g, '').length >= FEWEST_DIGITS;
}

/** Letters from which a single word is also searched as the beginning of a mail address. */
const FEWEST_LETTERS = 3;

/** Whether a searched text may be the beginning of a mail address: one word without an @. */
export function isMailStart(text: string): boolean {
  const word = text.trim();
  return word.length >= FEWEST_LETTERS && !/[\s@]/.test(word);
}

/** Whether a searched text can only be a mail address or a phone number. */
export function isContact(text: string): boolean {
  return text.includes('@') || isPhoneNumber(text);
}

/** A telephone number with spaces alone between its groups of digits, however it was typed. */
export function spacedPhone(phone: string): string {
  return phone.replace(/[\s()./-]+/g, ' ').trim();
}

/** Digits that tell telephone numbers apart: with or without the country's code it is one number. */
const TELLING_DIGITS = 9;

/** Whether two telephone numbers are the same, however they are written. */
export function isSamePhone(one: string, other: string): boolean {
  const digits = (phone: string) => phone.replace(/\D/g, '').slice(-TELLING_DIGITS);
  return digits(one) === digits(other);
}
