import { auditApi } from '../../contracts/audit/api.js';
import type { ServerDouble } from './server-double.js';

/** A reservation that a colleague approved at 18:20 in Paris. The double's history names it as the last change. */
export function approvedBefore(server: ServerDouble): ServerDouble {
  const [entry] = auditApi.ofReservation.example.answer.items;
  if (entry === undefined) throw new Error('the example has an entry');
  const approved = { ...entry, at: '2027-06-20T16:20:00.000Z', words: 'Approved by Maëlle Kervadec, staff' };
  return server.answer(auditApi.ofReservation, { items: [approved], total: 1 });
}

/** How a refusal names the colleague who was first. */
export const APPROVED_BEFORE = /Approved by Maëlle Kervadec, staff, .*:20\. Nothing more was done\.$/;
