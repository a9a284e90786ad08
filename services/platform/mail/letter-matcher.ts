import type { OutboxRequest } from './mail-outbox.js';
import type { OpenedLetter } from './sealed-mail.js';

export type LetterMatcher = (letter: Pick<OpenedLetter, 'to' | 'subject' | 'text'>) => boolean;

/** Undefined: the request asks for every mail. */
export function letterMatcher({ to, search }: Pick<OutboxRequest, 'to' | 'search'>): LetterMatcher | undefined {
  const address = to?.trim().toLowerCase() ?? '';
  const wanted = folded(search?.trim() ?? '');
  if (address === '' && wanted === '') return undefined;
  return (letter) => {
    if (address !== '' && letter.to.toLowerCase() !== address) return false;
    return [letter.to, letter.subject, letter.text].some((part) => folded(part).includes(wanted));
  };
}

/** Case and accents set aside: `é` is found by `E`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
