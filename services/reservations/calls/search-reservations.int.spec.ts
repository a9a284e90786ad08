import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { FindBoatersByMailStart, FindPersonRecords, FindVessels } from '../../../contracts/customers/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import {
  listAllReservations,
  listReservations,
  reservationAdminList,
  reservationList,
  type ReservationRow,
} from '../../../contracts/reservations/list.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { callOfStaff } from '../../../tests/fixtures/received-calls.js';
import {
  berth,
  boater,
  context,
  historyOf,
  offer,
  offerWithDeposit,
  on,
  opening,
  staff,
  type Step,
} from '../../../tests/fixtures/reservation-examples.js';
import { ReservationReadSide } from '../../../tests/fixtures/reservation-read-side.js';
import {
  berthA12,
  berthB1,
  homeMarina,
  knownVessel,
  otherMarina,
  pierA,
  surround,
  uuid,
} from '../../../tests/fixtures/reservation-surroundings.js';
import type { Opening } from '../domain/reservation-command.js';
import { BerthNames } from '../lookups/berth-names.js';
import { RowFactsOfMarina } from '../lookups/row-facts.js';
import { WaitingPlaces } from '../lookups/waiting-places.js';
import { listOrders } from '../projections/reservation-list.js';
import { SearchAllReservations } from './search-all-reservations.js';
import { SearchReservations } from './search-reservations.js';

/** 10 July in Paris. */
const NOW = '2027-07-09T22:30:00.000Z';
const INES = uuid(700);
const READER = uuid(701);
const VESSEL = knownVessel.id;

const name = (first_name: string, last_name: string) => ({ ...opening.boater, first_name, last_name });
const nights = (start_date: string, end_date: string) => ({ start_date, end_date });
const asked = (over: Partial<Opening>): Step => [
  { type: 'RequestReservation', opening: { ...opening, ...over } },
  boater,
];
const made = (action: 'APPROVE' | 'ADD_TO_WAITING_LIST', over: Partial<Opening>, terms = offer): Step => [
  { type: 'CreateByMarina', action, opening: { ...opening, ...over }, offer: terms, internal_note: null },
  on('2027-06-04', staff),
];
const berthed = (berth_id: string, label: string): Step => {
  const chosen = { berth_id, allocation_id: 'a', label, min_length: null, min_length_confirmed: false };
  const found = { ...chosen, suggested_berth_id: null, skip_reason: null };
  return [{ type: 'AssignBerth', berth: found }, on('2027-06-05')];
};
const boat = (length: number, vessel_id: string | null = null) => ({ ...opening.vessel, length, vessel_id });

const free = { ...berth, berth_id: uuid(31), label: 'C3' };

/** Ten reservations; the last two are not in the marina's list. */
const REQUESTED = uuid(101);
const PRICED = uuid(102);
const WAITING = uuid(103);
const BERTHED = uuid(104);
const UNPAID = uuid(105);
const INSTANT = uuid(106);
const DECLINED = uuid(107);
const SUGGESTED = uuid(108);
const HIDDEN = uuid(109);
const FOREIGN = uuid(110);

const stays: Record<string, readonly Step[]> = {
  [REQUESTED]: [asked({ ...nights('2027-07-10', '2027-07-17'), vessel: boat(9.5, VESSEL) })],
  [PRICED]: [
    asked({
      ...nights('2027-07-16', '2027-07-18'),
      boater_id: INES,
      boater: name('Inès', 'Delacroix'),
      vessel_name: 'Petrel',
    }),
    [{ type: 'SendPrice', via: 'UPDATE', changes: { offer } }, on('2027-06-02')],
  ],
  [WAITING]: [made('ADD_TO_WAITING_LIST', { ...nights('2027-08-20', '2027-08-25'), customer_type: 'RESIDENT' })],
  [BERTHED]: [
    made('APPROVE', { ...nights('2027-07-20', '2027-07-21'), boater: name('Zoë', 'Ångström'), vessel: boat(12) }),
    berthed(berthA12, 'A12'),
  ],
  [UNPAID]: [made('APPROVE', nights('2027-07-30', '2027-08-02'), offerWithDeposit), berthed(berthB1, 'B1')],
  [INSTANT]: [
    [
      {
        type: 'BookInstantly',
        opening: { ...opening, ...nights('2027-09-01', '2027-09-03') },
        offer,
        berth: free,
      },
      context({ actor: 'boater', marina: { ...staff.marina, accepts_online_payments: false } }),
    ],
  ],
  [DECLINED]: [
    asked({ ...nights('2027-07-05', '2027-07-10'), view_id: 'Q-ZEBRA77' }),
    [{ type: 'CancelByBoater', message: null }, on('2027-06-06', boater)],
  ],
  [SUGGESTED]: [
    asked(nights('2027-07-10', '2027-07-12')),
    [{ type: 'SuggestDates', suggested_dates: [nights('2027-07-11', '2027-07-13')] }, on('2027-06-03')],
  ],
};
const LISTED = Object.keys(stays);

describe('the reservation lists', () => {
  let side: ReservationReadSide;
  let handler: SearchReservations;
  let adminHandler: SearchAllReservations;

  beforeAll(async () => {
    side = await ReservationReadSide.start(NOW);
    surround(side.areas);
    side.areas.answer(FindPersonRecords, () => new Map());
    side.areas.answer(FindBoatersByMailStart, () => []);
    for (const [id, steps] of Object.entries(stays)) await side.happened(id, historyOf(...steps));
    await side.happened(
      HIDDEN,
      historyOf([{ type: 'BookInstantly', opening, offer: offerWithDeposit, berth: free }, boater]),
    );
    await side.happened(FOREIGN, historyOf(asked({ marina_id: otherMarina.id })));
    const names = new BerthNames(side.queries);
    const rows = new RowFactsOfMarina(side.queries, names, new WaitingPlaces(side.projections), side.projections);
    handler = new SearchReservations(side.projections, side.queries, side.clock, names, rows);
    adminHandler = new SearchAllReservations(side.projections, side.queries, side.clock, names, rows);
  });

  afterAll(() => side.close());

  async function search(input: z.input<typeof listReservations>) {
    const query = callOfStaff(
      reservationApi.getall,
      { marina_id: homeMarina.id, user_id: READER },
      listReservations.parse({ page_size: 100, ...input }),
    );
    const answer = await handler.execute(query);
    if (isRefusal(answer)) throw new Error(answer.code);
    expect(reservationList.parse(answer)).toEqual(answer);
    return answer;
  }
  type Filter = NonNullable<z.input<typeof listReservations>['filter']>;
  const found = async (filter: Filter) => (await search({ filter })).items.map((row) => row.id).sort();

  it.each<[string, Filter, readonly string[]]>([
    ['no filter', {}, LISTED],
    ['the tab PENDING', { tab: 'PENDING' }, [REQUESTED, PRICED, WAITING, SUGGESTED]],
    ['the tab APPROVED', { tab: 'APPROVED' }, [BERTHED, UNPAID, INSTANT]],
    ['the tab CLOSED', { tab: 'CLOSED' }, [DECLINED]],
    ['the lite tab NEW', { edition: 'lite', tab: 'NEW' }, [REQUESTED, PRICED, SUGGESTED]],
    ['the lite tab WAITING_LIST', { edition: 'lite', tab: 'WAITING_LIST' }, [WAITING]],
    ['the lite tab APPROVED_PENDING_PAYMENT', { edition: 'lite', tab: 'APPROVED_PENDING_PAYMENT' }, [UNPAID]],
    ['the lite tab BOOKED', { edition: 'lite', tab: 'BOOKED' }, [BERTHED, INSTANT]],
    ['the lite tab HISTORY', { edition: 'lite', tab: 'HISTORY' }, [DECLINED]],
    ['displayed statuses', { statuses: ['waiting', 'waiting_list'] }, [PRICED, WAITING]],
    ['no displayed status', { statuses: [] }, []],
    ['status codes', { status_codes: ['INSTANT_BOOK', 'INITIATED'] }, [REQUESTED, INSTANT]],
    ['a source', { source: 'MARINA' }, [WAITING, BERTHED, UNPAID]],
    ['residents', { customer_type: 'RESIDENT' }, [WAITING]],
    ['stays today, by a night or the departure', { stay: { preset: 'today' } }, [REQUESTED, DECLINED, SUGGESTED]],
    ['stays in the next 7 days', { stay: { preset: 'next_7_days' } }, [REQUESTED, PRICED, DECLINED, SUGGESTED]],
    ['arrivals today in the marina', { arrival: { preset: 'today' } }, [REQUESTED, SUGGESTED]],
    ['arrivals in the next 7 days', { arrival: { preset: 'next_7_days' } }, [REQUESTED, PRICED, SUGGESTED]],
    [
      'arrivals in the next 30 days',
      { arrival: { preset: 'next_30_days' } },
      [REQUESTED, PRICED, BERTHED, UNPAID, SUGGESTED],
    ],
    ['arrivals from a day on', { arrival: { from: '2027-08-20' } }, [WAITING, INSTANT]],
    ['arrivals up to a day', { arrival: { to: '2027-07-05' } }, [DECLINED]],
    ['departures in a range', { departure: { from: '2027-07-17', to: '2027-07-18' } }, [REQUESTED, PRICED]],
    ['a stay and an arrival at once', { stay: { to: '2027-07-16' }, arrival: { from: '2027-07-16' } }, [PRICED]],
    ['boats of 10 m and more', { vessel_length: { from: 10 } }, [BERTHED]],
    ['boats of up to 10 m', { vessel_length: { to: 10 } }, LISTED.filter((id) => id !== BERTHED)],
    ['boats of a range of lengths', { vessel_length: { from: 9.5, to: 9.5 }, tab: 'CLOSED' }, [DECLINED]],
    ['part of a last name, without its accents', { search: 'angs' }, [BERTHED]],
    ['part of a first name, in capitals', { search: 'NÈS' }, [PRICED]],
    ['part of a boat', { search: 'etre' }, [PRICED]],
    ['part of a view id', { search: 'zebra' }, [DECLINED]],
    ['the name of a berth', { search: 'b1' }, [UNPAID]],
    ['the name of a berth, with a space', { search: 'B 1' }, [UNPAID]],
    ['the name of a berth in dates when it is free', { search: 'B1', stay: { to: '2027-06-01' } }, []],
    ['words in any order', { search: 'petrel  delacroix' }, [PRICED]],
    ['words of two records', { search: 'petrel ångström' }, []],
    ['a boater', { boater_id: INES }, [PRICED]],
    ['a vessel', { vessel_id: VESSEL }, [REQUESTED]],
    ['a berth', { berth_id: berthB1 }, [UNPAID]],
    ['a pier', { pier_id: pierA }, [BERTHED]],
    ['a pier of no berth', { pier_id: uuid(77) }, []],
    ['a berth on another pier', { pier_id: pierA, berth_id: berthB1 }, []],
    ['the marina must move', { action_required: 'MARINA' }, [REQUESTED]],
    ['the boater must move', { action_required: 'BOATER' }, [PRICED, UNPAID, SUGGESTED]],
    ['nobody must move', { action_required: 'NOBODY' }, [BERTHED, INSTANT, DECLINED]],
    ['changes since an instant', { updated_since: '2027-06-05T10:00:00Z' }, [BERTHED, UNPAID, DECLINED]],
  ])('filter by %s', async (_title, filter, expected) => {
    expect(await found(filter)).toEqual([...expected].sort());
  });

  it('find the stays on a day, however long ago they began', async () => {
    const { items } = await search({});
    const days = Array.from({ length: 90 }, (_, day) => addDays('2027-06-20', day));
    const there = days.map((day) => items.filter(({ start_date, end_date }) => start_date <= day && day <= end_date));
    for (const [index, day] of days.entries()) {
      const expected = there[index]?.map(({ id }) => id).sort();
      expect([day, await found({ stay: { from: day, to: day } })]).toEqual([day, expected]);
    }
    expect(Math.max(...there.map(({ length }) => length))).toBeGreaterThan(1);
  });

  it('count each tab of the edition under the same other filters', async () => {
    const full = { PENDING: 4, APPROVED: 3, CLOSED: 1 };
    expect((await search({ filter: {} })).counts).toEqual(full);
    expect((await search({ filter: { tab: 'CLOSED' } })).counts).toEqual(full);
    const none = { PENDING: 0, APPROVED: 0, CLOSED: 0 };
    expect((await search({ filter: { tab: 'CLOSED', search: 'nobody' } })).counts).toEqual(none);
    const lite = { NEW: 3, WAITING_LIST: 1, APPROVED_PENDING_PAYMENT: 1, BOOKED: 2, HISTORY: 1 };
    expect((await search({ filter: { edition: 'lite' } })).counts).toEqual(lite);
  });

  const turn = ({ action_required, waiting_place }: ReservationRow): number => {
    if (action_required === null) return 3;
    if (action_required === 'BOATER') return 2;
    return waiting_place === null ? 0 : 1;
  };
  const deadline = (row: ReservationRow): string => {
    if (turn(row) === 3) return row.start_date;
    return turn(row) === 1 ? String(row.waiting_place).padStart(3, '0') : (row.next_move.deadline_at ?? '~');
  };

  it('are grouped by whose move it is, each group in the order of its deadlines', async () => {
    const { items, total, moves } = await search({ sort: { key: 'next_move', direction: 'asc' } });
    expect(items.map(turn)).toEqual(items.map(turn).sort());
    const marinas = items.filter(({ action_required }) => action_required === 'MARINA');
    const waiting = marinas.filter(({ waiting_place }) => waiting_place !== null);
    const ours = marinas.filter((row) => !waiting.includes(row));
    const deadlines = ours.map(({ next_move }) => next_move.deadline_at);
    expect(deadlines).toEqual([...deadlines].sort());
    expect(waiting.map(({ waiting_place }) => waiting_place)).toEqual(waiting.map((_, index) => index + 1));
    const boaters = items.filter(({ action_required }) => action_required === 'BOATER').length;
    const numbers = { ours: ours.length, waiting: waiting.length, boaters };
    expect(moves).toEqual({ ...numbers, nobodys: total - marinas.length - boaters });
    const asked = { filter: { action_required: 'MARINA' as const } };
    expect((await search(asked)).items.map(({ id }) => id).sort()).toEqual(ours.map(({ id }) => id).sort());
    expect((await search({})).moves).toBeUndefined();
  });

  const valueOf: Record<(typeof listOrders)[number], (row: ReservationRow) => string | number | null> = {
    next_move: (row) => `${turn(row)} ${deadline(row)}`,
    updated_at: (row) => row.updated_at,
    created_at: (row) => row.created_at,
    start_date: (row) => row.start_date,
    end_date: (row) => row.end_date,
    nights: (row) => row.nights,
    view_id: (row) => row.view_id,
    boater_name: (row) => folded(`${row.boater.last_name} ${row.boater.first_name}`),
    vessel_name: (row) => folded(row.vessel.name),
    vessel_length: (row) => row.vessel.length,
    berth_number: (row) => row.berth && `${row.berth.pier_name}${row.berth.number.padStart(3, '0')}`,
    reservation_status: (row) => row.reservation_status,
    total_to_pay: (row) => row.total_to_pay,
  };
  const compared = (a: string | number | null, b: string | number | null) =>
    a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1;

  it.each(listOrders)('sort by %s, both ways', async (key) => {
    for (const direction of ['asc', 'desc'] as const) {
      const { items } = await search({ sort: { key, direction } });
      const values = items.map(valueOf[key]);
      const sorted = [...values].sort(compared);
      expect(values).toEqual(direction === 'asc' ? sorted : sorted.reverse());
      expect(new Set(values).size).toBeGreaterThan(1);
    }
  });

  it.each(['asc', 'desc'] as const)('sort by a second key where the first is equal, %s', async (direction) => {
    const then = { key: 'start_date', direction } as const;
    const { items } = await search({ sort: { key: 'nights', direction: 'asc', then } });
    const turn = direction === 'asc' ? 1 : -1;
    const sorted = items.toSorted((a, b) => a.nights - b.nights || turn * a.start_date.localeCompare(b.start_date));
    expect(items.map(({ start_date }) => start_date)).toEqual(sorted.map(({ start_date }) => start_date));
    // Some are equal in the first key and differ in the second one.
    const groups = Map.groupBy(items, ({ nights }) => nights).values();
    expect([...groups].some((rows) => new Set(rows.map(({ start_date }) => start_date)).size > 1)).toBe(true);
  });

  it('are sorted by the last change, or by arrival in the lite edition, the latest first', async () => {
    const full = (await search({})).items.map((row) => row.updated_at);
    expect(full).toEqual([...full].sort().reverse());
    const lite = (await search({ filter: { edition: 'lite' } })).items.map((row) => row.start_date);
    expect(lite).toEqual([...lite].sort().reverse());
  });

  it('are paged', async () => {
    const whole = (await search({})).items.map((row) => row.id);
    const pages = [];
    for (const page of [1, 2, 3]) {
      const answer = await search({ page, page_size: 3 });
      expect(answer.total).toBe(LISTED.length);
      pages.push(...answer.items.map((row) => row.id));
    }
    expect(pages).toEqual(whole);
  });

  it('query the vessels of a page at once', async () => {
    const before = side.areas.asked.length;
    await search({ page_size: 100 });
    expect(side.areas.asked.slice(before).filter((query) => query instanceof FindVessels)).toHaveLength(1);
  });

  it('show the row in the record’s current state', async () => {
    const [row] = (await search({ filter: { search: 'angstrom' } })).items;
    expect(row).toMatchObject({
      id: BERTHED,
      revision: 2,
      source: 'MARINA',
      status_code: 'APPROVED',
      reservation_status: 'approved',
      status_label: 'approved',
      boater: { first_name: 'Zoë', last_name: 'Ångström', country_of_residence: 'FR' },
      vessel: { name: 'Belle Île', type: 'SAIL', length: 12, beam: 3.1, draft: 1.6 },
      berth: { id: berthA12, number: '12', pier_id: pierA, pier_name: 'A' },
      currency: 'EUR',
      total_to_pay: 50,
      payment_status: null,
    });
    const [known] = (await search({ filter: { vessel_id: VESSEL } })).items;
    expect(known?.vessel.home_marina_name).toBe('Port des Minimes');
    const [unpaid] = (await search({ filter: { berth_id: berthB1 } })).items;
    expect(unpaid).toMatchObject({ payment_status: null, payment_standing: 'due' });
  });

  it('show who must act next and by when', async () => {
    const { items } = await search({});
    const nextMoveOf = (id: string) => items.find((row) => row.id === id)?.next_move;
    // The marina has until the end of the arrival day to answer, in its own time zone.
    expect(nextMoveOf(REQUESTED)).toEqual({ by: 'MARINA', deadline_at: '2027-07-10T22:00:00.000Z' });
    expect(nextMoveOf(PRICED)).toEqual({ by: 'BOATER', deadline_at: expect.any(String) });
    expect(nextMoveOf(BERTHED)).toEqual({ by: null, deadline_at: null });
  });

  it('are refused for an unknown marina', async () => {
    const answer = await handler.execute(
      callOfStaff(reservationApi.getall, { marina_id: uuid(5) }, listReservations.parse({})),
    );
    expect(answer).toMatchObject({ refused: true, kind: 'not_found' });
  });

  describe('of administrators', () => {
    async function searchAll(input: z.input<typeof listAllReservations>) {
      const answer = await adminHandler.execute(
        callOfStaff(
          reservationApi.getallAdmin,
          { marina_id: homeMarina.id, user_id: READER },
          listAllReservations.parse({ page_size: 100, ...input }),
        ),
      );
      expect(reservationAdminList.parse(answer)).toEqual(answer);
      return answer;
    }

    it('cover all marinas and show what marinas do not see', async () => {
      const { items, total, counts } = await searchAll({});
      expect(items.map((row) => row.id).sort()).toEqual([...LISTED, HIDDEN, FOREIGN].sort());
      expect(total).toBe(10);
      expect(counts).toEqual({ PENDING: 6, APPROVED: 3, CLOSED: 1 });
      expect(items.find((row) => row.id === FOREIGN)?.marina).toEqual({
        id: otherMarina.id,
        name: 'Elsewhere',
        code: 'ELS',
      });
    });

    it('are limited to the requested marinas', async () => {
      const elsewhere = await searchAll({ filter: { marina_ids: [otherMarina.id] } });
      expect([elsewhere.items.map((row) => row.id), elsewhere.counts]).toEqual([
        [FOREIGN],
        { PENDING: 1, APPROVED: 0, CLOSED: 0 },
      ]);
      const here = await searchAll({ filter: { marina_ids: [homeMarina.id], tab: 'PENDING' } });
      expect(here.items.map((row) => row.id)).toContain(HIDDEN);
      expect((await searchAll({ filter: { marina_ids: [] } })).items).toEqual([]);
    });

    it.each([
      ['b1', [UNPAID]],
      ['B 1', [UNPAID]],
      ['a-12', [BERTHED]],
    ])('find the stays in the berth with the name %s', async (search, ids) => {
      expect((await searchAll({ filter: { search } })).items.map((row) => row.id)).toEqual(ids);
    });

    it('find no berth outside the chosen marinas and dates', async () => {
      const elsewhere = await searchAll({ filter: { search: 'b1', marina_ids: [otherMarina.id] } });
      expect(elsewhere.items).toEqual([]);
      expect((await searchAll({ filter: { search: 'b1', stay: { to: '2027-06-01' } } })).items).toEqual([]);
    });

    it('find the berths of a pier', async () => {
      expect((await searchAll({ filter: { pier_id: pierA } })).items.map((row) => row.id)).toEqual([BERTHED]);
      expect((await searchAll({ filter: { pier_id: uuid(77) } })).items).toEqual([]);
    });
  });
});
