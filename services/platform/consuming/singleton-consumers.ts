import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import type { LeasedWork } from '../leases/leader-election.js';
import type { ConsumerStatus } from './consumer.js';
import type { Parking } from './dead-letters.js';
import type { ProgressBoard } from './consumer-progress.js';

/** Consumers that run or rest together. */
export interface ConsumerGroup {
  start(): Promise<void> | void;
  /** Nothing goes on any more when it resolves; may be started again. */
  rest(): Promise<void>;
  status(): readonly ConsumerStatus[];
  /** Takes a parked stream up again. Answers false when it failed again or nothing of that name is parked. */
  resume(consumer: string, stream: string): Promise<boolean>;
}

export interface LedConsumersParts {
  readonly parking: Parking;
  readonly board: ProgressBoard;
  readonly logger: Logger;
}

/** Between two looks for parked streams that somebody wants taken up again. */
const LOOK_FOR_WISHES_MS = 500;

/** What the holder of a group's lease does: run it, tell others where it is, and do what they ask of it. */
export class LedConsumers implements LeasedWork {
  private stopping = new AbortController();
  private working: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly name: string,
    private readonly group: ConsumerGroup,
    private readonly parts: LedConsumersParts,
  ) {}

  async start(): Promise<void> {
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    await this.group.start();
    const told = this.parts.board.tell(this.name, () => this.group.status(), signal);
    this.working = Promise.all([told, this.grantWishes(signal)]);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.working;
    await this.group.rest();
  }

  private async grantWishes(signal: AbortSignal): Promise<void> {
    const { parking, logger } = this.parts;
    while (!signal.aborted) {
      try {
        const own = new Set(this.group.status().map(({ name }) => name));
        for (const { consumer, stream } of await parking.find({ wanted: true })) {
          if (own.has(consumer) && !(await this.group.resume(consumer, stream))) await parking.deny(consumer, stream);
        }
      } catch (error) {
        logger.warn({ err: error }, 'parked streams could not be taken up again');
      }
      await pause(LOOK_FOR_WISHES_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
