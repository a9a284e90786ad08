import type { ConsumerStatus } from '../consuming/consumer.js';
import type { DeadLetters } from '../consuming/dead-letters.js';
import type { PolicyHost } from '../consuming/policy-host.js';
import type { ConsumerProgress } from '../consuming/consumer-progress.js';
import type { ProjectionHost } from '../consuming/projection-host.js';
import type { EventLog } from '../event-sourcing/event-log.js';
import { FEED_RELAY, type FeedRelay } from '../feed/feed-relay.js';
import type { Leases } from '../leases/leases.js';
import { isCollectionName } from '../consuming/projection.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import type { RealtimeServer } from '../realtime/realtime-server.js';

export type ConsumerKind = 'read_model' | 'policy' | 'realtime' | 'feed';

export interface ConsumerReport extends ConsumerStatus {
  readonly kind: ConsumerKind;
  /** Positions behind the head of the log. */
  readonly lag: number;
}

export interface ConsumerOverviewParts {
  readonly log: EventLog;
  readonly projections: ProjectionHost;
  readonly policies: PolicyHost;
  readonly deadLetters: DeadLetters;
  /** null: this process serves no sockets. */
  readonly realtime: RealtimeServer | null;
  /** null: no broker receives the feed. */
  readonly relay: FeedRelay | null;
  readonly readModels: ReadModelStore;
  readonly record: ProcessingRecord;
  readonly leases: Leases;
  readonly progress: ConsumerProgress;
}

/** All consumers of the log in one list. */
export class ConsumerOverview {
  constructor(private readonly parts: ConsumerOverviewParts) {}

  /** The consumers of this process. @throws EventStoreUnavailableError */
  async reports(): Promise<ConsumerReport[]> {
    const head = await this.parts.log.recentHead();
    return this.statuses().map((status) => reported(status, head));
  }

  /** The consumers of this process, without how far they are behind. */
  statuses(): ConsumerStatus[] {
    const { projections, policies, realtime, relay, leases } = this.parts;
    const feed = relay !== null && (leases.alone || relay.runs) ? [relay.status()] : [];
    return [...projections.status(), ...policies.status(), ...(realtime === null ? [] : [realtime.status()]), ...feed];
  }

  /** The consumers of this process and the recorded ones of other processes. @throws EngineUnavailableError */
  async everywhere(): Promise<ConsumerReport[]> {
    const own = await this.reports();
    if (this.parts.leases.alone) return own;
    const head = await this.parts.log.recentHead();
    const known = new Set(own.map(({ name }) => name));
    const others = (await this.elsewhere()).filter(({ name }) => !known.has(name));
    return [...own, ...others.map((status) => reported(status, head))];
  }

  /** Number of dead-lettered streams by consumer. */
  async deadLetterCounts(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (const { consumer } of await this.parts.deadLetters.find())
      counts.set(consumer, (counts.get(consumer) ?? 0) + 1);
    return counts;
  }

  private async elsewhere(): Promise<ConsumerStatus[]> {
    const { progress, leases, readModels, record, projections, policies } = this.parts;
    const recorded = [...(await progress.read()).values()];
    const groups = [...new Set(recorded.map(({ group }) => group))];
    const held = new Map(await Promise.all(groups.map(async (group) => [group, await leases.isHeld(group)] as const)));
    // A dead process leaves its last status behind, so a group without a lease holder has stopped.
    const statuses = recorded.map(({ group, ...status }): ConsumerStatus =>
      held.get(group) === true ? status : { ...status, state: 'stopped' },
    );
    const known = new Set(recorded.map(({ name }) => name));
    // A read model that was rebuilt runs under the name of its newest collection.
    const runs = (name: string) => known.has(name) || [...known].some((other) => other.startsWith(`${name}.`));
    for (const name of [...projections.names(), ...policies.names()].filter((name) => !runs(name))) {
      statuses.push({
        name,
        state: 'stopped',
        position: await (isCollectionName(name) ? readModels : record).loadCheckpoint(name),
        error: null,
        waits_for: null,
      });
    }
    return statuses;
  }
}

function reported(status: ConsumerStatus, head: number): ConsumerReport {
  return { ...status, kind: kindOf(status.name), lag: Math.max(0, head - status.position) };
}

function kindOf(name: string): ConsumerKind {
  if (name === 'realtime') return 'realtime';
  if (name === FEED_RELAY) return 'feed';
  return name.startsWith('policy:') ? 'policy' : 'read_model';
}
