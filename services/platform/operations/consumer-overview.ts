import type { ConsumerStatus } from '../consuming/consumer.js';
import type { Parking } from '../consuming/parking.js';
import type { PolicyHost } from '../consuming/policy-host.js';
import type { ProjectionHost } from '../consuming/projection-host.js';
import type { EventLog } from '../event-sourcing/event-log.js';
import type { FeedRelay } from '../feed/feed-relay.js';
import type { RealtimeServer } from '../realtime/realtime-server.js';

export type ConsumerKind = 'read_model' | 'policy' | 'realtime' | 'feed';

export interface ConsumerReport extends ConsumerStatus {
  readonly kind: ConsumerKind;
  /** Positions behind the head of the log. */
  readonly lag: number;
}

/** Everything that follows the log, in one list. */
export class ConsumerOverview {
  constructor(
    private readonly log: EventLog,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly realtime: RealtimeServer,
    private readonly parking: Parking,
    /** null: nobody downstream listens. */
    private readonly relay: FeedRelay | null,
  ) {}

  /** @throws EventStoreUnavailableError */
  async reports(): Promise<ConsumerReport[]> {
    const head = await this.log.head();
    const of = (kind: ConsumerKind, statuses: readonly ConsumerStatus[]) =>
      statuses.map((status): ConsumerReport => ({ ...status, kind, lag: Math.max(0, head - status.position) }));
    return [
      ...of('read_model', this.projections.status()),
      ...of('policy', this.policies.status()),
      ...of('realtime', [this.realtime.status()]),
      ...of('feed', this.relay === null ? [] : [this.relay.status()]),
    ];
  }

  /** Parked streams by consumer. */
  async parked(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const { consumer } of await this.parking.find()) counts.set(consumer, (counts.get(consumer) ?? 0) + 1);
    return counts;
  }
}
