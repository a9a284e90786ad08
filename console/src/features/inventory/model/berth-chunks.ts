import type { BerthListAnswer } from '../../../../../contracts/berths/records.js';
import type { BerthFilter, BerthSort } from './list-address.js';

/** Berths of one request. */
export const CHUNK = 100;

export interface BerthChunk {
  readonly key: string;
  /** How many rows it has, known before they are loaded. */
  readonly rows: number;
  readonly question: {
    readonly filter: BerthFilter;
    readonly sort: BerthSort;
    readonly page: number;
    readonly page_size: number;
  };
}

export interface BerthGroup {
  /** Null: the list is not grouped by piers, since it is sorted by something else. */
  readonly pier: BerthListAnswer['piers'][number] | null;
  readonly closed: boolean;
  readonly chunks: readonly BerthChunk[];
}

type Counts = Pick<BerthListAnswer, 'piers' | 'total'>;

/**
 * The list as groups of berths with the requests that load them. By name it is grouped by piers; any other order is one
 * group over all piers.
 */
export function groupsOf(
  counts: Counts,
  filter: BerthFilter,
  sort: BerthSort,
  closed: readonly string[],
): BerthGroup[] {
  if (sort.by !== 'name') {
    return [{ pier: null, closed: false, chunks: chunksOf('all', counts.total, filter, sort) }];
  }
  const piers = sort.direction === 'desc' ? counts.piers.toReversed() : counts.piers;
  return piers.map((pier) => ({
    pier,
    closed: closed.includes(pier.pier_id),
    chunks: closed.includes(pier.pier_id)
      ? []
      : chunksOf(pier.pier_id, pier.berths, { ...filter, pier_id: [pier.pier_id] }, sort),
  }));
}

function chunksOf(key: string, rows: number, filter: BerthFilter, sort: BerthSort): BerthChunk[] {
  return Array.from({ length: Math.ceil(rows / CHUNK) }, (_chunk, index) => ({
    key: `${key} ${index}`,
    rows: Math.min(CHUNK, rows - index * CHUNK),
    question: { filter, sort, page: index + 1, page_size: CHUNK },
  }));
}
