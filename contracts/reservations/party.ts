import * as z from 'zod';
import { party } from '../vocabulary/party-schemas.js';
import { id } from '../vocabulary/route.js';

/** Staff record who is aboard; `confirmed`: they have counted. The price of the stay follows. */
export const recordParty = z.strictObject({
  reservation_id: id,
  party,
  confirmed: z.boolean().default(false),
  /** False: the boater gets no mail about a changed price of the booking. An offer is always sent. */
  tell: z.boolean().optional(),
});
export type RecordParty = z.output<typeof recordParty>;
