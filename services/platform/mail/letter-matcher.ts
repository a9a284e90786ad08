import { folded } from '../../../contracts/vocabulary/folded-text.js';
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
