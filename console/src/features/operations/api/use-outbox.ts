import { mailOutboxCalls } from '../../../../../contracts/operations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

export interface OutboxAddress {
  readonly search: string;
  readonly page: number;
  readonly page_size: number;
}

/** A page of the kept mails. Mails are no events, so no hint tells of new ones: they are looked for. */
export function useOutbox({ search, page, page_size }: OutboxAddress) {
  const body = { ...(search === '' ? {} : { search }), page, page_size };
  return useLoad(mailOutboxCalls.getall, body, {
    topics: [{ topic: 'mails' }],
    keepPrevious: true,
    refetchEvery: 30_000,
  });
}

/** One mail; it never changes once it was written. */
export function useMail(mail_id: string) {
  return useLoad(mailOutboxCalls.get, { mail_id }, { topics: [], enabled: mail_id !== '' });
}
