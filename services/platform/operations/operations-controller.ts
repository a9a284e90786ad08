import { Controller } from '@nestjs/common';
import { operationsApi } from '../../../contracts/operations/api.js';
import { parkedStream } from '../../../contracts/operations/call-schemas.js';
import { FindMarinaNames } from '../../../contracts/operations/queries.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../buses/buses.js';
import { DeadLetters } from '../consuming/dead-letters.js';
import { Endpoint, Input, type RouteInput } from '../http/endpoint.js';
import { Clock } from '../clock/clock.js';
import { ProjectionHost } from '../consuming/projection-host.js';
import { EventLog } from '../event-sourcing/event-log.js';
import { productVersion } from '../process/product-version.js';
import { ConsumerOverview } from './consumer-overview.js';
import { LimitedBlobStore } from '../blobs/limited-blob-store.js';
import { LastBackup } from '../safekeeping/last-backup.js';
import { DeadLetterRetry } from './dead-letter-retry.js';
import { Readiness } from './readiness.js';

const VERSION = productVersion();

/** Refusals of a rebuild. */
const refusals = {
  unknown: () => refuse('not_found', 'READ_MODEL_NOT_FOUND'),
  elsewhere: () => refuse('conflict', 'READ_MODEL_RUNS_ELSEWHERE'),
  busy: () => refuse('conflict', 'READ_MODEL_BEING_BUILT'),
};

/** Engines, dead letters, lag, rebuilds, the last backup and the room for files, for administrators. */
@Controller()
export class OperationsController {
  private readonly startedAt: string;

  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly resuming: DeadLetterRetry,
    private readonly consumers: ConsumerOverview,
    private readonly backups: LastBackup,
    private readonly storage: LimitedBlobStore,
    private readonly readiness: Readiness,
    private readonly projections: ProjectionHost,
    private readonly log: EventLog,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.nowIso();
  }

  @Endpoint(operationsApi.backup)
  async backup() {
    return { last: await this.backups.find() };
  }

  @Endpoint(operationsApi.storage)
  async storageOfMarinas(@Input() { page, page_size }: RouteInput<typeof operationsApi.storage>) {
    const rooms = await this.storage.rooms();
    const shown = rooms.slice((page - 1) * page_size, page * page_size);
    const names = await this.queries.execute(new FindMarinaNames(shown.map(({ marina_id }) => marina_id)));
    const items = shown.map((room) => ({ ...room, marina_name: names.get(room.marina_id) ?? room.marina_id }));
    return { items, total: rooms.length };
  }

  @Endpoint(operationsApi.parked)
  async parked(@Input() { consumer, page, page_size }: RouteInput<typeof operationsApi.parked>) {
    const found = await this.deadLetters.find(consumer === undefined ? {} : { consumer });
    const items = found.slice((page - 1) * page_size, page * page_size).map((entry) => parkedStream.parse(entry));
    return { items, total: found.length };
  }

  @Endpoint(operationsApi.resume)
  async resume(@Input() { consumer, stream }: RouteInput<typeof operationsApi.resume>) {
    const [deadLetter] = await this.deadLetters.find({ consumer, stream });
    if (deadLetter === undefined) return refuse('not_found', 'PARKED_STREAM_NOT_FOUND');
    return { resumed: await this.resuming.resume(consumer, stream) };
  }

  @Endpoint(operationsApi.overview)
  async overview() {
    return {
      version: VERSION,
      node_version: process.version,
      started_at: this.startedAt,
      log_head: await this.log.head(),
      engines: await this.readiness.engineHealth(),
      rebuilds: this.projections.rebuildProgress(),
    };
  }

  @Endpoint(operationsApi.rebuild)
  rebuild(@Input() { read_model }: RouteInput<typeof operationsApi.rebuild>) {
    const begun = this.projections.rebuildBeside(read_model, this.clock.nowIso());
    return begun === 'begun' ? { read_model } : refusals[begun]();
  }

  @Endpoint(operationsApi.consumers)
  async all() {
    const counts = await this.consumers.deadLetterCounts();
    const reports = await this.consumers.everywhere();
    const items = reports.map((report) => ({ ...report, parked_streams: counts.get(report.name) ?? 0 }));
    return { items, total: items.length };
  }
}
