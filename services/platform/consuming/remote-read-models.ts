import {
  ReadModelsUnavailableError,
  type ReadModelCollection,
  type ReadModelStore,
} from '../read-models/read-model-store.js';
import { LiveVersions } from './live-versions.js';

/** A switch of versions is noticed within this time. */
const LOOK_EVERY_MS = 1_000;

interface Served {
  readonly name: string;
  readonly collection: ReadModelCollection;
}

/**
 * Read models that another process feeds, in the versions served at the moment. It reads on request only, never in the
 * background, and writes nothing.
 */
export class RemoteReadModels {
  private readonly opened = new Map<string, Served>();
  private names: ReadonlyMap<string, string> = new Map();
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  constructor(private readonly readModels: ReadModelStore) {}

  /** @throws ReadModelsUnavailableError also if the read model has not been built yet */
  async collection(model: string): Promise<ReadModelCollection> {
    const name = await this.servedName(model);
    const known = this.opened.get(model);
    if (known !== undefined && known.name === name) return known.collection;
    // Opening a missing collection would create it.
    if (name === undefined || !(await this.readModels.names()).includes(name)) {
      throw new ReadModelsUnavailableError(`the read model ${model} has not been built yet; a projector builds it`);
    }
    const collection = await this.readModels.open({ name, indexes: [] });
    this.opened.set(model, { name, collection });
    return collection;
  }

  /** Name of the served collection, e.g. `reservations@3`; undefined if there is none yet. */
  async servedName(model: string): Promise<string | undefined> {
    if (performance.now() - this.lookedAt >= LOOK_EVERY_MS) {
      this.looking ??= this.look().finally(() => {
        this.looking = undefined;
      });
      await this.looking;
    }
    return this.names.get(model);
  }

  private async look(): Promise<void> {
    const asked = performance.now();
    this.names = await (await LiveVersions.open(this.readModels)).all();
    this.lookedAt = asked;
  }
}
