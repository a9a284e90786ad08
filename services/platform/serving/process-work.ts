import type { Logger } from 'pino';
import { type ConsumerGroup, SingletonConsumers } from '../consuming/singleton-consumers.js';
import type { DeadLetters } from '../consuming/dead-letters.js';
import type { PolicyHost } from '../consuming/policy-host.js';
import type { ConsumerProgress } from '../consuming/consumer-progress.js';
import type { ProjectionHost } from '../consuming/projection-host.js';
import type { FeedRelay } from '../feed/feed-relay.js';
import type { LeasedWork } from '../leases/leader-election.js';
import type { Leases } from '../leases/leases.js';
import type { ErasureListener } from '../erasing/erasure-listener.js';
import type { RoleWork } from '../settings/roles.js';

export interface ProcessWorkParts {
  readonly leases: Leases;
  readonly projections: ProjectionHost;
  readonly policies: PolicyHost;
  /** null: no broker receives the feed. */
  readonly relay: FeedRelay | null;
  readonly erasures: ErasureListener;
  readonly deadLetters: DeadLetters;
  readonly progress: ConsumerProgress;
  readonly logger: Logger;
}

/** The leases under which consumers run, which are also the names of the groups whose progress is published. */
export const PROJECTOR = 'projector';
export const SCHEDULER = 'scheduler';
export const RELAYING = 'relay';

/** The consumers of this process. They start as its role requires, each group while this process holds its lease. */
export class ProcessWork {
  constructor(private readonly parts: ProcessWorkParts) {}

  async begin({ readModels, policies: runsPolicies, feed }: RoleWork): Promise<void> {
    const { leases, projections, policies, relay, erasures, progress } = this.parts;
    const moved = (name: string) => () => leases.stepDown(name);
    if (!leases.alone) {
      projections.shareWork(progress, moved(PROJECTOR));
      policies.shareWork(progress, moved(SCHEDULER));
      relay?.shareWork(moved(RELAYING));
      await erasures.start();
    }
    const groups: [string, ConsumerGroup | null, boolean][] = [
      [PROJECTOR, projections, readModels],
      [SCHEDULER, policies, runsPolicies],
      [RELAYING, relay === null ? null : groupOf(relay), feed],
    ];
    for (const [name, group, runs] of groups) {
      if (!runs || group === null) continue;
      await leases.runAsLeader(name, this.workOf(name, group));
    }
  }

  /** Ends after the current batches; other processes may take over at once. */
  async end(): Promise<void> {
    const { leases, projections, policies, relay, erasures } = this.parts;
    await leases.close();
    await erasures.stop();
    await relay?.stop();
    await policies.stop();
    await projections.stop();
  }

  private workOf(name: string, group: ConsumerGroup): LeasedWork {
    if (!this.parts.leases.alone) return new SingletonConsumers(name, group, this.parts);
    return { start: async () => group.start(), stop: () => group.rest() };
  }
}

export function groupOf(relay: FeedRelay): ConsumerGroup {
  return {
    start: () => relay.start(),
    rest: () => relay.rest(),
    status: () => (relay.runs ? [relay.status()] : []),
    resume: (_consumer, stream) => relay.resume(stream),
  };
}
