import type { ReservationList, ReservationTab } from '../../../contracts/reservations/list.js';
import type { Document, ReadModel } from '../../platform/consuming/read-model.js';
import type { Filter, Sort } from '../../platform/read-models/read-model-store.js';
import { moveGroups } from '../projections/list-fields.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';
import { both, OUR_MOVES, tabsOf } from './list-filter.js';

export interface ListPage {
  readonly found: readonly Document<ReservationListDocument>[];
  readonly total: number;
  /** Counts by tab of the edition, under the same other filters. */
  readonly counts: Partial<Record<ReservationTab, number>>;
  readonly moves?: ReservationList['moves'];
}

interface AskedPage {
  /** The filter for a tab; without one, for all tabs together. */
  readonly filterOf: (tab: ReservationTab | undefined) => Filter;
  readonly tab: ReservationTab | undefined;
  readonly edition: 'full' | 'lite';
  readonly sort: Sort;
  readonly page: number;
  readonly page_size: number;
}

/** One page of a list, the total, the number in each tab, and by whose move it is where the list is sorted by it. */
export async function listPage(
  model: ReadModel<ReservationListDocument>,
  { filterOf, tab, edition, sort, page, page_size }: AskedPage,
): Promise<ListPage> {
  const filter = filterOf(tab);
  const found = await model.find({ filter, sort, skip: (page - 1) * page_size, limit: page_size });
  const total = await model.count(filter);
  const counts: ListPage['counts'] = {};
  for (const one of tabsOf(edition)) counts[one] = one === tab ? total : await model.count(filterOf(one));
  if (sort[0]?.[0] !== 'next_move') return { found, total, counts };
  return { found, total, counts, moves: await movesIn(model, filter) };
}

/** The sort keys of a group follow each other, so that each group is a range of them. */
async function movesIn(model: ReadModel<ReservationListDocument>, filter: Filter) {
  const { waiting: first, boaters: second, nobodys: last } = moveGroups;
  const ours = await model.count(both(filter, OUR_MOVES));
  const waiting = await model.count({ ...filter, next_move: { $gte: first, $lt: second } });
  const boaters = await model.count({ ...filter, next_move: { $gte: second, $lt: last } });
  const nobodys = await model.count({ ...filter, next_move: { $gte: last } });
  return { ours, waiting, boaters, nobodys };
}
