import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import { type AnyProjection, collectionName } from './projection.js';

/** Collection that records which version of each read model is served. */
export const VERSIONS = 'read_models';

/** The version of each read model that queries read. */
export class LiveVersions {
  private constructor(
    private readonly readModels: ReadModelStore,
    private readonly versions: ReadModelCollection,
  ) {}

  static async open(readModels: ReadModelStore): Promise<LiveVersions> {
    return new LiveVersions(readModels, await readModels.open({ name: VERSIONS, indexes: [] }));
  }

  /** Collection name, e.g. `reservations@3`, of every read model that was ever served, by the read model's name. */
  async all(): Promise<ReadonlyMap<string, string>> {
    const found = await this.versions.find({});
    return new Map(found.flatMap(({ _id, served }) => (typeof served === 'string' ? [[_id, served]] : [])));
  }

  /** Serves this program's version from now on. */
  async serve(projection: AnyProjection, served = collectionName(projection)): Promise<void> {
    const position = ((await this.versions.get(projection.name))?._position ?? 0) + 1;
    await this.versions.write([{ _id: projection.name, position, document: { served } }]);
  }

  /** Drops every collection other than the current one: the one served before, and any that was never served. */
  async dropOthers(projection: AnyProjection, current: string): Promise<void> {
    for (const name of await this.readModels.names()) {
      if (name === current || !name.startsWith(`${projection.name}@`)) continue;
      await this.readModels.drop(name);
      await this.readModels.deleteCheckpoint(name);
    }
  }
}
