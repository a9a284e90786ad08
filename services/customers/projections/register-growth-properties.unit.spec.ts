import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { registerGrowth, type RegisterMonth } from './register-growth.js';

const types = ['BoaterRegistered', 'BoaterReplaced', 'BoaterReinstated', 'BoaterContactChanged', 'VesselRegistered'];
const months = ['2026-11', '2026-12', '2027-01', '2027-02'];
const anEvent = fc.record({
  type: fc.constantFrom(...types),
  marina_id: fc.constantFrom('m1', 'm2', null),
  month: fc.constantFrom(...months),
});

const logged = ({ type, marina_id, month }: { type: string; marina_id: string | null; month: string }) =>
  ({
    stream: `${type.startsWith('Vessel') ? 'vessel' : 'boater'}-x`,
    type,
    data: {},
    metadata: { marina_id, recorded_at: `${month}-07T10:00:00.000Z` },
  }) as unknown as LoggedEvent;

it('equals a count over the log, month by month', () => {
  fc.assert(
    fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
      const documents = new Map<string, RegisterMonth>();
      for (const event of events.map(logged)) {
        for (const id of registerGrowth.documentIds(event)) {
          const next = registerGrowth.apply(documents.get(id), event, id);
          if (next != null) documents.set(id, next);
        }
      }
      const count = (marina: string, month: string, type: string) =>
        events.filter((event) => event.marina_id === marina && event.month === month && event.type === type).length;
      for (const marina of ['m1', 'm2']) {
        for (const month of months) {
          const found = documents.get(`${marina} ${month}`);
          const boaters =
            count(marina, month, 'BoaterRegistered') +
            count(marina, month, 'BoaterReinstated') -
            count(marina, month, 'BoaterReplaced');
          expect(found?.boaters ?? 0).toBe(boaters);
          expect(found?.vessels ?? 0).toBe(count(marina, month, 'VesselRegistered'));
        }
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});
