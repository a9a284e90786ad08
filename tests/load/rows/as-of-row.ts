import { addDays, dayNumber } from '../../../contracts/vocabulary/dates.js';
import type { BerthPlanEvent } from '../../../services/berths/domain/berth-plan-events.js';
import { partAfter, partsOf, planAt, type PlanPart } from '../../../services/berths/domain/plan-versions.js';
import { partsTouching } from '../../../services/berths/lookups/past-plans.js';
import { type PartDocument, planHistory } from '../../../services/berths/projections/plan-history.js';
import { Chance } from '../../../services/demo/chance.js';
import type { Extent } from '../extent.js';
import { inTurn, median, milliseconds, p99, ratiosOf, type Row } from '../figures.js';
import { FilledReadModels } from '../filled-read-models.js';

const FIRST_DAY = '2023-01-01';
const MARINA = 'marina';
/** Nights that the tape chart shows around the moment. */
const SHOWN = 31;

/** The plan of a month as it stood at random moments, with several years of history and with one. */
export async function asOfRow(years: number, extent: Extent): Promise<Row> {
  const berths = extent(500, 5);
  const measured = extent(60, 2);
  const [long, short] = [await filled(berths, years), await filled(berths, 1)];
  const { ones, others } = await inTurn(
    extent(3, 1),
    () => timesOf(long, years, measured),
    () => timesOf(short, 1, measured),
  );
  for (const models of [long, short]) await models.close();
  return {
    what: `the plan of a month as of any moment, ${berths} berths, ${years} years of history, p99`,
    against: 'the same after one year',
    ratios: ratiosOf(ones.map(p99), others.map(p99)),
    goal: '< 200 ms, about 1.0',
    measured: milliseconds(median(ones.map(p99))),
    reference: milliseconds(median(others.map(p99))),
  };
}

async function timesOf({ host }: FilledReadModels, years: number, measured: number): Promise<number[]> {
  const model = host.model(planHistory);
  const chance = new Chance('as of').branch(String(years));
  const times: number[] = [];
  for (let index = 0; index < measured; index += 1) {
    const day = addDays(FIRST_DAY, chance.whole(0, years * 365 - 1));
    const start = dayNumber(day) - 7;
    const started = performance.now();
    const parts = await partsTouching(model, MARINA, { start, end: start + SHOWN });
    planAt(parts, `${day}T12:00:00.000Z`);
    times.push(performance.now() - started);
  }
  return times;
}

type Record = (event: BerthPlanEvent, day: string) => void;

/** The versions of a plan. One stay in ten was cancelled, and one in ten shortened. */
async function filled(berths: number, years: number): Promise<FilledReadModels> {
  const models = await FilledReadModels.of(planHistory);
  const chance = new Chance('as of').branch('stays');
  const parts = new Map<string, PlanPart>();
  let revision = 0;
  const record: Record = (event, day) => {
    revision += 1;
    for (const ref of partsOf(event)) {
      const id = `${ref.part} ${ref.id}`;
      parts.set(id, partAfter(parts.get(id), ref, event, { at: `${day}T10:00:00.000Z`, revision }));
    }
  };
  for (let berth = 0; berth < berths; berth += 1) layDownABerth(berth, years, chance, record);
  const documents = [...parts].map(([id, part]) => {
    const document: PartDocument = { ...part, marina_id: MARINA };
    return { id, document };
  });
  await models.write(planHistory, documents);
  return models;
}

function layDownABerth(berth: number, years: number, chance: Chance, record: Record): void {
  const berth_id = `b${berth}`;
  const sizes = { max_loa: 12, max_beam: 4, max_draft: 2.5, min_length: null, min_beam: null, min_draft: null };
  const pier = { pier_id: 'a', pier_name: 'A', number: berth + 1 };
  const kind = {
    active: true,
    offered: true,
    lettered: false,
    instant_booking: false,
    boat_types: 'any' as const,
    smart_extension: null,
  };
  record({ type: 'BerthEnteredPlan', data: { berth_id, ...pier, ...sizes, ...kind } }, FIRST_DAY);
  for (let day = chance.whole(0, 8); day < years * 365;) {
    const nights = chance.whole(2, 12);
    layDownAStay(berth_id, day, nights, chance, record);
    day += nights + chance.whole(0, 8);
  }
}

function layDownAStay(berth_id: string, day: number, nights: number, chance: Chance, record: Record): void {
  const ids = { allocation_id: `${berth_id}-${day}`, reservation_id: `${berth_id}-${day}`, berth_id };
  const [start_date, end_date] = [addDays(FIRST_DAY, day), addDays(FIRST_DAY, day + nights)];
  const stay = { start_date, end_date };
  const vessel = { length: 8, beam: 2.6, draft: 1.4, type: 'SAIL' as const };
  const chosen = { chosen_by: 'plan' as const, candidates: [], candidates_total: 0, removed: {}, asked: [] };
  const why = { ...chosen, min_length_confirmed: false };
  const data = { ...ids, ...stay, extends_over: [], vessel, absence_ids: [], why };
  record({ type: 'BerthAllocated', data }, addDays(start_date, -chance.whole(1, 90)));
  const roll = chance.whole(0, 9);
  if (roll === 0) {
    const released = { ...ids, ...stay, reason: 'CANCELED_BY_BOATER' as const, released_from: start_date };
    record({ type: 'AllocationReleased', data: released }, start_date);
  }
  if (roll === 1) {
    const changed = { start_date, end_date: addDays(end_date, -1) };
    const previous = { previous_start_date: start_date, previous_end_date: end_date };
    const segments = [{ ...changed, berth_id, extends_over: [] }];
    const shortened = { ...ids, ...changed, ...previous, segments, absence_ids: [] };
    record({ type: 'AllocationDatesChanged', data: shortened }, start_date);
  }
}
