import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { Query as Matching } from 'mingo';
import { propertyRuns } from '../../../tests/fixtures/property-runs.js';
import type { Projection } from '../../platform/consuming/projection.js';
import { applyEvent, type WorkingDocument } from '../../platform/consuming/working-document.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { countedFor } from '../lookups/unread-notifications.js';
import { notificationList } from './notification-list.js';

const USERS = ['anna', 'bruno'] as const;
const STAYS = ['r1', 'r2'];
const NOW = '2027-06-20T10:00:00.000Z';
const TODAY = '2027-06-20';
const LONG_AGO = '2027-03-01T10:00:00.000Z';
const LATELY = '2027-06-15T10:00:00.000Z';

interface Logged {
  readonly stream: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

const at = fc.constantFrom(LONG_AGO, LATELY);
const stay = fc.constantFrom(...STAYS);
const leaving = fc.constantFrom('2027-06-19', '2027-06-20', '2027-07-01');

const opened = (type: string) =>
  fc.tuple(stay, leaving, at).map(([id, end_date, when]): Logged => {
    const vessel = { vessel_id: null, length: 9, beam: 3, draft: 1 };
    const data = { view_id: id, boater_id: 'p', start_date: '2027-06-10', end_date, vessel, at: when };
    return { stream: `reservation-${id}`, type, data };
  });
const happened = (type: string) =>
  fc.tuple(stay, at).map(([id, when]): Logged => ({ stream: `reservation-${id}`, type, data: { at: when } }));
const moved = fc.tuple(stay, leaving).map(([id, end_date]): Logged => {
  const data = { start_date: '2027-06-10', end_date, at: LATELY };
  return { stream: `reservation-${id}`, type: 'StayDatesChanged', data };
});
const filed = fc
  .tuple(fc.constantFrom('q1', 'q2'), fc.constantFrom('RESIDENCY', 'MEMBERSHIP'), at)
  .map(([id, kind, when]): Logged => ({
    stream: `request-${id}`,
    type: 'CustomerRequestFiled',
    data: { request_id: id, boater_id: 'p', vessel_id: null, kind, at: when },
  }));
const answered = fc
  .tuple(fc.constantFrom('q1', 'q2'), fc.constantFrom('Approved', 'Declined', 'Reopened'))
  .map(([id, how]): Logged => ({ stream: `request-${id}`, type: `CustomerRequest${how}`, data: { at: LATELY } }));
const absence = fc
  .tuple(fc.constantFrom('s1', 's2'), fc.constantFrom('BOATER', 'MARINA'), at)
  .map(([step_id, by, when]): Logged => {
    const dates = { departure_date: '2027-06-21', return_date: '2027-06-25' };
    const data = { step_id, by, at: when, boater_id: 'p', vessel_id: 'v', ...dates };
    return { stream: 'absence-a', type: 'AbsenceReported', data };
  });
const planned = fc
  .constantFrom('s1', 's2')
  .map((step_id): Logged => ({ stream: 'absence-a', type: 'AbsencePlanned', data: { step_id, at: LATELY } }));
/** The ids of events are their places in the log. */
const marked = fc
  .tuple(
    fc.constantFrom(...USERS),
    fc.constantFrom('Viewed', 'Read', 'Unread', 'Deleted', 'Restored'),
    fc.uniqueArray(fc.oneof(fc.nat(20).map(String), fc.constantFrom('q1', 'q2', 's1', 's2')), { minLength: 1 }),
  )
  .map(([user_id, how, notification_ids]): Logged => {
    const data = { user_id, notification_ids, at: LATELY };
    return { stream: `inbox-${user_id}`, type: `Notifications${how}`, data };
  });

const anything = fc.oneof(
  opened('ReservationRequested'),
  happened('PriceAccepted'),
  happened('ReservationDocumentAdded'),
  happened('ReservationCanceledByBoater'),
  moved,
  filed,
  answered,
  absence,
  planned,
  { arbitrary: marked, weight: 4 },
);

function event({ stream, type, data }: Logged, position: number): LoggedEvent {
  const metadata = { marina_id: 'm', recorded_at: LATELY, actor: { kind: 'boater', id: 'p', name: null } };
  return { id: String(position), stream, type, data, position, revision: position, metadata } as never;
}

/** A notification that is made anew has no marks. */
function forget(marks: Map<string, Set<string>>, id: string): void {
  for (const [key, own] of marks) if (key.endsWith(` ${id}`)) own.clear();
}

/** The count as the log has it, without a read model. */
function countOverLog(log: readonly Logged[], user: string): number {
  const ends = new Map<string, string>();
  const news = new Map<string, { counts: (marks: Set<string>) => boolean }>();
  const open = new Set<string>();
  const plannedSteps = new Set<string>();
  const marks = new Map<string, Set<string>>();
  const recent = (when: unknown) => when === LATELY;
  for (const [position, { stream, type, data }] of log.entries()) {
    const id = stream.split('-')[1] ?? '';
    if (typeof data.end_date === 'string') ends.set(id, data.end_date);
    if (['ReservationRequested', 'PriceAccepted', 'ReservationCanceledByBoater'].includes(type)) {
      news.set(String(position), {
        counts: (own) => recent(data.at) && !own.has('viewed') && (ends.get(id) ?? '') >= TODAY,
      });
    }
    if (type === 'ReservationDocumentAdded') news.set(String(position), { counts: () => false });
    if (type === 'CustomerRequestFiled') {
      open.add(id);
      forget(marks, id);
      news.set(id, {
        counts: (own) => (data.kind === 'RESIDENCY' ? open.has(id) : recent(data.at) && !own.has('viewed')),
      });
    }
    if (type === 'CustomerRequestReopened' && news.has(id)) open.add(id);
    if (type === 'CustomerRequestApproved' || type === 'CustomerRequestDeclined') open.delete(id);
    if (type === 'AbsenceReported' && data.by === 'BOATER') {
      const step = data.step_id as string;
      plannedSteps.delete(step);
      forget(marks, step);
      news.set(step, {
        counts: (own) => plannedSteps.has(step) && recent(data.at) && !own.has('viewed'),
      });
    }
    if (type === 'AbsencePlanned' && news.has(data.step_id as string)) plannedSteps.add(data.step_id as string);
    if (!stream.startsWith('inbox-')) continue;
    for (const one of data.notification_ids as string[]) {
      if (!news.has(one)) continue;
      const key = `${id} ${one}`;
      const own = marks.get(key) ?? new Set<string>();
      marks.set(key, own);
      if (type === 'NotificationsViewed' || type === 'NotificationsRead') own.add('viewed');
      if (type === 'NotificationsUnread') own.delete('viewed');
      if (type === 'NotificationsDeleted') own.add('deleted');
      if (type === 'NotificationsRestored') own.delete('deleted');
    }
  }
  return [...news].filter(([id, { counts }]) => {
    const own = marks.get(`${user} ${id}`) ?? new Set<string>();
    return !own.has('deleted') && counts(own);
  }).length;
}

describe('the count of unread notifications', () => {
  it('equals a count over the log, for each person', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 25 }), (log) => {
        const documents = new Map<string, WorkingDocument>();
        const projection = notificationList as unknown as Projection;
        for (const [position, logged] of log.entries()) {
          const one = event(logged, position);
          applyEvent(projection, one, projection.documentIds(one), documents, false);
        }
        const stored = [...documents.values()]
          .map(({ document }) => document)
          .filter((document) => document !== undefined);
        for (const user of USERS) {
          const counts = countedFor(user, 'm', { now: NOW, works_since: '2000-01-01T00:00:00.000Z', today: TODAY }).map(
            (filter) => stored.filter((document) => new Matching(filter as never).test(document)).length,
          );
          expect(counts.reduce((sum, count) => sum + count, 0)).toBe(countOverLog(log, user));
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });
});
