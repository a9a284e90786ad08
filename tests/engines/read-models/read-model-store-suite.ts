/** Behaviour required of every adapter of the read-model port, whatever its engine. */
import { describe } from '@jest/globals';
import type { ReadModelStore } from '../../../services/platform/read-models/read-model-store.js';
import { describeBookkeeping } from './bookkeeping-suite.js';
import { describeCollections } from './collections-suite.js';
import { describeCommitting } from './committing-suite.js';
import { describeFiltering } from './filtering-suite.js';
import { describeGrouping } from './grouping-suite.js';
import { describeSorting } from './sorting-suite.js';
import { describeSumming } from './summing-suite.js';
import { describeWriting } from './writing-suite.js';

/** Known deviations of a MongoDB-compatible server from MongoDB and all other adapters. */
export type Deviation =
  /** `a.01` addresses the same element as `a.1`. */
  | 'leading_zeros'
  /** Several fields of one array are sorted separately instead of together for each element. */
  | 'fields_of_arrays_sorted_apart';

/** An empty store; `dispose` closes it and removes its data. */
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
    describeSumming(factory);
    describeGrouping(factory);
    describeWriting(factory);
    describeCommitting(factory);
    describeCollections(factory);
    describeBookkeeping(factory);
  });
}
