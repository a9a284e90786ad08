import type { messageApi } from '../../../../contracts/messages/api.js';
import type { mailOutboxRoutes } from '../../../../contracts/operations/api.js';
import type { reservationApi } from '../../../../contracts/reservations/api.js';
import { query } from '../../lib/api/shell-calls.js';

/** What the shell asks on every page, by literals like the calls of lib. A spec holds them against the contracts. */
export const shellQueries = {
  reservations: query<typeof reservationApi.getall>('/admin/reservation/getall'),
  chats: query<typeof messageApi.getall>('/admin/message/getall'),
  outbox: query<typeof mailOutboxRoutes.getall>('/admin/mail_outbox/getall'),
};
