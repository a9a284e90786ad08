import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import { type AnyProjection, collectionName } from './projection.js';

/** Where it is written which version of each read model people work with. */
export const VERSIONS = 'read_models';

/** The versions of read models that queries read. */
export class LiveVersions {
  private constructor(
    private readonly readModels: ReadModelStore,
    private readonly versions: ReadModelCollection,
  ) {}

  static async open(readModels: ReadModelStore): Promise<LiveVersions> {
    return new LiveVersions(readModels, await readModels.open({ name: VERSIONS, indexes: [] }));
  }

  /** Of every read model that was ever served, the name of the collection, e.g. `reservations@3`. */
  async all(): Promise<ReadonlyMap<string, string>> {
    const found = await this.versions.find({});
    return new Map(found.flatMap(({ _id, served }) => (typeof served === 'string' ? [[_id, served]] : [])));
  }

  /** From now on, this program's version. */
  async serve(projection: AnyProjection): Promise<void> {
    const position = ((await this.versions.get(projection.name))?._position ?? 0) + 1;
    const document = { served: collectionName(projection) };
    await this.versions.write([{ _id: projection.name, position, document }]);
  }

  /** Removes the version that was served before this program's, and any that never came to be served. */
  async dropOthers(projection: AnyProjection): Promise<void> {
    const current = collectionName(projection);
    for (const name of await this.readModels.names()) {
      if (name === current || !name.startsWith(`${projection.name}@`)) continue;
      await this.readModels.drop(name);
      await this.readModels.deleteCheckpoint(name);
    }
  }
}
