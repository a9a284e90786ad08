import * as z from 'zod';
import { addressErrorCodes } from '../../../contracts/loyalty/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/**
 * Facts of a gift of points to many members (`loyaltygift-<id>`). The addresses are in an encrypted file while they are
 * needed; the log has numbers of rows only. Amounts are hundredths of points.
 */
const refused = z.object({ row: z.number().int(), code: z.enum(addressErrorCodes) });

export const giftEvents = defineEvents({
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
export type GiftEvent = EventsOf<typeof giftEvents>;
export type BegunGift = Extract<GiftEvent, { type: 'GiftBegun' }>['data'];
export type RefusedRow = z.output<typeof refused>;

export interface Gift extends BegunGift {
  readonly status: 'RUNNING' | 'DONE';
  /** Rows that were given to or refused. */
  readonly done: number;
  readonly given: number;
  readonly refused: readonly RefusedRow[];
  readonly addresses_kept: boolean;
}
export interface GiftState {
  readonly gift: Gift | null;
}

export type GiftCommand =
  | { readonly type: 'Begin'; readonly gift: Omit<BegunGift, 'at'> }
  | { readonly type: 'Advance'; readonly given: number; readonly refused: readonly RefusedRow[] }
  | { readonly type: 'Finish' }
  | { readonly type: 'DeleteAddresses' };

export function initial(): GiftState {
  return { gift: null };
}

export function evolve(state: GiftState, event: GiftEvent): GiftState {
  if (event.type === 'GiftBegun') {
    const progress = { status: 'RUNNING', done: 0, given: 0, refused: [], addresses_kept: true } as const;
    return { gift: { ...event.data, ...progress } };
  }
  const { gift } = state;
  if (gift === null) return state;
  switch (event.type) {
    case 'GiftAdvanced': {
      const { given, refused: more } = event.data;
      const done = gift.done + given + more.length;
      return { gift: { ...gift, done, given: gift.given + given, refused: [...gift.refused, ...more] } };
    }
    case 'GiftFinished':
      return { gift: { ...gift, status: 'DONE' } };
    case 'GiftAddressesDeleted':
      return { gift: { ...gift, addresses_kept: false } };
    default:
      return event satisfies never;
  }
}

/** @param at UTC */
export function decide(command: GiftCommand, { gift }: GiftState, at: string): GiftEvent[] {
  if (command.type === 'Begin') return gift === null ? [{ type: 'GiftBegun', data: { ...command.gift, at } }] : [];
  if (gift === null) return [];
  const runs = gift.status === 'RUNNING';
  switch (command.type) {
    case 'Advance': {
      const { given, refused: more } = command;
      return runs ? [{ type: 'GiftAdvanced', data: { given, refused: [...more], at } }] : [];
    }
    case 'Finish':
      return runs ? [{ type: 'GiftFinished', data: { at } }] : [];
    case 'DeleteAddresses':
      return !runs && gift.addresses_kept ? [{ type: 'GiftAddressesDeleted', data: { at } }] : [];
    default:
      return command satisfies never;
  }
}
