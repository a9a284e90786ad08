import { mailOutboxCalls } from '../../../../../contracts/operations/calls.js';
import { type PageTurns, usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useLoad } from '../../../lib/api/use-load.js';

export interface OutboxAddress {
  readonly search: string;
  readonly page: number;
  readonly page_size: number;
}

/** A page of the kept mails. Mails are not events, so the server sends no hint of new ones and the list polls. */
export function useOutbox({ search, page, page_size }: OutboxAddress, turns: PageTurns) {
  const body = { ...(search === '' ? {} : { search }), page, page_size };
  return usePagedLoad(mailOutboxCalls.getall, body, turns, { topics: [{ topic: 'mails' }], refetchEvery: 30_000 });
}

/** A mail, which never changes once it is written. */
export function useMail(mail_id: string) {
  return useLoad(mailOutboxCalls.get, { mail_id }, { topics: [], enabled: mail_id !== '' });
}
