import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReservationFilter, reservationFilter } from '../../../contracts/reservations/list.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { histories, logged } from '../../../tests/fixtures/reservation-histories.js';
import type { JsonObject } from '../../platform/event-store/event-store.js';
import type { FindOptions } from '../../platform/read-models/read-model-store.js';
import { SqliteReadModelStore } from '../../platform/read-models/sqlite-read-model-store.js';
import { lineOf } from '../domain/waiting-list.js';
import { hiddenOf } from '../projections/list-fields.js';
import { listOrders, reservationList, type ReservationListDocument } from '../projections/reservation-list.js';
import { listFilter, listOrder, type ListScope } from './list-filter.js';

/** Enough rows for SQLite to gather the statistics by which it chooses indexes. */
const DOCUMENTS = 10_000;
const MARINAS = 10;
const marinaOf = (number: number) => `0190f3a2-0000-7000-8000-${String(number).padStart(12, '0')}`;
const MARINA: ListScope = { listed_for: marinaOf(1) };
const ADMIN: ListScope = { marina_ids: undefined };
const SOME: ListScope = { marina_ids: [marinaOf(2), marinaOf(3)] };
const ID = marinaOf(77);

type Collection = Awaited<ReturnType<SqliteReadModelStore['open']>>;

describe('the list of reservations in SQLite', () => {
  let directory: string;
  let store: SqliteReadModelStore;
  let collection: Collection;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'quayside-lists-'));
    store = SqliteReadModelStore.openIn(directory);
    collection = await store.open({ name: 'reservations@1', indexes: reservationList.indexes });
    const templates = Object.values(histories).map(listed);
    for (let from = 0; from < DOCUMENTS; from += 1000) {
      const numbers = Array.from({ length: 1000 }, (_, index) => from + index);
      await collection.write(
        numbers.map((number) => ({
          _id: `r-${number}`,
          position: number + 1,
          document: varied(templates[number % templates.length]!, number) as unknown as JsonObject,
        })),
      );
    }
  }, 120_000);

  afterAll(async () => {
    await store.close();
    rmSync(directory, { recursive: true });
  });

  const filters: Record<string, Partial<ReservationFilter>> = {
    everything: {},
    'a tab': { tab: 'PENDING' },
    'a tab of the lite edition': { edition: 'lite', tab: 'WAITING_LIST' },
    statuses: { statuses: ['waiting', 'approved'] },
    'status codes': { status_codes: ['INITIATED'] },
    'a length': { vessel_length: { from: 9, to: 12 } },
    'a source': { source: 'MARINA' },
    'a kind of customer': { customer_type: 'RESIDENT' },
    stays: { stay: { preset: 'next_7_days' } },
    arrivals: { arrival: { preset: 'today' } },
    departures: { departure: { from: '2027-07-01', to: '2027-07-31' } },
    'a text': { search: 'boat99' },
    'a text of many': { search: 'o' },
    'two words': { search: 'moreau boat99' },
    'a boater': { boater_id: ID },
    'a vessel': { vessel_id: ID },
    'a berth': { berth_id: ID },
    'who must move': { action_required: 'MARINA' },
    'what changed': { updated_since: '2027-06-01T00:00:00.000Z' },
  };

  const questions = Object.entries(filters).flatMap(([name, filter]) =>
    listOrders.flatMap((key) =>
      Object.entries({ 'a marina': MARINA, administrators: ADMIN, 'administrators of some': SOME }).map(
        ([whose, scope]): [string, FindOptions, boolean] => {
          const asked = reservationFilter.parse(filter);
          const sort = listOrder(asked.edition, { key, direction: 'desc' });
          const options = { filter: listFilter(asked, scope, '2027-06-01', null), sort, limit: 10 };
          return [`${name} by ${key} for ${whose}`, options, scope === MARINA];
        },
      ),
    ),
  );

  it('finds every list through indexes, in a marina from its first entry to its last', async () => {
    const offences: string[] = [];
    for (const [name, options, ofMarina] of questions) {
      const plan = await collection.explain(options);
      const steps = plan.filter((step) => /^(SCAN|SEARCH) documents/.test(step));
      const wanted = ofMarina
        ? /^SEARCH .* USING (COVERING )?(INDEX|INTEGER PRIMARY KEY)/
        : / USING (COVERING )?(INDEX|INTEGER)/;
      if (steps.length === 0 || !steps.every((step) => wanted.test(step))) offences.push(`${name}: ${plan.join('; ')}`);
    }
    expect(offences).toEqual([]);
  });

  it.each(listOrders)('gives a page of a marina or of one of its tabs by %s without sorting', async (key) => {
    for (const tab of [undefined, 'PENDING', 'CLOSED'] as const) {
      const asked = reservationFilter.parse({ tab });
      const sort = listOrder('full', { key, direction: 'desc' });
      const plan = await collection.explain({ filter: listFilter(asked, MARINA, '2027-06-01', null), sort, limit: 10 });
      expect(plan.join('; ')).toMatch(/COVERING INDEX/);
      expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
    }
  });

  it.each(listOrders)('finds stays by dates, sorted by %s, in an index alone', async (key) => {
    for (const filter of [filters['stays'], filters['arrivals'], filters['departures']]) {
      const asked = reservationFilter.parse(filter);
      const sort = listOrder('full', { key, direction: 'asc' });
      const plan = await collection.explain({ filter: listFilter(asked, MARINA, '2027-06-01', null, 21), sort });
      expect(plan.join('; ')).toMatch(/SEARCH documents_\d+ USING COVERING INDEX/);
    }
  });

  it.each(['full', 'lite'] as const)('counts the tabs of the %s edition in an index', async (edition) => {
    const tab = edition === 'full' ? 'CLOSED' : 'HISTORY';
    const asked = reservationFilter.parse({ edition, tab });
    const plan = await collection.explain({ filter: listFilter(asked, MARINA, '2027-06-01', null) });
    expect(plan.join('; ')).toMatch(/SEARCH documents_\d+ USING COVERING INDEX/);
  });

  it('counts the waiting list in an index', async () => {
    const plan = await collection.explain({
      filter: { waiting_order: { $gte: lineOf(marinaOf(1)), $lt: `${lineOf(marinaOf(1))}2027-06-01` } },
    });
    expect(plan.join('; ')).toMatch(/SEARCH documents_\d+ USING COVERING INDEX/);
  });
});

function listed(events: (typeof histories)[string]): ReservationListDocument {
  let document: ReservationListDocument | undefined;
  for (const event of logged(events)) document = reservationList.apply(document, event, 'x')!;
  return document!;
}

/** A copy with another boater, place and dates. */
function varied(document: ReservationListDocument, number: number): ReservationListDocument {
  const marina_id = marinaOf(number % MARINAS);
  const hidden = document.listed_for === hiddenOf(document.marina_id);
  const start_date = addDays('2026-01-01', (number * 7919) % 900);
  const instant = new Date(Date.UTC(2027, 0, 1) + ((number * 104_729) % 1e6) * 20_000).toISOString();
  const [boater_name, vessel_name] = [`moreau ${number}`, `boat${(number * 31) % 997}`];
  return {
    ...document,
    marina_id,
    listed_for: hidden ? hiddenOf(marina_id) : marina_id,
    view_id: `q-${number}`,
    boater_id: `boater-${number % 3000}`,
    vessel_id: `vessel-${number % 3000}`,
    berth_id: number % 3 === 0 ? `berth-${number % 300}` : null,
    berth_ids: number % 3 === 0 ? [number % 300 === 0 ? ID : `berth-${number % 300}`] : [],
    boater_name,
    vessel_name,
    search: [folded(`${boater_name} ${vessel_name} q-${number}`)],
    vessel_length: (number % 300) / 10,
    total_to_pay: (number * 37) % 100_000,
    start_date,
    end_date: addDays(start_date, 1 + (number % 14)),
    nights: 1 + (number % 14),
    created_at: instant,
    updated_at: instant,
  };
}
