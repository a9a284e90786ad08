/** Checks sort, skip and limit of a find for the adapters. */
import { pathComponents } from './field-path.js';
import { InvalidQueryError } from './invalid-query-error.js';
import type { FindOptions, Sort } from './read-model-store.js';

/** MongoDB's own limit of fields in a compound index. */
const MOST_SORT_FIELDS = 32;

export interface ParsedPage {
  /** Ends with `_id`, so that no two documents tie. */
  sort: Sort;
  skip: number;
  /** undefined: no limit. A limit of 0 also means none, as in MongoDB. */
  limit: number | undefined;
}

/** @throws InvalidQueryError */
export function parsePage({ sort = [], skip = 0, limit = 0 }: FindOptions): ParsedPage {
  for (const [name, count] of Object.entries({ skip, limit })) {
    if (!Number.isSafeInteger(count) || count < 0) {
      throw new InvalidQueryError(`${name} is a whole number from 0, not ${count}`);
    }
  }
  return { sort: parseSort(sort), skip, limit: limit === 0 ? undefined : limit };
}

function parseSort(sort: Sort): Sort {
  const paths = sort.map(([path]) => path);
  if (paths.length > MOST_SORT_FIELDS || new Set(paths).size < paths.length) {
    throw new InvalidQueryError(`a sort has at most ${MOST_SORT_FIELDS} fields, each once`);
  }
  for (const [path, direction] of sort as readonly (readonly [string, number])[]) {
    if (pathComponents(path) === undefined || (direction !== 1 && direction !== -1)) {
      throw new InvalidQueryError(`not a field and direction to sort by: '${path}', ${direction}`);
    }
  }
  return paths.includes('_id') ? sort : [...sort, ['_id', 1]];
}
