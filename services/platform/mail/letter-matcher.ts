import { withoutAddress } from '../../../contracts/operations/rules/staff-links.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import type { OutboxRequest } from './mail-outbox.js';
import type { DecryptedLetter } from './encrypted-mail.js';

export type LetterMatcher = (letter: Pick<DecryptedLetter, 'to' | 'subject' | 'text'>) => boolean;

/** Undefined when the request selects every mail. */
export function letterMatcher({ to, search }: Pick<OutboxRequest, 'to' | 'search'>): LetterMatcher | undefined {
  const address = to?.trim().toLowerCase() ?? '';
  const wanted = folded(search ?? '');
  if (address === '' && wanted === '') return undefined;
  return (letter) => {
    if (address !== '' && letter.to.toLowerCase() !== address) return false;
    return [letter.to, letter.subject, letter.text].some((part) => folded(part).includes(wanted));
  };
}

/** The letter for a reader who may not see the address. */
export function withHiddenAddress<T extends Pick<DecryptedLetter, 'to' | 'text'>>(letter: T): T {
  const to = masked(letter.to);
  return { ...letter, to, text: withoutAddress(letter.text, letter.to, to) };
}
