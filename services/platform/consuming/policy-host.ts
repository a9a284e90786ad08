import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { type CommandContext, SYSTEM_ACTOR } from '../event-sourcing/command-context.js';
import { deriveId } from '../event-sourcing/derived-id.js';
import type { DomainEvent, LoggedEvent } from '../event-sourcing/event-definition.js';
import { isUnreadable, type EventLog, type LogBatch, type ReadEvent } from '../event-sourcing/event-log.js';
import { asOf } from '../event-sourcing/log-moment.js';
import { recordIdOf } from '../event-sourcing/stream-name.js';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { skipUnknown } from '../processing/record-beginning.js';
import { Checkpoint } from './checkpoint.js';
import { ConsumerCommits } from './consumer-commits.js';
import type { ConsumerStatus } from './consumer.js';
import { HostedConsumer, type RetryingHandler } from './hosted-consumer.js';
import type { ConsumerGroup } from './singleton-consumers.js';
import type { DeadLetters } from './dead-letters.js';
import type { ConsumerProgress } from './consumer-progress.js';
import { crashPoint } from '../process/crash-points.js';
import { reacting } from '../telemetry/tracing.js';

/** A process manager: reacts to events with commands (or mail), each with an id derived from the event. */
export interface Policy<E extends DomainEvent = DomainEvent> {
  readonly name: string;
  readonly reactsTo: readonly E['type'][];
  /**
   * True for policies that reach people: events of which the product cannot know whether they were handled are skipped. Other
   * policies handle them again.
   */
  readonly skipsUnknown?: boolean;
  /**
   * Events of one record arrive in the order of the log, also those of several streams with its id; events of different
   * records may be handled concurrently. Must be idempotent. A refused command is a result and no error; throwing
   * requests another attempt. After a few attempts the event's stream is dead-lettered for this policy.
   */
  handle(event: LoggedEvent<E>): Promise<void>;
  /**
   * For a policy that repairs: what it does for an event follows from the present state of what the event is about, and not
   * from the event. Names that; null for an event that must be handled for itself. While the policy catches up, it gets only
   * the last of the events about the same, once it has read them all: a repair then looks at each record once and not
   * after each of its old events.
   */
  repairs?(event: LoggedEvent<E>): string | null;
}

/** The context of a command that a policy sends because of an event; `step` distinguishes several commands. */
export function causedBy(event: LoggedEvent, policy: string, step = ''): CommandContext {
  return {
    command_id: deriveId(policy, event.id, step),
    command_hash: policy.slice(0, 16),
    marina_id: event.metadata.marina_id,
    actor: SYSTEM_ACTOR,
    correlation_id: event.metadata.correlation_id,
    causation_id: event.id,
  };
}

/** Prefix of the checkpoint names of policies. */
const PREFIX = 'policy:';
const TRIES = 3;
/** Events that a repair which catches up holds back at most, a few megabytes; then it handles them. */
const MOST_HELD_BACK = 5_000;
/** Records of a batch whose events are handled concurrently, so that their commits and mails share one disk sync. */
const SIDE_BY_SIDE = 32;

class PolicyHandler implements RetryingHandler {
  readonly name: string;
  private readonly checkpoint: Checkpoint;
  private readonly types: ReadonlySet<string>;
  /** Events that wait for later ones about the same, in the order of the log. */
  private readonly heldBack = new Map<string, ReadEvent>();
  private catchesUp = true;

  constructor(
    private readonly policy: Policy,
    private readonly record: ProcessingRecord,
    commits: ConsumerCommits<ProcessingRecord>,
    private readonly deadLetters: DeadLetters,
    private readonly logger: Logger,
  ) {
    this.name = `${PREFIX}${policy.name}`;
    this.checkpoint = new Checkpoint(this.name, commits);
    this.types = new Set(policy.reactsTo);
  }

  async start(): Promise<number> {
    this.deadLetters.invalidate(this.name);
    this.heldBack.clear();
    this.catchesUp = true;
    if (this.policy.skipsUnknown === true) await skipUnknown(this.record, this.name);
    return this.checkpoint.load();
  }

  get processed(): number | undefined {
    return this.heldBack.size > 0 ? this.checkpoint.position : undefined;
  }

  async handle(batch: LogBatch): Promise<void> {
    const wanted = batch.events.filter((event) => isUnreadable(event) || this.types.has(event.type));
    if (!this.catchesUp) {
      await this.handleAll(wanted);
      await this.checkpoint.follow(batch, wanted.length > 0);
      return;
    }
    for (const event of wanted) this.holdBack(event);
    const isDue = batch.caughtUp || this.heldBack.size >= MOST_HELD_BACK || this.policy.repairs === undefined;
    if (!isDue && this.heldBack.size > 0) {
      this.checkpoint.pass(batch);
      return;
    }
    const due = [...this.heldBack.values()];
    await this.handleAll(due);
    this.heldBack.clear();
    await this.checkpoint.follow(batch, due.length > 0);
    this.catchesUp = !batch.caughtUp;
  }

  /** A later event about the same takes the place of an earlier one, at its own place in the order. */
  private holdBack(event: ReadEvent): void {
    const about = isUnreadable(event) ? null : (this.policy.repairs?.(event) ?? null);
    const key = about ?? `event ${event.id}`;
    this.heldBack.delete(key);
    this.heldBack.set(key, event);
  }

  private async handleAll(events: readonly ReadEvent[]): Promise<void> {
    const records = [...Map.groupBy(events, ({ stream }) => recordIdOf(stream)).values()];
    for (let from = 0; from < records.length; from += SIDE_BY_SIDE) {
      const some = records.slice(from, from + SIDE_BY_SIDE);
      const ends = await Promise.allSettled(some.map((each) => this.takeInOrder(each)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
    if (events.length > 0) crashPoint('policy.before_checkpoint');
  }

  /** What was held back is read again by the next start. */
  settle(): Promise<void> {
    return this.heldBack.size > 0 ? Promise.resolve() : this.checkpoint.settle();
  }

  /**
   * Handles events of one record.
   * @throws EngineUnavailableError; the consumer's loop then repeats the batch
   */
  private async takeInOrder(events: readonly ReadEvent[]): Promise<void> {
    for (const event of events) {
      const blocked = await this.deadLetters.streamsOf(this.name);
      if (blocked.has(event.stream)) continue;
      if (isUnreadable(event)) await this.handleOrDeadLetter(event);
      else await reacting(this.name, event, () => this.handleOrDeadLetter(event));
    }
  }

  async resume(log: EventLog, stream: string, fromRevision: number, handled: number): Promise<boolean> {
    await this.start();
    await this.checkpoint.save(handled);
    const upTo = this.checkpoint.position;
    for await (const event of log.stream(stream, fromRevision)) {
      if (event.position > upTo) break; // the ordinary batches deliver it
      if ((await this.handleOrDeadLetter(event)) === 'dead_lettered') return false;
    }
    await this.deadLetters.remove(this.name, stream);
    return true;
  }

  private async handleOrDeadLetter(event: ReadEvent): Promise<'handled' | 'dead_lettered' | 'of_no_interest'> {
    if (isUnreadable(event)) {
      await this.addDeadLetter(event, event.error);
      return 'dead_lettered';
    }
    if (!this.types.has(event.type)) return 'of_no_interest';
    crashPoint('policy.before_command');
    for (let attempt = 1; ; attempt += 1) {
      try {
        await asOf({ position: event.position }, () => this.policy.handle(event));
        return 'handled';
      } catch (error) {
        // The event is not at fault: while a disk is full, every event would be dead-lettered.
        if (error instanceof EngineUnavailableError) throw error;
        this.logger.error({ policy: this.policy.name, event: event.id, attempt, err: error }, 'policy failed');
        if (attempt >= TRIES) {
          await this.addDeadLetter(event, error);
          return 'dead_lettered';
        }
        await pause(50 * 2 ** attempt);
      }
    }
  }

  private addDeadLetter(event: ReadEvent, error: unknown): Promise<void> {
    return this.deadLetters.add({
      consumer: this.name,
      stream: event.stream,
      revision: event.revision,
      position: event.position,
      event_type: isUnreadable(event) ? 'unreadable' : event.type,
      error: error instanceof Error ? error.message : String(error),
    });
  }
}

/**
 * Runs the policies of all areas, each with a consumer of its own. If another process runs them, it reads their
 * published progress.
 */
export class PolicyHost implements ConsumerGroup {
  private readonly policies = new Map<string, HostedConsumer>();
  /** Policies that were not chosen to run. */
  private readonly resting = new Set<string>();
  private state: 'new' | 'running' | 'stopped' = 'new';
  /** Set if policies may run in another process. */
  private progress: ConsumerProgress | undefined;
  /** Called when another process turns out to run them as well. */
  private whenMoved: () => void = () => undefined;

  private readonly commits: ConsumerCommits<ProcessingRecord>;

  constructor(
    private readonly record: ProcessingRecord,
    private readonly log: EventLog,
    private readonly deadLetters: DeadLetters,
    private readonly logger: Logger,
  ) {
    this.commits = new ConsumerCommits(record);
  }

  register<E extends DomainEvent>(...policies: readonly Policy<E>[]): void {
    for (const policy of policies) {
      const handler = new PolicyHandler(policy, this.record, this.commits, this.deadLetters, this.logger);
      if (this.policies.has(handler.name)) throw new Error(`policy ${policy.name} is defined twice`);
      const { log, deadLetters, logger } = this;
      const parts = { log, deadLetters, logger, whenMoved: () => this.whenMoved() };
      this.policies.set(handler.name, new HostedConsumer(handler, parts));
    }
  }

  /** Call it if consumers that do not run here run in another process. */
  shareWork(progress: ConsumerProgress, whenMoved: () => void): void {
    this.progress = progress;
    this.whenMoved = whenMoved;
  }

  /** @param chosen selects the policies to run by name; the others catch up at a later start */
  start(chosen: (name: string) => boolean = () => true): void {
    this.state = 'running';
    for (const [name, consumer] of this.policies) {
      if (chosen(name.slice(PREFIX.length))) consumer.start();
      else this.resting.add(name);
    }
  }

  async stop(): Promise<void> {
    this.state = 'stopped';
    await Promise.all([...this.policies.values()].map((consumer) => consumer.stop()));
  }

  rest(): Promise<void> {
    return this.stop();
  }

  /** Status of the policies; empty if another process may run them and this one does not. */
  status(): ConsumerStatus[] {
    if (this.progress !== undefined && this.state !== 'running') return [];
    return [...this.policies.values()].map((consumer) => consumer.status);
  }

  /** Names of all policies, wherever they run. */
  names(): string[] {
    return [...this.policies.keys()];
  }

  /** True once every policy has processed everything up to `position`; false after `withinMs`. */
  async reached(position: number, withinMs: number): Promise<boolean> {
    if (this.progress !== undefined && this.state !== 'running') {
      return this.progress.reached(() => Promise.resolve(this.names()), position, withinMs);
    }
    const awake = [...this.policies].filter(([name]) => !this.resting.has(name));
    const all = awake.map(([, consumer]) => consumer.reached(position, withinMs));
    return (await Promise.all(all)).every(Boolean);
  }

  /** Retries a dead-lettered stream. Returns false if it failed again or has no dead letter. */
  async resume(name: string, stream: string): Promise<boolean> {
    return (await this.policies.get(name)?.resume(stream)) ?? false;
  }
}
