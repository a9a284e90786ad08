import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { vesselType } from '../vocabulary/sizes-schemas.js';
import { requestKinds, requestStatuses } from './vocabulary.js';

export const requestKind = z.enum(requestKinds);
export type RequestKind = z.infer<typeof requestKind>;

export const requestStatus = z.enum(requestStatuses);
export type RequestStatus = z.infer<typeof requestStatus>;

/** What a boater asks of a marina: a berth as a resident, a card, or another year of a card. */
export const customerRequest = z.object({
  id,
  marina_id: z.string(),
  boater_id: z.string(),
  kind: requestKind,
  status: requestStatus,
  /** UTC. */
  request_date: z.string(),
  updated_at: z.string(),
  /** UTC; null while the request is open. */
  finished_at: z.string().nullable(),
  /** Null once the person was erased. */
  full_name: z.string().nullable(),
  vessel_id: z.string().nullable(),
  boat_name: z.string().nullable(),
  vessel_type: vesselType.nullable(),
  /** Metres. */
  length: z.number().nullable(),
  beam: z.number().nullable(),
  draft: z.number().nullable(),
  /** Of the card that is to be renewed; null for other kinds. */
  card_number: z.string().nullable(),
  /** The marina's referral code that the boater entered; null: none. */
  referral_code: z.string().nullable().default(null),
});
export type CustomerRequest = z.infer<typeof customerRequest>;

/** How staff answer; `REOPEN` takes back an approval of residency. */
export const requestAnswer = {
  action: z.enum(['APPROVE', 'DECLINE', 'REOPEN']),
  /** Last day of the card; default: one year from today. */
  expired: calendarDate.optional(),
  auto_renew: z.boolean().optional(),
};
