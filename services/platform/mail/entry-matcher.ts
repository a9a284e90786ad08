import type { OutboxEntry, OutboxRequest } from './mail-outbox.js';

/** Undefined: the request asks for every mail. `text` is called only when nothing else decides. */
export type EntryMatcher = (entry: OutboxEntry, text: () => string) => boolean;

export function entryMatcher({ to, search }: Pick<OutboxRequest, 'to' | 'search'>): EntryMatcher | undefined {
  const address = to?.trim().toLowerCase() ?? '';
  const wanted = folded(search?.trim() ?? '');
  if (address === '' && wanted === '') return undefined;
  return (entry, text) => {
    if (address !== '' && entry.to.toLowerCase() !== address) return false;
    return [() => entry.to, () => entry.subject, text].some((part) => folded(part()).includes(wanted));
  };
}

/** Case and accents set aside: `é` is found by `E`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
