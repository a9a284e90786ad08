/** What every adapter of the read-model port has to do, whatever engine is behind it. */
import { describe } from '@jest/globals';
import type { ReadModelStore } from '../../../services/platform/read-models/read-model-store.js';
import { describeBookkeeping } from './bookkeeping-suite.js';
import { describeCollections } from './collections-suite.js';
import { describeFiltering } from './filtering-suite.js';
import { describeSorting } from './sorting-suite.js';
import { describeWriting } from './writing-suite.js';

/** What a server that is compatible with MongoDB may be known to do otherwise than MongoDB and all other adapters. */
export type Deviation =
  /** `a.01` leads to the element that `a.1` names. */
  | 'leading_zeros'
  /** Several fields of one array are sorted by each for itself, and not as its elements hold them together. */
  | 'fields_of_arrays_sorted_apart';

/** An empty store; `dispose` closes it and removes what it left. */
export interface ReadModelStoreFixture {
  store: ReadModelStore;
  deviations?: ReadonlySet<Deviation>;
  dispose(): Promise<void>;
}

export type ReadModelStoreFactory = () => Promise<ReadModelStoreFixture>;

export function describeReadModelStore(name: string, factory: ReadModelStoreFactory): void {
  describe(`read-model store: ${name}`, () => {
    describeFiltering(factory);
    describeSorting(factory);
    describeWriting(factory);
    describeCollections(factory);
    describeBookkeeping(factory);
  });
}
