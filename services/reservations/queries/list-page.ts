import type { ReservationTab } from '../../../contracts/reservations/list.js';
import type { Document, ReadModel } from '../../platform/consuming/read-model.js';
import type { Filter, Sort } from '../../platform/read-models/read-model-store.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';
import { type ListScope, scopeFilter, tabFilter, tabsOf } from './list-filter.js';

export interface ListPage {
  readonly found: readonly Document<ReservationListDocument>[];
  readonly total: number;
  /** Counts by tab of the edition, whatever the other filters. */
  readonly counts: Partial<Record<ReservationTab, number>>;
}

interface AskedPage {
  readonly filter: Filter;
  readonly sort: Sort;
  readonly page: number;
  readonly page_size: number;
}

/** One page of a list, the total, and the number in each tab. */
export async function listPage(
  model: ReadModel<ReservationListDocument>,
  { filter, sort, page, page_size }: AskedPage,
  edition: 'full' | 'lite',
  scope: ListScope,
): Promise<ListPage> {
  const found = await model.find({ filter, sort, skip: (page - 1) * page_size, limit: page_size });
  const total = await model.count(filter);
  const counts: ListPage['counts'] = {};
  for (const tab of tabsOf(edition)) {
    counts[tab] = await model.count({ ...scopeFilter(scope), ...tabFilter(edition, tab) });
  }
  return { found, total, counts };
}
