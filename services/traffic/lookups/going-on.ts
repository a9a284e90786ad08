import type { Document, ReadModel } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import type { StayDocument } from '../projections/stay-list.js';

type Stay = Document<StayDocument>;

/** The boat has another stay when this one ends, as after the renewal of a contract, so it is not expected to leave. */
export async function goesOn(model: ReadModel<StayDocument>, stay: Stay): Promise<boolean> {
  return (await goingOn(model, [stay])).has(stay._id);
}

/** The stays after which the boat has another one, by their ids. One query answers for all. */
export async function goingOn(model: ReadModel<StayDocument>, stays: readonly Stay[]): Promise<ReadonlySet<string>> {
  if (stays.length === 0) return new Set();
  const others: Stay[] = [];
  for await (const other of model.each({ filter: followingStays(stays) })) others.push(other);
  const byBoater = Map.groupBy(others, ({ boater_id }) => boater_id);
  const going = stays.filter((stay) => (byBoater.get(stay.boater_id) ?? []).some((other) => follows(other, stay)));
  return new Set(going.map(({ _id }) => _id));
}

/**
 * Booked stays of the same boaters, of which some may follow one of these. The filter does not name the marina: with it,
 * SQLite reads all booked stays of the marina by their dates.
 */
export function followingStays(stays: readonly Pick<Stay, 'boater_id' | 'end_date'>[]): Filter {
  const [end = ''] = stays.map(({ end_date }) => end_date).sort();
  const boaters = new Set(stays.map(({ boater_id }) => boater_id));
  return { boater_id: { $in: [...boaters] }, booked: true, end_date: { $gt: end } };
}

function follows(other: Stay, { _id, marina_id, end_date, vessel_id, vessel_name }: Stay): boolean {
  if (other._id === _id || other.marina_id !== marina_id) return false;
  if (other.start_date > end_date || other.end_date <= end_date) return false;
  return vessel_id === null ? other.vessel_name === vessel_name : other.vessel_id === vessel_id;
}
