import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { statusCodes } from '../../contracts/reservations/vocabulary.js';
import type { SavedView } from '../../contracts/views/view.js';
import { asBoater, campaignResults } from '../../services/campaigns/projections/campaign-results.js';
import { campaignList } from '../../services/campaigns/projections/campaign-list.js';
import type { userEvents } from '../../services/identity/domain/user-events.js';
import { chatList } from '../../services/messages/projections/chat-list.js';
import { messageList } from '../../services/messages/projections/message-list.js';
import { unreadBy } from '../../services/messages/lookups/unread-messages.js';
import { notificationList } from '../../services/notifications/projections/notification-list.js';
import { countedFor } from '../../services/notifications/lookups/unread-notifications.js';
import { localDate } from '../../services/platform/clock/clock.js';
import type { LoggedEvent } from '../../services/platform/event-sourcing/event-definition.js';
import type { ReservationEvent } from '../../services/reservations/domain/events/reservation-event.js';
import { evolve } from '../../services/reservations/domain/evolve.js';
import { instalmentsOfStay } from '../../services/reservations/domain/instalments.js';
import { initial, type ReservationState } from '../../services/reservations/domain/reservation-state.js';
import { deadlineOf } from '../../services/reservations/projections/deadlines.js';
import { balanceOf } from '../../services/reports/domain/stay-figures.js';
import { stayFigures } from '../../services/reports/projections/stay-figures.js';
import { countOf, documentsOf } from '../fixtures/documents-of.js';
import { type FilledDemo, filledDemo } from '../fixtures/demo-marina.js';

const NOW = '2027-09-20T14:20:00.000Z';
const TODAY = localDate(NOW, 'Europe/Paris');
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Values that are salted or keyed with a secret of the installation, and therefore differ every time. */
const SECRET = /"(password_hash|secret_digest|token_digest|command_hash)":"[^"]*"/g;

type UserAdded = z.output<typeof userEvents.UserAdded.data>;

/** The log as text. Ids and values that depend on secrets are replaced by their order of appearance. */
function told(events: readonly LoggedEvent[]): string[] {
  const seen = new Map<string, string>();
  const numbered = (text: string) => seen.get(text) ?? seen.set(text, `#${seen.size}`).get(text) ?? '';
  return events.map(({ stream, revision, type, data, metadata: { actor, recorded_at, marina_id } }) =>
    JSON.stringify({ stream, revision, type, data, actor, recorded_at, marina_id })
      .replace(SECRET, '')
      .replace(/claim-[0-9a-f]{40}/g, numbered)
      .replace(UUID, numbered),
  );
}

function reservations(events: readonly LoggedEvent[]): ReservationState[] {
  const states = new Map<string, ReservationState>();
  for (const event of events.filter(({ stream }) => stream.startsWith('reservation-'))) {
    const before = states.get(event.stream) ?? initial();
    states.set(event.stream, evolve(before, event as unknown as ReservationEvent));
  }
  return [...states.values()];
}

describe('a demo marina of size S', () => {
  let demo: FilledDemo;
  let stays: ReservationState[];
  const count = (type: string) => demo.events.filter((event) => event.type === type).length;

  beforeAll(async () => {
    demo = await filledDemo('S', NOW);
    stays = reservations(demo.events);
  }, 180_000);

  it('has 60 berths and two of the lost visits, more than half of them of residents', () => {
    expect(count('BerthCreated')).toBe(62);
    expect(count('ResidentBerthed')).toBeGreaterThanOrEqual(30);
  });

  it('has seen every status, from both sources', () => {
    const met = new Set(stays.flatMap(({ statuses }) => statuses.map(({ status_code }) => status_code)));
    expect([...met].sort()).toEqual([...statusCodes].sort());
    expect(new Set(stays.map(({ source }) => source))).toEqual(new Set(['BOATER', 'MARINA']));
  });

  it('has stays that staff arranged on the plan: a split one, two that changed places, and a boat over two berths', () => {
    type Data = { reason?: string; segments?: unknown[]; extends_over?: unknown[]; start_date?: string };
    const of = (type: string) => demo.events.filter((event) => event.type === type).map(({ data }) => data as Data);
    const moves = of('AllocationMoved');
    expect(moves.filter((data) => 'swapped_with' in data)).toHaveLength(2);
    expect(moves.filter(({ reason, segments = [] }) => reason === 'STAFF' && segments.length > 1)).not.toHaveLength(0);
    const ahead = of('BerthAllocated').filter(({ start_date = '' }) => start_date > TODAY);
    expect(ahead.filter(({ extends_over = [] }) => extends_over.length > 0)).not.toHaveLength(0);
  });

  it('leaves work for the matching page: two lost berths, a waiting list, and an offer that runs', () => {
    expect(stays.filter(({ lost_berth }) => lost_berth?.alert === true)).toHaveLength(2);
    expect(stays.filter(({ berth_offer }) => berth_offer !== null)).toHaveLength(1);
    const waits = stays.filter(({ statuses }) => statuses.at(-1)?.status_code === 'WAITING_LIST');
    expect(waits.length).toBeGreaterThanOrEqual(3);
  });

  it('has a dock walk under way with half of the berths checked, and two past ones', () => {
    expect([count('DockWalkStarted'), count('DockWalkSaved')]).toEqual([3, 2]);
    const last = demo.events.findLast((event) => event.type === 'DockWalkStarted')?.stream;
    const today = demo.events.filter(({ stream }) => stream === last);
    expect(today.filter(({ type }) => type === 'BerthChecked')).toHaveLength(31);
    expect(today.filter(({ type }) => type === 'DifferenceFound').length).toBeGreaterThanOrEqual(2);
    expect(today.filter(({ type }) => type === 'CheckConflicted')).toEqual([]);
  });

  it('has about ten arrivals a day in August, and few in spring', () => {
    const opened = demo.events.find(({ type }) => type === 'MarinaOpened');
    const main = stays.filter(({ marina_id }) => marina_id === opened?.metadata.marina_id);
    const perDay = (month: string) => main.filter(({ start_date }) => start_date.startsWith(month)).length / 30;
    expect(perDay('2027-08')).toBeGreaterThan(7);
    expect(perDay('2027-08')).toBeLessThan(16);
    expect(perDay('2027-04')).toBeLessThan(perDay('2027-08') / 2);
  });

  it('looks half a year back and half a year ahead', () => {
    expect(demo.events[0]?.metadata.recorded_at.slice(0, 10)).toBe('2027-03-21');
    expect(demo.events.every(({ metadata }) => metadata.recorded_at <= NOW)).toBe(true);
    expect(stays.some(({ start_date }) => start_date > '2028-01-01')).toBe(true);
  });

  it('has absences, cards with redeemed nights, papers, messages, payments and refunds', () => {
    for (const type of ['AbsenceOpenedOnPlan', 'CardIssued', 'NightsRedeemed', 'ReservationDocumentAdded']) {
      expect([type, count(type) > 0]).toEqual([type, true]);
    }
    for (const type of ['MessagePosted', 'PaymentReceived', 'RefundIssued', 'VesselArrived', 'VesselDeparted']) {
      expect([type, count(type) > 0]).toEqual([type, true]);
    }
  });

  it('has one stay under a contract, of which an instalment is due', () => {
    const contracted = stays.filter(({ contract_id }) => contract_id !== null);
    const standings = contracted.map((stay) => instalmentsOfStay(stay, TODAY).map(({ standing }) => standing));
    expect(standings).toEqual([['paid', 'paid', 'due', 'upcoming', 'upcoming', 'upcoming']]);
  });

  it('has conversations about reservations, about an absence and about no record', () => {
    const flows = documentsOf(chatList, demo.events).filter(({ spoken }) => spoken !== null);
    const count = (wanted: string) => flows.filter(({ flow }) => flow === wanted).length;
    expect([count('absence_report'), count('general')]).toEqual([1, 1]);
    expect(count('reservation')).toBeGreaterThan(5);
  });

  it.each(['manager@example.org', 'staff@example.org', 'chain@example.org'])(
    'shows 3 to 5 unread at the bell of %s',
    (email) => {
      const added = demo.events.filter(({ type }) => type === 'UserAdded');
      const event = added.find(({ data }) => (data as UserAdded).email === email);
      const user = (event?.data as UserAdded | undefined)?.user_id ?? '';
      const works_since = event?.metadata.recorded_at ?? null;
      const marina = demo.events.find(({ type }) => type === 'MarinaOpened')?.metadata.marina_id ?? '';
      const news = documentsOf(notificationList, demo.events);
      const counted = countedFor(user, marina, { now: NOW, works_since, today: TODAY }).map((filter) =>
        countOf(news, filter),
      );
      const messages = countOf(documentsOf(messageList, demo.events), unreadBy(user, marina, NOW));
      const unread = counted.reduce((sum, part) => sum + part, messages);
      expect(unread).toBeGreaterThanOrEqual(3);
      expect(unread).toBeLessThanOrEqual(5);
    },
  );

  it('has arrivals and departures of today, and an offer and a payment that are due today', () => {
    const figures = documentsOf(stayFigures, demo.events).filter(({ standing }) => standing === 'booked');
    const arriving = figures.filter(({ start_date, arrived_on }) => start_date === TODAY && arrived_on === null);
    const leaving = figures.filter((stay) => stay.end_date === TODAY && stay.arrived_on !== null && !stay.departed_on);
    expect(arriving.length).toBeGreaterThanOrEqual(2);
    expect(leaving.length).toBeGreaterThanOrEqual(2);
    const due = stays.map((state) => deadlineOf(state)).filter(({ due_at }) => due_at !== null && due_at > NOW);
    const today = due.filter(({ due_at }) => localDate(due_at ?? '', 'Europe/Paris') === TODAY);
    expect(today.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['boater_answer', 'payment']));
  });

  it('has seen the boats of past stays come, pay and leave, except one to three', () => {
    const past = documentsOf(stayFigures, demo.events).filter(
      ({ standing, end_date }) => standing === 'booked' && end_date < TODAY,
    );
    const main = demo.events.find(({ type }) => type === 'MarinaOpened')?.metadata.marina_id;
    const missing = past.filter(({ arrived_on }) => arrived_on === null);
    const ofMain = missing.filter(({ marina_id }) => marina_id === main);
    expect(ofMain.length).toBeGreaterThanOrEqual(1);
    expect(ofMain.length).toBeLessThanOrEqual(3);
    expect(missing.length - ofMain.length).toBeLessThanOrEqual(3);
    const still = past.filter((stay) => stay.arrived_on !== null && stay.departed_on === null);
    expect(still.length).toBeLessThanOrEqual(2);
    const owing = past.filter((stay) => balanceOf(stay) > 0);
    expect(owing.length).toBeLessThan(past.length / 10);
  });

  it('has campaigns that came to something', () => {
    const campaigns = documentsOf(campaignList, demo.events);
    const results = documentsOf(campaignResults, demo.events).map((document) => asBoater(document));
    const of = (id: string) => results.reduce((sum, boater) => sum + (boater?.results[id] ?? 0), 0);
    expect(campaigns.map(({ screen_type, status }) => [screen_type, status])).toEqual([
      ['REVENUE_PLANNING', 'DONE'],
      ['MARINA_TRAFFIC', 'DONE'],
    ]);
    for (const { campaign_id, sent } of campaigns) expect([sent > 5, of(campaign_id) > 0]).toEqual([true, true]);
  });

  it('has the logo of an association for light and dark', () => {
    expect(count('AssociationLogoSet')).toBe(2);
  });

  it('has templates for messages in both marinas that write to boaters', () => {
    expect(count('MessageTemplateCreated')).toBe(8);
  });

  it('has views that the manager shares, views of their makers, and a report that is sent each week', () => {
    const views = demo.events.filter(({ type }) => type === 'ViewSaved').map(({ data }) => data as SavedView);
    expect(views.map(({ list, shared, mail }) => [list, shared, mail])).toEqual([
      ['reservations', true, 'NONE'],
      ['customers', true, 'NONE'],
      ['reports', false, 'WEEK'],
      ['reports', false, 'NONE'],
    ]);
  });

  it('leaves the desk something of every kind to do', () => {
    const open = stays.filter(({ end_date }) => end_date > TODAY).map(({ statuses }) => statuses.at(-1)?.status_code);
    for (const code of ['INITIATED', 'BOATER_ACCEPTED', 'UPDATED', 'APPROVED', 'WAITING_LIST'] as const) {
      expect([code, open.includes(code)]).toEqual([code, true]);
    }
  });

  it('meets no unexpected refusal', () => {
    const known = [
      'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE',
      'RESERVATION_ACTION_NOT_ALLOWED',
      // The list of open balances still has a stay that was paid online a moment before.
      'RESERVATION_PAYMENT_NOT_DUE',
    ];
    const ofBerths = ['BERTH_NOT_FOR_BOAT_TYPE', 'BERTH_TOO_SMALL', 'min_length_berth_allocationg'];
    const others = [...demo.figures.refusals.keys()].filter((code) => ![...known, ...ofBerths].includes(code));
    expect(others).toEqual([]);
  });

  it('gives every person an address of their own', () => {
    const registered = demo.events.filter(({ type }) => type === 'BoaterRegistered');
    const addresses = registered.map(({ data }) => (data as { contact: { email: string } }).contact.email);
    expect(addresses.every((address) => address.endsWith('@example.org'))).toBe(true);
  });
});

describe('two demo marinas of the same seed, size and day', () => {
  const size = { berths: 20, arrivals: 2, onTheDesk: 1 };

  it('are the same, event by event', async () => {
    const one = told((await filledDemo(size, NOW)).events);
    const other = told((await filledDemo(size, NOW)).events);
    expect(other.length).toBe(one.length);
    for (const [index, event] of one.entries()) expect(other[index]).toBe(event);
  }, 120_000);

  it('differ by their seed', async () => {
    const names = async (seed: string) =>
      (await filledDemo({ berths: 10, arrivals: 1, onTheDesk: 0 }, '2027-05-02T08:00:00.000Z', seed)).events
        .filter(({ type }) => type === 'BoaterRegistered')
        .map(({ data }) => (data as { contact: { email: string } }).contact.email);
    expect(await names('one')).not.toEqual(await names('another'));
  }, 60_000);
});
