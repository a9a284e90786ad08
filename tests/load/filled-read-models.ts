import { type AnyProjection, collectionName, type Projection } from '../../services/platform/consuming/projection.js';
import type { ProjectionHost } from '../../services/platform/consuming/projection-host.js';
import type { JsonObject } from '../../services/platform/event-store/event-store.js';
import { PlatformBench } from '../fixtures/platform-bench.js';

/**
 * Read models of the product as queries use them, which a row fills with documents. The documents have the projection's
 * own type, so one that lacks a field does not compile.
 */
export class FilledReadModels {
  private readonly bench = new PlatformBench();
  private position = 0;

  static async of(...projections: readonly AnyProjection[]): Promise<FilledReadModels> {
    const models = new FilledReadModels();
    models.host.register(...projections);
    await models.host.start();
    return models;
  }

  get host(): ProjectionHost {
    return this.bench.core.projections;
  }

  async write<D extends object>(
    projection: Projection<D, never>,
    documents: readonly { readonly id: string; readonly document: D }[],
  ): Promise<void> {
    const { indexes } = projection;
    const collection = await this.bench.readModels.open({ name: collectionName(projection), indexes });
    const writes = documents.map(({ id, document }) => {
      this.position += 1;
      return { _id: id, position: this.position, document: document as JsonObject, fresh: true };
    });
    for (let from = 0; from < writes.length; from += 2000) await collection.write(writes.slice(from, from + 2000));
  }

  close(): Promise<void> {
    return this.bench.close();
  }
}
