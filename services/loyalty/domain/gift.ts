import * as z from 'zod';
import { addressError } from '../../../contracts/loyalty/gift.js';
import { addressErrorCodes } from '../../../contracts/loyalty/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents } from '../../../contracts/vocabulary/event-definitions.js';
import { longWork, type TypesOf } from '../../platform/long-work/long-work.js';

/**
 * Facts of a gift of points to many members (`loyaltygift-<id>`). The addresses are in an encrypted file while they are
 * needed; the log has numbers of rows only. Amounts are hundredths of points.
 */
const refused = z.object({ row: z.number().int(), code: z.enum(addressErrorCodes) });

const giftEvents = defineEvents({
  GiftBegun: {
    version: 1,
    data: z.object({
      gift_id: z.string(),
      amount: z.number().int().min(1),
      expires_on: calendarDate,
      to: z.enum(['ALL', 'LIST']),
      /** Members who are to get the points, and addresses that do not. */
      members: z.number().int(),
      left_out: z.number().int(),
      at: instant,
    }),
  },
  GiftAdvanced: {
    version: 1,
    data: z.object({
      /** Members since the last of these events. */
      given: z.number().int(),
      refused: z.array(refused),
      at: instant,
    }),
  },
  GiftFinished: { version: 1, data: z.object({ at: instant }) },
  /** The addresses have been deleted. */
  GiftAddressesDeleted: { version: 1, data: z.object({ at: instant }) },
});
export type RefusedRow = z.output<typeof refused>;

interface Given {
  readonly given: number;
  readonly refused: readonly RefusedRow[];
}

const nothing: Given = { given: 0, refused: [] };

export const giftWork = longWork({
  kind: 'loyalty-gift',
  events: giftEvents,
  begun: 'GiftBegun',
  advanced: 'GiftAdvanced',
  finished: 'GiftFinished',
  fileDeleted: 'GiftAddressesDeleted',
  id: 'gift_id',
  repeated: [],
  file: z.object({
    recipients: z.array(z.object({ account_id: z.string(), address: z.string().nullable() })),
    errors: z.array(addressError),
  }),
  rowsOf: ({ recipients }) => recipients,
  rows: ({ members }) => members,
  nothing,
  add: ({ given, refused: rows }, more) => ({ given: given + more.given, refused: [...rows, ...more.refused] }),
  done: ({ given, refused: rows }) => given + rows.length,
});
export type GiftWork = TypesOf<typeof giftWork>;
export type GiftEvent = GiftWork['event'];
export type GiftFile = GiftWork['file'];
export type Gift = GiftWork['work'];
