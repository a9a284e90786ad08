import { NIGHTS_PER_YEAR } from '../../../contracts/memberships/vocabulary.js';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { type CardCommand, decide } from './card.js';
import type { CardContext } from './card-context.js';
import type { CardEvent } from './card-events.js';
import { type Card, type CardState, evolve, initial, redemptionOf } from './card-state.js';
import { membershipOf } from './card-view.js';
import { cardYearOf } from '../../../contracts/memberships/rules/card-year.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';

const issued: CardEvent = {
  type: 'CardIssued',
  data: {
    card_number: 'QSB0042',
    marina_id: 'home',
    boater_id: 'b1',
    boater_ids: ['b1'],
    vessel_id: 'v1',
    issued_on: '2027-01-01',
    expires_on: '2028-01-01',
    nights_per_year: NIGHTS_PER_YEAR,
    auto_renew: false,
    status: 'active',
  },
};

/**
 * Few reservations and short spans around one day of two successive years, so that stays overlap each other, New Year
 * and the turn of the card's year.
 */
const turn = fc.constantFrom('2026-12-15', '2027-12-15');
const stay = fc
  .tuple(turn, fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 9 }))
  .map(([from, offset, nights]) => {
    const start_date = addDays(from, offset);
    return { start_date, end_date: addDays(start_date, nights) };
  });
const reservation = fc.constantFrom('r1', 'r2', 'r3', 'r4');
const command: fc.Arbitrary<CardCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(reservation, stay, fc.integer({ min: 0, max: 7 }))
      .map(([reservation_id, dates, nights]) => ({ type: 'RedeemNights' as const, reservation_id, nights, ...dates })),
  },
  {
    weight: 2,
    arbitrary: reservation.map((reservation_id) => ({ type: 'ReturnNights' as const, reservation_id })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom('v1', 'v2', 'v3'), stay).map(([visit_id, dates]) => ({
      type: 'RedeemVisit' as const,
      visit_id,
      stays: [],
      ...dates,
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('v1', 'v2', 'v3').map((visit_id) => ({ type: 'ReturnVisit' as const, visit_id })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'RenewCard' as const }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('active' as const, 'disabled' as const)
      .map((status) => ({ type: 'ChangeStatus' as const, status })),
  },
);
const step = fc.record({
  command,
  today: fc.constantFrom('2027-12-10', '2027-12-20', '2028-01-05'),
  marina_id: fc.constantFrom('home', 'away', 'away', 'elsewhere'),
});
const histories = fc.array(step, { minLength: 1, maxLength: 25 });

function contextOf({ today, marina_id }: { today: string; marina_id: string }): CardContext {
  return { today, marina_id, tem_member: marina_id !== 'elsewhere', resident: false, vessel_has_card: false };
}

function carriedOut(state: CardState, asked: CardCommand, context: CardContext): CardState | null {
  const decided = decide(asked, state, context);
  return isRefusal(decided) ? null : decided.reduce(evolve, state);
}

/** Runs a history and checks the card after each step that was not refused. */
function eachStep(
  steps: readonly { command: CardCommand; today: string; marina_id: string }[],
  look: (card: Card, asked: CardCommand, context: CardContext) => void,
): void {
  let state = evolve(initial(), issued);
  for (const { command: asked, ...at } of steps) {
    const context = contextOf(at);
    const next = carriedOut(state, asked, context);
    if (next?.exists !== true) continue;
    state = next;
    look(next, asked, context);
  }
}

describe('redeemed nights, whatever happens to a card', () => {
  it('never exceed the card’s yearly nights', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        eachStep(steps, ({ redemptions, first_visit_on }) => {
          const years = redemptions.flatMap(({ dates }) =>
            dates.map((night) => cardYearOf(first_visit_on ?? '', night)),
          );
          for (const year of new Set(years)) {
            expect(years.filter((other) => other === year).length).toBeLessThanOrEqual(NIGHTS_PER_YEAR);
          }
        });
      }),
      { numRuns: propertyRuns(1500) },
    );
  });

  it('are never redeemed twice', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        eachStep(steps, ({ redemptions }) => {
          const nights = redemptions.flatMap(({ dates }) => dates);
          expect(new Set(nights).size).toBe(nights.length);
        });
      }),
      { numRuns: propertyRuns(1500) },
    );
  });

  it('are as many as requested, within the stay, and a repeat changes nothing', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        eachStep(steps, (card, asked, context) => {
          if (asked.type !== 'RedeemNights') return;
          const dates = redemptionOf(card, asked.reservation_id)?.dates ?? [];
          expect(dates).toHaveLength(asked.nights);
          expect(dates.every((night) => night >= asked.start_date && night < asked.end_date)).toBe(true);
          expect(decide(asked, card, context)).toEqual([]);
        });
      }),
      { numRuns: propertyRuns(1500) },
    );
  });

  it('are exactly as many as the card offers', () => {
    fc.assert(
      fc.property(histories, stay, reservation, (steps, wanted, reservation_id) => {
        eachStep(steps, (card, _asked, context) => {
          const { redeem_nights_left: most } = membershipOf('c1', card, context, wanted, reservation_id);
          const redeem = (nights: number): CardCommand => ({
            type: 'RedeemNights',
            reservation_id,
            nights,
            ...wanted,
          });
          if (most > 0) expect(isRefusal(decide(redeem(most), card, context))).toBe(false);
          const held = redemptionOf(card, reservation_id)?.dates.length ?? 0;
          if (most + 1 !== held) expect(isRefusal(decide(redeem(most + 1), card, context))).toBe(true);
        });
      }),
      { numRuns: propertyRuns(1000) },
    );
  });
});
