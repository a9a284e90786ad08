import { operationsApi } from '../../../../contracts/operations/api.js';
import { Clock } from '../../clock/clock.js';
import { ProjectionHost } from '../../consuming/projection-host.js';
import { EventLog } from '../../event-sourcing/event-log.js';
import { Handles } from '../../http/handles.js';
import { productVersion } from '../../process/product-version.js';
import { Readiness } from '../readiness.js';

const VERSION = productVersion();

@Handles(operationsApi.overview)
export class ShowOperations {
  private readonly startedAt: string;

  constructor(
    private readonly readiness: Readiness,
    private readonly projections: ProjectionHost,
    private readonly log: EventLog,
    clock: Clock,
  ) {
    this.startedAt = clock.nowIso();
  }

  async execute() {
    return {
      version: VERSION,
      node_version: process.version,
      started_at: this.startedAt,
      log_head: await this.log.head(),
      engines: await this.readiness.engineHealth(),
      rebuilds: this.projections.rebuildProgress(),
    };
  }
}
