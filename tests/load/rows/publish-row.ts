import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { priceStay } from '../../../contracts/reservations/rules/stay-price.js';
import { pricingPlan } from '../../../services/demo/pricing-plan.js';
import type { Projection } from '../../../services/platform/consuming/projection.js';
import { ReadModel } from '../../../services/platform/consuming/read-model.js';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import { calculatePrice } from '../../../services/pricing/domain/calculate-price.js';
import { toStored } from '../../../services/pricing/domain/stored-plan.js';
import { OpenOffersUnderDraft } from '../../../services/pricing/lookups/open-offers.js';
import { planVersions } from '../../../services/pricing/projections/plan-versions.js';
import { planOffer } from '../../../services/reservations/domain/plan-offer.js';
import { reservationDetails } from '../../../services/reservations/projections/reservation-details.js';
import { reservationList } from '../../../services/reservations/projections/reservation-list.js';
import { FindOpenOffersHandler } from '../../../services/reservations/queries/find-open-offers.js';
import { median, milliseconds, p99, type Row } from '../figures.js';

const MARINA = 'marina';
const REPETITIONS = 20;
const FIRST_DAY = '2027-06-01';
const context = { today: '2027-05-01', takes_deposits: true };
const settings = { accepts_online_payments: false, currency: 'EUR' } as Parameters<typeof planOffer>[1];
const published = toStored(pricingPlan(1, FIRST_DAY), '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b20', (path) => path);
const draft = toStored(pricingPlan(1.1, FIRST_DAY), published.id, (path) => path);

/** What publishing would do to the open offers of a marina, from the read models to the differences, in milliseconds. */
export async function publishRow(): Promise<Row> {
  const [many, few] = [await timesOf(500), await timesOf(50)];
  return {
    what: 'publishing prices: the difference that it makes to 500 open offers, p99',
    against: 'the same with 50 open offers',
    ratios: [p99(many) / p99(few)],
    goal: '< 1,000 ms',
    measured: `${milliseconds(p99(many))} (median ${milliseconds(median(many))})`,
    reference: `${milliseconds(p99(few))} (median ${milliseconds(median(few))})`,
  };
}

async function timesOf(offers: number): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), 'quayside-publish-'));
  const store = SqliteReadModelStore.openIn(directory);
  try {
    const list = await store.open({ name: 'reservations@1', indexes: reservationList.indexes });
    const details = await store.open({ name: 'details@1', indexes: reservationDetails.indexes });
    const versions = await store.open({ name: 'versions@1', indexes: planVersions.indexes });
    const made = Array.from({ length: offers }, (_, index) => offer(index));
    await list.write(made.map(({ listed }) => listed));
    await details.write(made.map(({ detailed }) => detailed));
    const version = { marina_id: MARINA, version: 0, published_at: '2027-01-01T00:00:00.000Z', plan: published };
    await versions.write([document('version', { ...version, published_by: null })]);
    const of = new Map<string, typeof list>([
      [reservationList.name, list],
      [reservationDetails.name, details],
      [planVersions.name, versions],
    ]);
    const models = { model: ({ name }: Projection) => new ReadModel(() => of.get(name) ?? list) } as never;
    const found = new FindOpenOffersHandler(models);
    const compared = new OpenOffersUnderDraft({ execute: (query: never) => found.execute(query) } as never, models, {
      of: () => Promise.resolve({ context }),
    } as never);
    const times: number[] = [];
    for (let index = 0; index < REPETITIONS; index += 1) {
      const started = performance.now();
      const all = await compared.compare(MARINA, draft);
      times.push(performance.now() - started);
      const differ = all.filter((one) => one.compared.kind === 'differs').length;
      if (differ !== offers) throw new Error(`${String(differ)} of ${String(offers)} offers differ`);
    }
    return times;
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
}

/** An offer at the price of the published plan, for 1 to 21 nights. */
function offer(index: number) {
  const start_date = addDays(FIRST_DAY, index % 90);
  const nights = 1 + (index % 21);
  const end_date = addDays(start_date, nights);
  const vessel = { length: 8 + (index % 80) / 10, beam: 3 + (index % 10) / 10, hull_type: null };
  const stay = { vessel, start_date, end_date, contract_id: null, commercial: false, liveaboard: false };
  const terms = planOffer(calculatePrice(published, stay, context), settings);
  const price = { offer: terms, breakdown: priceStay(terms, nights) };
  const statuses = [{ status_code: 'UPDATED', action_required: 'BOATER', created_at: '2027-05-01T08:00:00.000Z' }];
  const state = { statuses, vessel: { ...vessel, draft: 2 }, start_date, end_date, contract_id: null, price };
  const id = `offer ${String(index)}`;
  const facts = { state: { ...state, vessel_name: 'Petrel' }, view_id: id };
  return {
    listed: document(id, { ...facts, listed_for: MARINA, status_code: 'UPDATED', start_date }),
    detailed: document(id, { ...facts, boater: null, commercial: false, live_aboard: false }),
  };
}

function document(id: string, value: object) {
  return { _id: id, document: value as JsonObject, position: 1 };
}
