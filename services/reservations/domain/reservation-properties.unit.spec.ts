import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { reservationErrors } from '../../../contracts/reservations/errors.js';
import { statusCodes } from '../../../contracts/reservations/vocabulary.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import type { RunEntry } from '../../../tests/fixtures/reservation-runs.js';
import { SECRET, anyRun } from '../../../tests/fixtures/reservation-runs.js';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import { displayedStatus } from './displayed-status.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { mergingEvents } from './events/merging-events.js';
import { reservationEvents } from './events/reservation-event.js';
import { evolve } from './evolve.js';
import { newestEntry, whoMustMove } from './history.js';
import { listStatus, statusLabel } from './list-status.js';
import { listTabs } from './list-tabs.js';
import { moveRefusal } from './move-refusals.js';
import { moveOf } from './reservation-command.js';
import type { ReservationState } from './reservation-state.js';
import { forgotten, heldAmount, initial, outstanding, paidInAll, standingCode } from './reservation-state.js';
import { displayedStatuses } from '../../../contracts/vocabulary/reservation-words.js';

const LIVES = { numRuns: propertyRuns(1000) };

function eventsOf(run: readonly RunEntry[]): ReservationEvent[] {
  return run.flatMap(({ decided }) => (isRefusal(decided) ? [] : [...decided]));
}

/** Rules by name; the property fails with the names of the broken ones. */
type Rules<T> = Readonly<Record<string, (subject: T) => boolean>>;
function broken<T>(rules: Rules<T>, subjects: readonly T[]): string[] {
  return Object.keys(rules).filter((name) => !subjects.every((subject) => rules[name]!(subject)));
}

const { reservation_has_berth } = berthErrors;
const published: readonly string[] = [
  ...reservationErrors,
  reservation_has_berth,
  'VALIDATION',
  'FORBIDDEN',
  'NOT_FOUND',
];
const answerRules: Rules<RunEntry> = {
  'a refusal has a published code and changes nothing': ({ decided, before, after }) =>
    !isRefusal(decided) || (published.includes(decided.code) && before === after),
  'what the next moves had closed is refused': ({ command, before, context, decided }) => {
    // An approval may supply the dates and documents that it needs.
    if ('opening' in command || command.type === 'ApproveReservation') return true;
    // Changes by the plan are recorded whatever the day.
    const ofPlan = command.type === 'AssignBerth' || command.type === 'UnassignBerth';
    if (ofPlan && context.actor === 'system') return true;
    // Money taken in time counts, however late it is reported.
    if (command.type === 'ReceivePayment' && context.actor === 'system') return true;
    const departed = command.type === 'FinishStay' && command.departed;
    return moveRefusal(moveOf(command), before, context, departed) === null || isRefusal(decided);
  },
};

const sumOf = (amounts: readonly { readonly amount: number }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);
const priced = (rule: (price: NonNullable<ReservationState['price']>, state: ReservationState) => boolean) => {
  return ({ after }: RunEntry): boolean => after.price === null || rule(after.price, after);
};
const moneyRules: Rules<RunEntry> = {
  'the lines add up to the total': priced(({ breakdown }) => sumOf(breakdown.lines) === breakdown.total),
  'the deposit is between nothing and the total': priced(
    ({ breakdown: { deposit, total } }) => 0 <= deposit && deposit <= total,
  ),
  'the price is that of the nights': priced(
    ({ breakdown }, state) => breakdown.nights === nightsBetween(state.start_date, state.end_date),
  ),
  'no more is due than the total': priced(({ breakdown }, state) => (state.due?.amount ?? 0) <= breakdown.total),
  'what is held is between nothing and the total': ({ after }) =>
    0 <= heldAmount(after) && heldAmount(after) <= (after.price?.breakdown.total ?? 0),
  'a stay that has been paid in part or has its deposit waived does not expire as unpaid': ({ before, decided }) => {
    const safe = before.deposit_waived === true || heldAmount(before) > 0;
    return !safe || isRefusal(decided) || decided.every(({ type }) => type !== 'PaymentExpired');
  },
  'no more goes back than was paid': ({ after }) =>
    sumOf(after.refunds) <= paidInAll(after) &&
    after.payments.every((payment) => {
      const parts = after.refunds.flatMap((refund) => refund.parts);
      const back = parts.filter((part) => part.provider_reference === payment.provider_reference);
      return sumOf(back) <= payment.amount;
    }),
  'a refund is the sum of its parts': ({ after }) =>
    after.refunds.every((refund) => sumOf(refund.parts) === refund.amount),
};

const statusRules: Rules<RunEntry> = {
  'there is one to show': ({ after: { reservation_id, statuses } }) =>
    reservation_id === null || (displayedStatus(statuses) !== '-' && statusLabel(listStatus(statuses)) !== '-'),
  'what was written last is the newest': ({ after: { statuses } }) =>
    newestEntry(statuses) === (statuses.at(-1) ?? null),
  'pending payment is what it is called': ({ after }) =>
    (listTabs(after.statuses).lite === 'APPROVED_PENDING_PAYMENT') ===
    (standingCode(after) === 'APPROVED' && outstanding(after) > 0),
  'only a boater who must move has an hour to do it by': ({ after }) =>
    after.deadline === null || whoMustMove(after.statuses) === 'BOATER',
  'a boater who must move has an hour to do it by, unless only a balance is due': ({ after }) =>
    after.deadline !== null || whoMustMove(after.statuses) !== 'BOATER' || standingCode(after) === 'APPROVED',
  'what is over before the stay holds no berth': ({ after }) =>
    listTabs(after.statuses).full !== 'CLOSED' || standingCode(after) === 'FINISHED' || after.berth === null,
  'what is over stays over, save that staff may cancel what ran out unpaid, and that a boat may still be there': ({
    command,
    before,
    after,
  }) => {
    if (listTabs(before.statuses).full !== 'CLOSED' || standingCode(before) === standingCode(after)) return true;
    if (command.type === 'ReopenStay') {
      const codes = before.statuses.map(({ status_code }) => status_code);
      return standingCode(before) === 'FINISHED' && codes.includes(standingCode(after)!);
    }
    return standingCode(before) === 'PAYMENT_EXPIRED' && standingCode(after) === 'CANCELED_BY_MARINA';
  },
};

const endings = ['BerthOfferAccepted', 'BerthOfferDeclined', 'BerthOfferExpired', 'BerthOfferWithdrawn'];
const offerRules: Rules<RunEntry> = {
  'an offer of a berth holds that berth, and no other offer runs beside it': ({ after }) =>
    after.berth_offer === null || (standingCode(after) === 'WAITING_LIST' && after.berth !== null),
  'an offer ends once, and only a running one ends': ({ before, decided }) => {
    if (isRefusal(decided)) return true;
    const ended = decided.filter(({ type }) => endings.includes(type));
    return ended.length <= (before.berth_offer === null ? 0 : 1);
  },
  'an offer that did not lead to a booking gives its berth back': ({ before, decided, after }) => {
    if (isRefusal(decided) || before.berth_offer === null || after.berth_offer !== null) return true;
    return after.ended_offers.at(-1)?.outcome === 'accepted' ? after.berth === before.berth : after.berth === null;
  },
  'a stay that has a berth has lost none': ({ after }) => after.berth === null || after.lost_berth === null,
};

describe('whatever is done to a reservation, in whatever order', () => {
  it('the lives reach every status and every event', () => {
    // Rare statuses need this many lives.
    const lives = fc.sample(anyRun, { numRuns: 6000, seed: 6 });
    const reached = new Set(lives.flatMap((run) => run.at(-1)!.after.statuses.map((entry) => entry.status_code)));
    const happened = new Set(lives.flatMap(eventsOf).map((event) => event.type));
    expect([...reached].sort()).toEqual([...statusCodes].sort());
    // The job that removes files of unapproved requests, whoever merges two stays, and the payer of a group decide beside
    // these commands.
    const beside = ['ReservationDocumentsRemoved', 'ReservationPayerSet', ...Object.keys(mergingEvents)];
    const decided = Object.keys(reservationEvents).filter((type) => !beside.includes(type));
    expect([...happened].sort()).toEqual(decided.sort());
  });

  it.each([
    ['answers', answerRules],
    ['money', moneyRules],
    ['statuses', statusRules],
    ['offers of a berth', offerRules],
  ])('%s', (_, rules) => {
    fc.assert(
      fc.property(anyRun, (run) => {
        expect(broken(rules, run)).toEqual([]);
      }),
      LIVES,
    );
  });

  it('a replay of the stored events leads to the same state', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const stored = eventsOf(run).map((event) => parsed(event, JSON.parse(JSON.stringify(event.data)) as object));
        expect(stored).toEqual(eventsOf(run));
        expect(stored.reduce(evolve, initial())).toEqual(run.at(-1)!.after);
      }),
      LIVES,
    );
  });

  it('erasing a boater leaves only nulls, and everything else unchanged', () => {
    fc.assert(
      fc.property(anyRun, (run) => {
        const erased = eventsOf(run).map(erase);
        expect(JSON.stringify(erased)).not.toContain(SECRET);
        expect(erased.reduce(evolve, initial())).toEqual(forgotten(run.at(-1)!.after));
      }),
      LIVES,
    );
  });
});

/** An event as the platform returns it once the person's key is destroyed. */
function erase(event: ReservationEvent): ReservationEvent {
  const personal = reservationEvents[event.type].personal ?? [];
  return parsed(event, { ...event.data, ...Object.fromEntries(personal.map((path) => [path, null])) });
}

function parsed(event: ReservationEvent, data: object): ReservationEvent {
  return { type: event.type, data: reservationEvents[event.type].data.parse(data) } as ReservationEvent;
}

describe('the events', () => {
  it('with personal data hold the id of the boater whose key encrypts it', () => {
    for (const definition of Object.values(reservationEvents)) {
      const sealed = (definition.personal?.length ?? 0) > 0;
      expect(definition.person !== undefined).toBe(sealed);
      if (sealed) expect(definition.person!({ boater_id: 'b-1' } as never)).toBe('b-1');
      if (sealed) expect(Object.keys(definition.data.shape)).toEqual(expect.arrayContaining([...definition.personal!]));
    }
  });
});

describe('the statuses of any history at all', () => {
  const history = fc.array(
    fc.record({
      status_code: fc.constantFrom(...statusCodes),
      action_required: fc.constantFrom('MARINA' as const, 'BOATER' as const, null),
      created_at: fc.integer({ min: 1, max: 5 }).map((day) => `2027-06-0${day}T00:00:00.000Z`),
    }),
    { maxLength: 8 },
  );

  it('are defined', () => {
    fc.assert(
      fc.property(history, (entries) => {
        expect(displayedStatuses).toContain(displayedStatus(entries));
        expect(displayedStatuses).toContain(listStatus(entries));
        expect(listStatus(entries) === '-').toBe(entries.length === 0);
        expect(statusLabel(listStatus(entries))).toMatch(/^(pending|waiting|approved|canceled|finished|-)$/);
        expect(listTabs(entries).full).toMatch(/^(PENDING|APPROVED|CLOSED)$/);
      }),
      LIVES,
    );
  });
});
