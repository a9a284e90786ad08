import { Inject } from '@nestjs/common';
import { operationsApi } from '../../../../contracts/operations/api.js';
import { Clock } from '../../clock/clock.js';
import { ProjectionHost } from '../../consuming/projection-host.js';
import { EventLog } from '../../event-sourcing/event-log.js';
import { Handles } from '../../http/handles.js';
import { productVersion } from '../../process/product-version.js';
import type { ProcessingRecord } from '../../processing/processing-record.js';
import { unknownPeriod } from '../../processing/record-beginning.js';
import { PROCESSING_RECORD } from '../../tokens.js';
import { Readiness } from '../readiness.js';

const VERSION = productVersion();
/** Afterwards nobody waits for those mails any more. */
const SHOWN_FOR_MS = 30 * 86_400_000;

@Handles(operationsApi.overview)
export class ShowOperations {
  private readonly startedAt: string;

  constructor(
    private readonly readiness: Readiness,
    private readonly projections: ProjectionHost,
    private readonly log: EventLog,
    @Inject(PROCESSING_RECORD) private readonly record: ProcessingRecord,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.nowIso();
  }

  async execute() {
    return {
      version: VERSION,
      node_version: process.version,
      started_at: this.startedAt,
      log_head: await this.log.recentHead(),
      engines: await this.readiness.engineHealth(),
      not_sent: await this.notSent(),
      rebuilds: this.projections.rebuildProgress(),
    };
  }

  private async notSent() {
    const unknown = await unknownPeriod(this.record);
    if (unknown === null) return null;
    const { from, until } = unknown;
    return this.clock.now().getTime() - Date.parse(until) > SHOWN_FOR_MS ? null : { from, until };
  }
}
