/** A store with one collection, opened before each test and disposed of after it. */
import { afterEach, beforeEach } from '@jest/globals';
import type { JsonObject } from '../../../services/platform/event-store/event-store.js';
import type {
  FindOptions,
  ReadModelCollection,
  ReadModelStore,
} from '../../../services/platform/read-models/read-model-store.js';
import type { Deviation, ReadModelStoreFactory, ReadModelStoreFixture } from './read-model-store-suite.js';

export class CollectionFixture {
  private fixture: ReadModelStoreFixture | undefined;
  private opened: ReadModelCollection | undefined;

  constructor(factory: ReadModelStoreFactory, indexed: readonly string[] = []) {
    beforeEach(async () => {
      this.fixture = await factory();
      this.opened = await this.store.open({ name: 'things@1', indexes: indexed.map((path) => ({ fields: [path] })) });
    });
    afterEach(async () => {
      await this.fixture?.dispose();
    });
  }

  get store(): ReadModelStore {
    return this.fixture!.store;
  }

  get collection(): ReadModelCollection {
    return this.opened!;
  }

  /**
   * The expected answer. For a server with a known deviation it is the server's own answer, so that a fix there is
   * noticed, too.
   */
  expected<T>(answer: T, deviation?: Deviation, otherwise?: T): T {
    const deviates = deviation !== undefined && this.fixture?.deviations?.has(deviation) === true;
    return deviates && otherwise !== undefined ? otherwise : answer;
  }

  /** Stores each document under its key. */
  async hold(documents: Record<string, JsonObject>): Promise<void> {
    await this.collection.write(
      Object.entries(documents).map(([_id, document], at) => ({ _id, position: at + 1, document })),
    );
  }

  async ids(options: FindOptions): Promise<string[]> {
    return (await this.collection.find(options)).map((document) => document._id);
  }
}
