import type { Logger } from 'pino';
import type { EventLog } from '../event-sourcing/event-log.js';
import { releaseUnusedMemory } from '../process/release-memory.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import { CatchUpHandler, SharedCatchUp } from './catch-up-rebuild.js';
import type { ConsumerStatus } from './consumer.js';
import type { ConsumerCommits } from './consumer-commits.js';
import { HostedConsumer, type RetryingHandler } from './hosted-consumer.js';
import type { ConsumerGroup } from './singleton-consumers.js';
import { RemoteReadModels } from './remote-read-models.js';
import type { DeadLetters } from './dead-letters.js';
import { RemoteCheckpoint } from './remote-checkpoint.js';
import type { ConsumerProgress } from './consumer-progress.js';
import { type AnyProjection, collectionName, isOfThisVersion, type ReadModelOf } from './projection.js';
import { Projector } from './projector.js';
import { ReadModel } from './read-model.js';
import { RebuildBeside, type RebuildProgress } from './rebuild-beside.js';
import { type Rebuild, rebuildAll } from './rebuilding.js';
import { LiveVersions } from './live-versions.js';
import { type Hosted, BlueGreenSwitch } from './blue-green-switch.js';

/** Number of missing events up to which a read model catches up alone instead of sharing a reading with others. */
const LITTLE_BEHIND = 200;
/** Number of missing events from which a read model is filled without indexes, which are then built at the end. */
const FAR_BEHIND = 5_000;
/** Read models lag by moments; callers wait so long by default, and then continue with what is there. */
const CATCH_UP_MS = 2_000;

interface Start {
  readonly head: number;
  readonly versions: LiveVersions;
  /** Name of the collection that was served when this process started. */
  readonly served: string | undefined;
}

/**
 * Runs every read model: builds new versions beside the old ones, switches to them and reports progress. If another
 * process runs the read models, it reads their collections and published progress.
 */
export class ProjectionHost implements ConsumerGroup {
  private readonly projections = new Map<string, AnyProjection>();
  private readonly hosted = new Map<string, Hosted>();
  private readonly readModels: ReadModelStore;
  private readonly swaps: BlueGreenSwitch;
  private readonly rebuilds: RebuildBeside;
  private stopping = new AbortController();
  /** Set if another process may feed the read models. */
  private remote:
    | { readonly models: RemoteReadModels; readonly progress: ConsumerProgress; readonly position: RemoteCheckpoint }
    | undefined;
  /** Called when another process turns out to feed them as well. */
  private whenMoved: () => void = () => undefined;

  constructor(
    private readonly commits: ConsumerCommits,
    private readonly log: EventLog,
    private readonly deadLetters: DeadLetters,
    private readonly logger: Logger,
  ) {
    this.readModels = commits.store;
    this.swaps = new BlueGreenSwitch({ readModels: this.readModels, log, logger });
    const consumer = (projector: Projector) => this.consumer(projector);
    this.rebuilds = new RebuildBeside({ commits, log, deadLetters, logger, consumer });
  }

  register(...projections: readonly AnyProjection[]): void {
    for (const projection of projections) {
      if (this.projections.has(projection.name)) throw new Error(`read model ${projection.name} is defined twice`);
      this.projections.set(projection.name, projection);
    }
  }

  /** The read model of a projection, as queries use it. */
  model<D extends object>(projection: ReadModelOf<D>): ReadModel<D> {
    return new ReadModel<D>(() => {
      const hosted = this.hosted.get(projection.name);
      if (hosted !== undefined) return hosted.served;
      if (this.remote === undefined) throw new Error(`read model ${projection.name} is not running`);
      return this.remote.models.collection(projection.name);
    });
  }

  /** Call it if read models that do not run here run in another process. */
  shareWork(progress: ConsumerProgress, whenMoved: () => void): void {
    const models = new RemoteReadModels(this.readModels);
    const position = new RemoteCheckpoint(progress, () => this.servedNames(models));
    this.remote = { models, progress, position };
    this.whenMoved = whenMoved;
  }

  /** @param chosen selects the read models to run by name; the others are neither built nor available to queries */
  async start(chosen: (name: string) => boolean = () => true): Promise<void> {
    this.stopping = new AbortController();
    const versions = await LiveVersions.open(this.readModels);
    const served = await versions.all();
    const head = await this.log.head();
    const all: Hosted[] = [];
    for (const projection of this.projections.values()) {
      if (chosen(projection.name))
        all.push(await this.host(projection, { head, versions, served: served.get(projection.name) }));
    }
    // All are added at once, so that progress is never reported for a part of the read models.
    for (const hosted of all) this.hosted.set(hosted.projection.name, hosted);
    const { signal } = this.stopping;
    const behind = all.filter(({ sharesCatchUp }) => sharesCatchUp);
    for (const hosted of all) if (!hosted.sharesCatchUp) this.follow(hosted);
    const projectors = behind.map(({ projector }) => projector);
    const build = new SharedCatchUp(this.log, projectors, head, signal);
    for (const hosted of behind) {
      hosted.consumer = this.consumer(new CatchUpHandler(hosted.projector, build, () => this.index(hosted)));
      this.follow(hosted);
    }
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all([...this.hosted.values()].map((hosted) => hosted.consumer.stop()));
    await this.swaps.ended();
    await this.rebuilds.ended();
  }

  async rest(): Promise<void> {
    await this.stop();
    this.hosted.clear();
  }

  /** Status of the read models that run in this process. */
  status(): ConsumerStatus[] {
    return [...this.hosted.values()].map((hosted) => hosted.consumer.status);
  }

  /**
   * A position that every read model has reached. Undefined if it is not known at once: an older version of one is
   * still served, or the process that feeds them has not published lately.
   */
  position(): number | undefined {
    const all = [...this.hosted.values()];
    if (all.length === 0) return this.remote?.position.atLeast;
    if (all.some((hosted) => hosted.servedName !== hosted.collectionName)) return undefined;
    return Math.min(...all.map((hosted) => hosted.consumer.status.position));
  }

  /**
   * A position up to which the documents that queries read are complete. Older versions are complete up to where this
   * program found them. Costs a call to the store only if another process has not published its progress lately.
   */
  async servedUpTo(): Promise<number> {
    const { remote } = this;
    const all = [...this.hosted.values()];
    if (all.length > 0) {
      return Math.min(...all.map(({ consumer, foundAt }) => foundAt ?? consumer.status.position));
    }
    if (remote === undefined) return 0;
    const known = remote.position.atLeast;
    if (known !== undefined) return known;
    const checkpoints = await this.readModels.checkpoints();
    const names = await this.servedNames(remote.models);
    return Math.min(...names.map((name) => checkpoints.get(name ?? '')?.position ?? 0));
  }

  /** Collection names of all registered projections in this program's versions, wherever they run. */
  names(): string[] {
    return [...this.projections.values()].map(collectionName);
  }

  /**
   * True once every read model has processed everything up to `position`; false after `withinMs`, or if no process runs
   * them.
   */
  async reached(position: number, withinMs: number): Promise<boolean> {
    const { remote } = this;
    if (this.hosted.size === 0) {
      if (remote === undefined) return this.projections.size === 0;
      return remote.position.reached(position, withinMs);
    }
    const all = [...this.hosted.values()].map((hosted) => hosted.consumer.reached(position, withinMs));
    return (await Promise.all(all)).every(Boolean);
  }

  /**
   * True once queries of the read model see everything up to `position`; false after `withinMs` or while an older
   * version is served.
   */
  async serves<D extends object>(
    projection: ReadModelOf<D>,
    position: number,
    withinMs = CATCH_UP_MS,
  ): Promise<boolean> {
    const hosted = this.hosted.get(projection.name);
    if (hosted === undefined) return this.servesRemotely(projection.name, position, withinMs);
    if (!(await hosted.consumer.reached(position, withinMs))) return false;
    return hosted.servedName === hosted.collectionName;
  }

  /**
   * True once queries of the read model see everything up to the present head of the log; false after `withinMs`, and
   * without waiting while the log is held.
   */
  async upToDate<D extends object>(projection: ReadModelOf<D>, withinMs = CATCH_UP_MS): Promise<boolean> {
    return this.serves(projection, await this.log.recentHead(), this.log.isHeld ? 0 : withinMs);
  }

  private async servesRemotely(name: string, position: number, withinMs: number): Promise<boolean> {
    const { remote } = this;
    const projection = this.projections.get(name);
    if (remote === undefined || projection === undefined) return false;
    const served = () => remote.models.servedName(name);
    if (!(await remote.progress.reached(async () => [await served()], position, withinMs))) return false;
    const reached = await served();
    return reached !== undefined && isOfThisVersion(reached, projection);
  }

  private servedNames(models: RemoteReadModels): Promise<(string | undefined)[]> {
    return Promise.all([...this.projections.keys()].map((name) => models.servedName(name)));
  }

  /** Retries a dead-lettered stream. Returns false if it failed again or has no dead letter. */
  async resume(consumer: string, stream: string): Promise<boolean> {
    const hosted = [...this.hosted.values()].find((candidate) => candidate.collectionName === consumer);
    return (await hosted?.consumer.resume(stream)) ?? false;
  }

  /**
   * Starts to rebuild one read model beside the served one. `unknown`: there is none of this name, `elsewhere`: another
   * process runs it, `busy`: it is being built already.
   */
  rebuildBeside(name: string, startedAt: string): 'begun' | 'busy' | 'elsewhere' | 'unknown' {
    if (!this.projections.has(name)) return 'unknown';
    const hosted = this.hosted.get(name);
    if (hosted === undefined) return 'elsewhere';
    return this.rebuilds.begin(hosted, startedAt, this.stopping.signal) ? 'begun' : 'busy';
  }

  /** The rebuilds of single read models since this process started. */
  rebuildProgress(): RebuildProgress[] {
    return this.rebuilds.progress();
  }

  /** Rebuilds all read models; see `rebuildAll`. */
  async rebuild(
    onProgress: (position: number, head: number) => void,
    how: Pick<Rebuild, 'atOnce' | 'indexed'> = {},
  ): Promise<number> {
    const { log, commits, deadLetters } = this;
    const projections = [...this.projections.values()];
    const { signal } = this.stopping;
    return rebuildAll({ log, commits, deadLetters, projections, signal, ...how }, onProgress);
  }

  private async host(projection: AnyProjection, { head, versions, served }: Start): Promise<Hosted> {
    const { indexes } = projection;
    const first = collectionName(projection);
    const name = served !== undefined && isOfThisVersion(served, projection) ? served : first;
    const servedName = served ?? name;
    const known = (await this.readModels.names()).includes(servedName);
    // While an older version is served, the process must not be blocked for long.
    const alone = servedName === name || !known;
    const events = this.log.eventsBetween(await this.readModels.loadCheckpoint(name), head);
    const filling = alone && events >= FAR_BEHIND;
    const collection = await this.readModels.open({ name, indexes, ...(filling ? { filling } : {}) });
    const projector = new Projector(projection, name, collection, this.commits, this.deadLetters);
    const hosted: Hosted = {
      projection,
      versions,
      collectionName: name,
      // The tables of the old version already contain its indexes; none need to be declared.
      served: alone ? collection : await this.readModels.open({ name: servedName, indexes: [] }),
      servedName: known ? servedName : name,
      foundAt: alone ? undefined : await this.readModels.loadCheckpoint(servedName),
      projector,
      consumer: this.consumer(projector),
      sharesCatchUp: alone && events > LITTLE_BEHIND,
      filling,
    };
    if (served === undefined || !known) await versions.serve(projection);
    return hosted;
  }

  private follow(hosted: Hosted): void {
    hosted.consumer.start();
    this.swaps.begin(hosted, { shared: this.remote !== undefined, signal: this.stopping.signal });
  }

  /** Builds the indexes after the collection was filled. */
  private async index(hosted: Hosted): Promise<void> {
    if (!hosted.filling || this.stopping.signal.aborted) return;
    const { collectionName: name, projection } = hosted;
    hosted.served = await this.readModels.open({ name, indexes: projection.indexes });
    hosted.filling = false;
    // This was the last of them: a long catch-up allocates much memory and frees it at the end.
    if (![...this.hosted.values()].some(({ filling }) => filling)) releaseUnusedMemory();
  }

  private consumer(handler: RetryingHandler): HostedConsumer {
    const { log, deadLetters, logger } = this;
    return new HostedConsumer(handler, { log, deadLetters, logger, whenMoved: () => this.whenMoved() });
  }
}
