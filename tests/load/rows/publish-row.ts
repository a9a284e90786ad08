import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindOpenOffers } from '../../../contracts/reservations/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { pricingPlan } from '../../../services/demo/pricing-plan.js';
import { SettableClock } from '../../../services/platform/clock/clock.js';
import { calculatePrice, type PriceContext } from '../../../services/pricing/domain/calculate-price.js';
import { toStored } from '../../../services/pricing/domain/stored-plan.js';
import { OpenOffersUnderDraft } from '../../../services/pricing/lookups/open-offers.js';
import { PricingFacts } from '../../../services/pricing/lookups/pricing-facts.js';
import { type PlanVersionDocument, planVersions } from '../../../services/pricing/projections/plan-versions.js';
import { planOffer } from '../../../services/reservations/domain/plan-offer.js';
import { FindOpenOffersHandler } from '../../../services/reservations/messages/find-open-offers.js';
import { reservationDetails } from '../../../services/reservations/projections/reservation-details.js';
import { reservationList } from '../../../services/reservations/projections/reservation-list.js';
import { documentsOf } from '../../fixtures/documents-of.js';
import { boater, historyOf, NOW, on, opening, TODAY } from '../../fixtures/reservation-examples.js';
import { logged } from '../../fixtures/reservation-histories.js';
import { OtherAreas } from '../../fixtures/reservation-read-side.js';
import { homeMarina } from '../../fixtures/reservation-surroundings.js';
import type { Extent } from '../extent.js';
import { median, milliseconds, p99, type Row } from '../figures.js';
import { FilledReadModels } from '../filled-read-models.js';

const REPETITIONS = 20;
const FIRST_DAY = '2027-06-01';
const published = toStored(pricingPlan(1, FIRST_DAY), '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b20', (path) => path);
const draft = toStored(pricingPlan(1.1, FIRST_DAY), published.id, (path) => path);

/** What publishing would do to the open offers of a marina, from the read models to the differences, in milliseconds. */
export async function publishRow(extent: Extent): Promise<Row> {
  const [all, some] = [extent(500, 20), extent(50, 2)];
  const [many, few] = [await timesOf(all, extent), await timesOf(some, extent)];
  return {
    what: `publishing prices: the difference that it makes to ${all} open offers, p99`,
    against: `the same with ${some} open offers`,
    ratios: [p99(many) / p99(few)],
    goal: '< 1,000 ms',
    measured: `${milliseconds(p99(many))} (median ${milliseconds(median(many))})`,
    reference: `${milliseconds(p99(few))} (median ${milliseconds(median(few))})`,
  };
}

async function timesOf(offers: number, extent: Extent): Promise<number[]> {
  const models = await FilledReadModels.of(reservationList, reservationDetails, planVersions);
  try {
    const areas = new OtherAreas().answer(FindMarina, () => homeMarina);
    const facts = new PricingFacts(areas.bus, new SettableClock(NOW));
    const { context } = await facts.of(homeMarina.id);
    const made = Array.from({ length: offers }, (_, index) => offer(index, context));
    await models.write(
      reservationList,
      made.flatMap(({ id, events }) => withId(id, documentsOf(reservationList, events))),
    );
    await models.write(
      reservationDetails,
      made.flatMap(({ id, events }) => withId(id, documentsOf(reservationDetails, events))),
    );
    await models.write(planVersions, [{ id: 'version', document: firstVersion }]);
    const found = new FindOpenOffersHandler(models.host);
    areas.answer(FindOpenOffers, (query) => found.execute(query));
    const compared = new OpenOffersUnderDraft(areas.bus, models.host, facts);
    const times: number[] = [];
    for (let index = 0; index < extent(REPETITIONS, 1); index += 1) {
      const started = performance.now();
      const differences = await compared.compare(homeMarina.id, draft);
      times.push(performance.now() - started);
      const differ = differences.filter((one) => one.compared.kind === 'differs').length;
      if (differ !== offers) throw new Error(`${String(differ)} of ${String(offers)} offers differ`);
    }
    return times;
  } finally {
    await models.close();
  }
}

const firstVersion: PlanVersionDocument = {
  marina_id: homeMarina.id,
  version: 0,
  published_at: '2027-01-01T00:00:00.000Z',
  published_by: null,
  published_by_id: 'manager',
  plan: published,
};

/** The events of an offer at the price of the published plan, for 1 to 21 nights. */
function offer(index: number, context: PriceContext) {
  const start_date = addDays(FIRST_DAY, index % 90);
  const end_date = addDays(start_date, 1 + (index % 21));
  const vessel = { ...opening.vessel, length: 8 + (index % 80) / 10, beam: 3 + (index % 10) / 10 };
  const stay = { vessel, start_date, end_date, contract_id: null, commercial: false, liveaboard: false };
  const terms = planOffer(calculatePrice(published, stay, context), homeMarina.marina_settings);
  const id = `offer ${String(index)}`;
  const asked = { ...opening, reservation_id: id, view_id: id, vessel, start_date, end_date };
  const events = historyOf(
    [{ type: 'RequestReservation', opening: asked }, on(TODAY, boater)],
    [{ type: 'SendPrice', via: 'UPDATE', changes: { offer: terms } }, on(TODAY)],
  );
  return { id, events: logged(events, id) };
}

function withId<D>(id: string, documents: readonly D[]): { id: string; document: D }[] {
  return documents.map((document) => ({ id, document }));
}
