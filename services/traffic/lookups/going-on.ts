import type { Document, ReadModel } from '../../platform/consuming/read-model.js';
import type { StayDocument } from '../projections/stay-list.js';

/** Stays of one boater that can follow one another. */
const MOST_STAYS = 200;

/** The boat has another stay when this one ends, as after the renewal of a contract, so it is not expected to leave. */
export async function goesOn(model: ReadModel<StayDocument>, stay: Document<StayDocument>): Promise<boolean> {
  const { _id, marina_id, boater_id, end_date, vessel_id, vessel_name } = stay;
  const following = { marina_id, boater_id, booked: true, start_date: { $lte: end_date }, end_date: { $gt: end_date } };
  const others = await model.find({ filter: following, sort: [['start_date', 1]], limit: MOST_STAYS });
  return others.some((other) => {
    if (other._id === _id) return false;
    return vessel_id === null ? other.vessel_name === vessel_name : other.vessel_id === vessel_id;
  });
}
