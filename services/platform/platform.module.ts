import type { DemoSignIn } from './operations/demo-sign-in.js';
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
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { AuditCatalogues } from './audit-trail/audit-catalogues.js';
import { AuditViews } from './audit-trail/audit-views.js';
import { AddressHolds } from './http/address-holds.js';
import { RateLimits } from './http/rate-limits.js';
import { Turns } from './http/turns.js';
import { Clock } from './clock/clock.js';
import { Consumers } from './consuming/consumers.js';
import { DeadLetters } from './consuming/dead-letters.js';
import { Mailing } from './consuming/mail-policy.js';
import { PolicyHost } from './consuming/policy-host.js';
import { ProjectionHost } from './consuming/projection-host.js';
import { ConsumerCommits } from './consuming/consumer-commits.js';
import { ConsumerProgress } from './consuming/consumer-progress.js';
import { closeEngines, type Engines } from './engines/engines.js';
import { CLAIM_STREAM, claimEvents, Claims } from './event-sourcing/claims.js';
import { EventCodec } from './event-sourcing/event-codec.js';
import { EventRegistry } from './event-sourcing/event-definition.js';
import { EventLog } from './event-sourcing/event-log.js';
import { SnapshotStore } from './event-sourcing/snapshot-store.js';
import { StreamRepository } from './event-sourcing/stream-repository.js';
import { FeedReader } from './feed/feed-reader.js';
import { FeedRegistry } from './feed/feed-registry.js';
import { FeedRelay } from './feed/feed-relay.js';
import { Leases } from './leases/leases.js';
import { Locks } from './leases/locks.js';
import { JobTimers } from './leases/recurring-job.js';
import { LongWorks } from './long-work/long-works.js';
import { ConsumerOverview } from './operations/consumer-overview.js';
import { Metrics } from './operations/metrics.js';
import { Readiness } from './operations/readiness.js';
import { DeadLetterRetry } from './operations/dead-letter-retry.js';
import { ErrorKinds } from './openapi/error-kinds.js';
import { PaymentListeners } from './payments/payment-listeners.js';
import { ErasedList } from './erasing/erased-list.js';
import { LastBackup } from './safekeeping/last-backup.js';
import { LimitedBlobStore } from './blobs/limited-blob-store.js';
import { StoredFiles } from './blobs/stored-files.js';
import { Erasure } from './erasing/erasure.js';
import { ErasureListener } from './erasing/erasure-listener.js';
import { PERSON_STREAM, personEvents } from './event-sourcing/person-erased.js';
import { groupOf, ProcessWork } from './serving/process-work.js';
import { HintRegistry } from './realtime/hint-registry.js';
import { RealtimeServer } from './realtime/realtime-server.js';
import { SessionEnds } from './realtime/session-ends.js';
import { type Role, type RoleWork, WORK_OF_ROLE } from './settings/roles.js';
import type { Settings } from './settings/settings.js';
import { ObservedEventStore } from './telemetry/observed-event-store.js';
import { startTracing } from './telemetry/start-tracing.js';
import {
  BLOBS,
  EVENT_STORE,
  LOGGER,
  MAIL,
  DEMO_SIGN_INS,
  MAIL_OUTBOX,
  MAILBOX,
  PAYMENTS,
  PERSON_KEYS,
  PROCESSING_RECORD,
  READ_MODELS,
  REDIS,
  RELAY,
  SETTINGS,
  TIMERS,
} from './tokens.js';

/** The input of a process, before its parts are wired. */
export interface PlatformInput {
  readonly settings: Settings;
  readonly engines: Engines;
  readonly clock: Clock;
  readonly logger: Logger;
  /** The consumers of this process. Unless all of them run, jobs do not run automatically either. */
  readonly consume: Consumption;
  /** The accounts of the demo that the installation holds; absent without one. */
  readonly signIns?: readonly DemoSignIn[];
}

/**
 * The automatic work of a process: the consumers of its role, or all of them (`true`). `false` is for one-off programs
 * (rebuild): consumers are registered but do not run.
 */
export type Consumption =
  | boolean
  | Role
  | {
      readonly readModels: (name: string) => boolean;
      readonly policies: (name: string) => boolean;
    };

const ENGINES = Symbol('ENGINES');
const CONSUME = Symbol('CONSUME');

/**
 * The platform's services, one instance each for all areas. Starts the consumers after all areas have registered
 * theirs.
 */
@Global()
@Module({})
export class PlatformModule
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private stopTracing: () => Promise<void> = () => Promise.resolve();

  constructor(
    private readonly registry: EventRegistry,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly hints: HintRegistry,
    private readonly realtime: RealtimeServer,
    @Inject(ENGINES) private readonly engines: Engines,
    @Inject(CONSUME) private readonly consume: Consumption,
    private readonly work: ProcessWork,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly commands: CommandBus,
  ) {}

  static with(input: PlatformInput): DynamicModule {
    const providers = providersFor(input);
    return { module: PlatformModule, imports: [CqrsModule.forRoot()], providers, exports: [...providers, CqrsModule] };
  }

  async onModuleInit(): Promise<void> {
    this.registry.register([...Object.values(claimEvents), ...Object.values(personEvents)]);
    this.hints.silence(CLAIM_STREAM, PERSON_STREAM);
    this.stopTracing = await startTracing(this.settings, this.logger, this.commands);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.consume === false) return;
    if (typeof this.consume === 'object') {
      await this.projections.start(this.consume.readModels);
      this.policies.start(this.consume.policies);
      return;
    }
    const work = workOf(this.consume);
    await this.work.begin(work);
    if (work.sockets) await this.realtime.start();
  }

  /** Runs before the HTTP server closes, which waits for open connections. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.realtime.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.work.end();
    await closeEngines(this.engines);
    await this.stopTracing();
  }
}

function workOf(consume: true | Role): RoleWork {
  return WORK_OF_ROLE[consume === true ? 'standalone' : consume];
}

function providersFor({ settings, engines, clock, logger, consume, signIns = [] }: PlatformInput): Provider[] {
  const registry = new EventRegistry();
  const codec = new EventCodec(registry, engines.keys);
  const eventStore = new ObservedEventStore(engines.eventStore);
  const log = new EventLog(eventStore, codec);
  const snapshots = new SnapshotStore(engines.readModels);
  const repository = new StreamRepository(eventStore, codec, clock, snapshots, engines.onlyWriter);
  const deadLetters = new DeadLetters(engines.readModels, engines.record, clock);
  const projections = new ProjectionHost(new ConsumerCommits(engines.readModels), log, deadLetters, logger);
  const policies = new PolicyHost(engines.record, log, deadLetters, logger);
  const hints = new HintRegistry();
  const publications = new FeedRegistry();
  const ends = new SessionEnds();
  const { keys, readModels, record, mail } = engines;
  const files = new StoredFiles(readModels);
  const room = { bytes: settings.STORAGE_PER_MARINA_MIB * 1_048_576 };
  const blobs = new LimitedBlobStore(engines.blobs, files, room, logger);
  const { feed: sink } = engines;
  const relay =
    sink === null ? null : new FeedRelay({ log, registry: publications, sink, record, deadLetters, logger });
  const catchUp = () => eventStore.catchUp();
  const leases = new Leases({ store: readModels, logger, alone: engines.alone, catchUp });
  const locks = new Locks(leases);
  const sharing = engines.redis === null ? null : { redis: engines.redis, leases };
  const realtime = new RealtimeServer(log, hints, ends, logger, sharing);
  const progress = new ConsumerProgress(readModels);
  const erasures = new ErasureListener(
    engines.eventStore,
    () => {
      codec.forget();
      repository.forget();
    },
    logger,
  );
  const running = { log, projections, policies, deadLetters, leases, progress, relay };
  const work = new ProcessWork({ ...running, erasures, logger });
  const role = consume === true || typeof consume === 'string' ? workOf(consume) : null;
  const consumers = new ConsumerOverview({
    ...running,
    readModels,
    record,
    realtime: role?.sockets === false ? null : realtime,
  });
  const groups = [projections, policies, ...(relay === null ? [] : [groupOf(relay)])];
  const backups = new LastBackup(record, clock);
  const erased = ErasedList.of(settings);
  const stores = { readModels, record };
  const erasure = new Erasure(keys, codec, repository, projections, policies, stores, blobs, mail, clock, erased);
  return [
    { provide: SETTINGS, useValue: settings },
    { provide: REDIS, useValue: engines.redis },
    { provide: RateLimits, useValue: new RateLimits(settings, engines.redis) },
    { provide: Turns, useValue: new Turns(engines.redis) },
    { provide: AddressHolds, useValue: new AddressHolds(clock, engines.redis) },
    { provide: LOGGER, useValue: logger },
    { provide: EVENT_STORE, useValue: eventStore },
    { provide: READ_MODELS, useValue: readModels },
    { provide: PROCESSING_RECORD, useValue: record },
    { provide: PERSON_KEYS, useValue: keys },
    { provide: BLOBS, useValue: blobs },
    { provide: LimitedBlobStore, useValue: blobs },
    { provide: MAIL, useValue: mail },
    { provide: MAIL_OUTBOX, useValue: engines.outbox },
    { provide: MAILBOX, useValue: engines.mailbox },
    { provide: DEMO_SIGN_INS, useValue: signIns },
    { provide: PAYMENTS, useValue: engines.payments },
    { provide: PaymentListeners, useValue: new PaymentListeners() },
    { provide: ENGINES, useValue: engines },
    { provide: CONSUME, useValue: consume },
    { provide: TIMERS, useValue: role?.policies ?? false },
    { provide: Leases, useValue: leases },
    { provide: Locks, useValue: locks },
    JobTimers,
    Mailing,
    { provide: ProcessWork, useValue: work },
    { provide: DeadLetterRetry, useValue: new DeadLetterRetry(deadLetters, groups, leases.alone) },
    { provide: Clock, useValue: clock },
    { provide: EventRegistry, useValue: registry },
    { provide: EventLog, useValue: log },
    { provide: StreamRepository, useValue: repository },
    { provide: Claims, useValue: new Claims(repository, eventStore, keys, clock) },
    { provide: LongWorks, useValue: new LongWorks(repository, clock, blobs, locks) },
    { provide: DeadLetters, useValue: deadLetters },
    { provide: ProjectionHost, useValue: projections },
    { provide: PolicyHost, useValue: policies },
    { provide: Consumers, useValue: new Consumers(log, projections, policies) },
    { provide: Erasure, useValue: erasure },
    { provide: LastBackup, useValue: backups },
    { provide: AuditViews, useValue: new AuditViews() },
    { provide: ErrorKinds, useValue: new ErrorKinds() },
    { provide: AuditCatalogues, useValue: new AuditCatalogues() },
    { provide: HintRegistry, useValue: hints },
    { provide: FeedRegistry, useValue: publications },
    { provide: FeedReader, useValue: new FeedReader(eventStore, codec, publications) },
    { provide: RELAY, useValue: relay },
    { provide: SessionEnds, useValue: ends },
    { provide: RealtimeServer, useValue: realtime },
    { provide: ConsumerOverview, useValue: consumers },
    { provide: Readiness, useValue: new Readiness(engines, consumers) },
    {
      provide: Metrics,
      useValue: new Metrics({
        consumers,
        realtime,
        commits: engines.commits,
        appends: eventStore.appends,
        backups,
        storage: blobs,
      }),
    },
  ];
}
