import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { cardPrefix } from './card-numbers.js';

/** Facts of the stream with a marina's referral codes (`referral-<marina id>`). */
export const referralEvents = defineEvents({
  ReferralCodeGenerated: {
    version: 1,
    data: z.object({
      marina_id: z.string(),
      code: z.string(),
      /** Last day on which the code can be used, by the marina's calendar. */
      valid_until: z.string(),
      at: z.string(),
    }),
  },
});
export type ReferralEvent = EventsOf<typeof referralEvents>;

export interface ReferralCode {
  readonly code: string;
  readonly valid_until: string;
}
/** The latest code, which replaces those before it. */
export interface ReferralState {
  readonly latest: ReferralCode | null;
}

export function initial(): ReferralState {
  return { latest: null };
}

export function evolve(_state: ReferralState, { data: { code, valid_until } }: ReferralEvent): ReferralState {
  return { latest: { code, valid_until } };
}

/** The code that can be used today; null if there is none. */
export function validCode({ latest }: ReferralState, today: string): ReferralCode | null {
  return latest !== null && today <= latest.valid_until ? latest : null;
}

/** Letters and digits that cannot be taken for one another on a poster. */
const SIGNS = '23456789ACDEFGHJKLMNPQRTUVWXY';
const SIGNS_OF_CODE = 4;

/** The code of a marina for a `seed`, such as `SMA-7K4P`. @param seed a whole number, which a resend gives again */
export function referralCode(marinaCode: string, seed: number): string {
  let rest = seed;
  let signs = '';
  for (let index = 0; index < SIGNS_OF_CODE; index += 1) {
    signs += SIGNS.charAt(rest % SIGNS.length);
    rest = Math.floor(rest / SIGNS.length);
  }
  return `${cardPrefix(marinaCode)}-${signs}`;
}

/** A code can be used until the end of its year. */
export function endOfYear(today: string): string {
  return `${today.slice(0, 4)}-12-31`;
}
