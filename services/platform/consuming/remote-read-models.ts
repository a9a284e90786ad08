import {
  ReadModelsUnavailableError,
  type ReadModelCollection,
  type ReadModelStore,
} from '../read-models/read-model-store.js';
import { LiveVersions } from './live-versions.js';

/** A swap is noticed within that time. */
const LOOK_EVERY_MS = 1_000;

interface Served {
  readonly name: string;
  readonly collection: ReadModelCollection;
}

/**
 * Read models that another process feeds, in the versions that are served just now. Looks when somebody asks, never on
 * its own, and writes nothing.
 */
export class RemoteReadModels {
  private readonly opened = new Map<string, Served>();
  private names: ReadonlyMap<string, string> = new Map();
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  constructor(private readonly readModels: ReadModelStore) {}

  /** @throws ReadModelsUnavailableError also where nobody has built it yet */
  async collection(model: string): Promise<ReadModelCollection> {
    const name = await this.servedName(model);
    const known = this.opened.get(model);
    if (known !== undefined && known.name === name) return known.collection;
    // Opening what is not there would make it.
    if (name === undefined || !(await this.readModels.names()).includes(name)) {
      throw new ReadModelsUnavailableError(`the read model ${model} has not been built yet; a projector builds it`);
    }
    const collection = await this.readModels.open({ name, indexes: [] });
    this.opened.set(model, { name, collection });
    return collection;
  }

  /** Name of the collection that is served, e.g. `reservations@3`; undefined: none yet. */
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
