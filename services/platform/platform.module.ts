import {
  type BeforeApplicationShutdown,
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
  type Provider,
} from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { AuditViews } from './audit-trail/audit-views.js';
import { Clock } from './clock/clock.js';
import { Consumers } from './consuming/consumers.js';
import { Parking } from './consuming/parking.js';
import { PolicyHost } from './consuming/policy-host.js';
import { ProjectionHost } from './consuming/projection-host.js';
import { closeEngines, type Engines } from './engines.js';
import { claimEvents, Claims } from './event-sourcing/claims.js';
import { EventCodec } from './event-sourcing/event-codec.js';
import { EventRegistry } from './event-sourcing/event-definition.js';
import { EventLog } from './event-sourcing/event-log.js';
import { SnapshotStore } from './event-sourcing/snapshot-store.js';
import { StreamRepository } from './event-sourcing/stream-repository.js';
import { FeedReader } from './feed/feed-reader.js';
import { FeedRegistry } from './feed/feed-registry.js';
import { FeedRelay } from './feed/feed-relay.js';
import { ConsumerOverview } from './operations/consumer-overview.js';
import { Metrics } from './operations/metrics.js';
import { Readiness } from './operations/readiness.js';
import { Erasure } from './personal-data/erasure.js';
import { personErased } from './personal-data/person-erased.js';
import { HintRegistry } from './realtime/hint-registry.js';
import { RealtimeServer } from './realtime/realtime-server.js';
import { SessionEnds } from './realtime/session-ends.js';
import type { Settings } from './settings/settings.js';
import {
  BLOBS,
  EVENT_STORE,
  LOGGER,
  MAIL,
  MAIL_OUTBOX,
  PAYMENTS,
  PERSON_KEYS,
  READ_MODELS,
  RELAY,
  SETTINGS,
  TIMERS,
} from './tokens.js';

/** What a process is given before anything is wired. */
export interface PlatformInput {
  readonly settings: Settings;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Which consumers run; where it is not all of them, jobs do not run by themselves either. */
  readonly consume: Consumption;
}

/** False for one-off programs (rebuild): consumers are registered but do not run. */
export type Consumption =
  | boolean
  | {
      readonly readModels: (name: string) => boolean;
      readonly policies: (name: string) => boolean;
    };

const ENGINES = Symbol('ENGINES');
const CONSUME = Symbol('CONSUME');

/** The machine room: one of each, for all areas. Starts the consumers after all areas have registered theirs. */
@Global()
@Module({})
export class PlatformModule
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  constructor(
    private readonly registry: EventRegistry,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly hints: HintRegistry,
    private readonly realtime: RealtimeServer,
    @Inject(RELAY) private readonly relay: FeedRelay | null,
    @Inject(ENGINES) private readonly engines: Engines,
    @Inject(CONSUME) private readonly consume: Consumption,
  ) {}

  static with(input: PlatformInput): DynamicModule {
    const providers = providersFor(input);
    return { module: PlatformModule, imports: [CqrsModule.forRoot()], providers, exports: [...providers, CqrsModule] };
  }

  onModuleInit(): void {
    this.registry.register([...claimEvents, personErased]);
    this.hints.silence('claim-', 'person-');
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.consume === false) return;
    const chosen = this.consume === true ? { readModels: () => true, policies: () => true } : this.consume;
    await this.projections.start(chosen.readModels);
    this.policies.start(chosen.policies);
    if (this.consume !== true) return;
    this.realtime.start();
    this.relay?.start();
  }

  /** Before the HTTP server closes, which waits for the connections that are open. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.realtime.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.relay?.stop();
    await this.policies.stop();
    await this.projections.stop();
    await closeEngines(this.engines);
  }
}

function providersFor({ settings, engines, clock, logger, consume }: PlatformInput): Provider[] {
  const registry = new EventRegistry();
  const codec = new EventCodec(registry, engines.keys);
  const log = new EventLog(engines.eventStore, codec);
  const snapshots = new SnapshotStore(engines.readModels);
  const repository = new StreamRepository(engines.eventStore, codec, clock, snapshots, engines.onlyWriter);
  const parking = new Parking(engines.readModels, clock);
  const projections = new ProjectionHost(engines.readModels, log, parking, logger);
  const policies = new PolicyHost(engines.readModels, log, parking, logger);
  const hints = new HintRegistry();
  const publications = new FeedRegistry();
  const ends = new SessionEnds();
  const realtime = new RealtimeServer(log, hints, ends, logger);
  const { keys, readModels, blobs, mail } = engines;
  const { feed: sink } = engines;
  const relay =
    sink === null ? null : new FeedRelay({ log, registry: publications, sink, readModels, parking, logger });
  const consumers = new ConsumerOverview(log, projections, policies, realtime, parking, relay);
  const erasure = new Erasure(keys, codec, repository, projections, policies, readModels, blobs, mail, clock);
  return [
    { provide: SETTINGS, useValue: settings },
    { provide: LOGGER, useValue: logger },
    { provide: EVENT_STORE, useValue: engines.eventStore },
    { provide: READ_MODELS, useValue: readModels },
    { provide: PERSON_KEYS, useValue: keys },
    { provide: BLOBS, useValue: blobs },
    { provide: MAIL, useValue: mail },
    { provide: MAIL_OUTBOX, useValue: engines.outbox },
    { provide: PAYMENTS, useValue: engines.payments },
    { provide: ENGINES, useValue: engines },
    { provide: CONSUME, useValue: consume },
    { provide: TIMERS, useValue: consume === true },
    { provide: Clock, useValue: clock },
    { provide: EventRegistry, useValue: registry },
    { provide: EventLog, useValue: log },
    { provide: StreamRepository, useValue: repository },
    { provide: Claims, useValue: new Claims(repository, engines.eventStore, keys, clock) },
    { provide: Parking, useValue: parking },
    { provide: ProjectionHost, useValue: projections },
    { provide: PolicyHost, useValue: policies },
    { provide: Consumers, useValue: new Consumers(log, projections, policies) },
    { provide: Erasure, useValue: erasure },
    { provide: AuditViews, useValue: new AuditViews() },
    { provide: HintRegistry, useValue: hints },
    { provide: FeedRegistry, useValue: publications },
    { provide: FeedReader, useValue: new FeedReader(engines.eventStore, codec, publications) },
    { provide: RELAY, useValue: relay },
    { provide: SessionEnds, useValue: ends },
    { provide: RealtimeServer, useValue: realtime },
    { provide: ConsumerOverview, useValue: consumers },
    { provide: Readiness, useValue: new Readiness(engines, consumers) },
    { provide: Metrics, useValue: new Metrics(consumers, realtime, engines.commits) },
  ];
}
