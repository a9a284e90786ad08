import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteReadModelStore } from '../../../services/platform/read-models/sqlite-read-model-store.js';
import type { ReadModelStoreFixture } from './read-model-store-suite.js';

/** An empty store in a separate directory. */
export function sqliteFixture(): Promise<ReadModelStoreFixture> {
  const directory = mkdtempSync(join(tmpdir(), 'read-models-'));
  const store = SqliteReadModelStore.openIn(directory);
  return Promise.resolve({
    store,
    dispose: async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    },
  });
}
