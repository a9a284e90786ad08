import { CARD_NUMBER_LENGTH } from '../../../../contracts/memberships/vocabulary.js';

const PATTERN = /^[A-Z]{3}\d{4}$/;

/** What was typed, in capitals and without spaces. */
export function typedCardNumber(text: string): string {
  return text.toUpperCase().replaceAll(/\s/g, '').slice(0, CARD_NUMBER_LENGTH);
}

/** Three letters and four digits (spec 2 §5). */
export function isCardNumber(text: string): boolean {
  return PATTERN.test(text);
}
