import { describe, expect, it } from '@jest/globals';
import type { EventDefinition } from '../../../contracts/vocabulary/event-definitions.js';
import { byBoater } from '../../../tests/fixtures/reservation-examples.js';
import { eventful, histories, logged } from '../../../tests/fixtures/reservation-histories.js';
import { type FactDifference, factDifferences } from '../../platform/audit-trail/fact-differences.js';
import { reservationAuditView as view } from './audit-view.js';
import { type ReservationEvent, reservationEvents } from '../domain/events/reservation-event.js';

const scope = { marina_id: 'm1', features: new Set<string>() };

/** The changes of each event and the facts it carries. */
function stepsOf(events: readonly ReservationEvent[]) {
  let state = view.initial();
  return logged(events).map((event) => {
    const before = view.facts(state, scope);
    state = view.evolve(state, event as unknown as ReservationEvent);
    const differences = factDifferences(before, view.facts(state, scope), view.fields);
    const said = (view.adds?.(event) ?? []).filter(({ value }) => value !== null);
    return { type: event.type, differences, said };
  });
}

/** The same events after the boater was erased. */
function erased(events: readonly ReservationEvent[]): ReservationEvent[] {
  return events.map((event) => {
    const definition: EventDefinition = reservationEvents[event.type];
    const gone = Object.fromEntries((definition.personal ?? []).map((path) => [path, null]));
    return { ...event, data: { ...event.data, ...gone } } as ReservationEvent;
  });
}

const of = (differences: readonly FactDifference[] | undefined, field: string) =>
  differences?.find((one) => one.field === field);

describe('a reservation in the history', () => {
  it.each(Object.entries(histories))('shows only its own fields, in their order: %s', (_name, events) => {
    for (const { differences, said } of stepsOf(events)) {
      const places = differences.map(({ field }) => view.fields.indexOf(field as (typeof view.fields)[number]));
      expect(places).not.toContain(-1);
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(said.every(({ field }) => view.fields.includes(field))).toBe(true);
    }
  });

  it('shows what sending a price changes, and the message sent with it', () => {
    const sent = stepsOf(eventful).find(({ type }) => type === 'PriceSent');
    expect(of(sent?.differences, 'status')).toMatchObject({ from: { code: 'INITIATED' }, to: { code: 'UPDATED' } });
    expect(of(sent?.differences, 'next_move')).toMatchObject({ from: { code: 'MARINA' }, to: { code: 'BOATER' } });
    expect(of(sent?.differences, 'price_per_night')).toMatchObject({
      from: null,
      to: { minor: 5000, currency: 'EUR' },
    });
    expect(of(sent?.differences, 'deposit')).toMatchObject({ from: null, to: { minor: 7000 } });
    expect(sent?.said).toEqual([{ field: 'message', value: { is: 'text', text: 'Welcome back' } }]);
  });

  it('shows the message sent with suggested dates', () => {
    const suggest: ReservationEvent = {
      type: 'DatesSuggested',
      data: {
        suggested_dates: [{ start_date: '2027-08-01', end_date: '2027-08-03' }],
        answer_by: '2027-06-03T10:00:00.000Z',
        boater_id: 'b',
        message: 'Quieter then',
        at: '2027-06-01T10:00:00.000Z',
      },
    };
    const said = stepsOf([...byBoater.INITIATED, suggest]).at(-1)?.said;
    expect(said).toEqual([{ field: 'message', value: { is: 'text', text: 'Quieter then' } }]);
  });

  it('keeps a message after the next event', () => {
    const [, ...later] = stepsOf(eventful);
    expect(later.flatMap(({ differences }) => differences).filter(({ field }) => field === 'message')).toEqual([]);
  });

  it('shows money that is due, paid and refunded', () => {
    const steps = stepsOf(eventful);
    const step = (type: string) => steps.find((one) => one.type === type)?.differences;
    expect(of(step('ReservationApproved'), 'status')).toMatchObject({ to: { code: 'APPROVED_PAYMENT_DUE' } });
    expect(of(step('ReservationApproved'), 'to_be_paid')).toMatchObject({ from: null, to: { minor: 7000 } });
    expect(of(step('PaymentReceived'), 'status')).toMatchObject({ to: { code: 'APPROVED' } });
    expect(of(step('PaymentReceived'), 'paid')).toMatchObject({ from: null, to: { minor: 7000 } });
    expect(of(step('RefundIssued'), 'refunded')).toMatchObject({ from: null });
  });

  it('shows berths and why one was skipped', () => {
    const steps = stepsOf(eventful);
    const given = steps.find(({ type }) => type === 'BerthAssigned');
    expect(of(given?.differences, 'berth')).toMatchObject({ from: null, to: { text: 'A12' } });
    expect(steps.find(({ type }) => type === 'MatchSkipped')?.said).toEqual([
      { field: 'skip_reason', value: { is: 'word', set: 'skip_reason', code: 'other' } },
      { field: 'message', value: { is: 'text', text: 'too windy' } },
    ]);
  });

  it('holds nothing of a boater who was erased', () => {
    const before = JSON.stringify(stepsOf(eventful));
    const after = JSON.stringify(stepsOf(erased(eventful)));
    for (const secret of ['Moreau', 'Île', 'Arriving late', 'Regular guest', 'Welcome back', 'too windy', 'So sorry']) {
      expect(before).toContain(secret);
      expect(after).not.toContain(secret);
    }
    const [opening] = stepsOf(erased(byBoater.INITIATED));
    expect(of(opening?.differences, 'boater')?.to).toEqual({ is: 'erased' });
    expect(of(opening?.differences, 'vessel_name')?.to).toEqual({ is: 'erased' });
  });

  it('belongs to the boater from its opening on', () => {
    const owners = logged(eventful).map((event) => view.owner?.(event));
    expect(owners[0]).toBe(eventful[0]?.type === 'ReservationRequested' ? eventful[0].data.boater_id : '');
    expect(owners.slice(1).every((owner) => owner === null)).toBe(true);
  });
});
