import type { LogBatch } from '../event-sourcing/event-log.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';

/**
 * Events of no interest after which a checkpoint is saved all the same: passing over them once more is cheap and harmless.
 * Counted, and not told by positions, which on a server are places in its files: a single event moves them by hundreds.
 */
const IDLE_EVENTS = 1000;

/** How far one consumer has come in the log, as it is kept for the next start. */
export class Checkpoint {
  private saved = 0;
  private passed = 0;

  constructor(
    private readonly consumer: string,
    private readonly readModels: ReadModelStore,
  ) {}

  /** As last loaded or saved. */
  get position(): number {
    return this.saved;
  }

  async load(): Promise<number> {
    this.saved = await this.readModels.loadCheckpoint(this.consumer);
    this.passed = 0;
    return this.saved;
  }

  /**
   * After a batch was taken in.
   * @param worked whether anything was done because of it
   * @throws CheckpointMovedError when somebody else is at work on the same
   */
  async follow({ events, position }: LogBatch, worked: boolean): Promise<void> {
    this.passed += events.length;
    if (worked || this.passed >= IDLE_EVENTS) await this.save(position);
  }

  /** @throws CheckpointMovedError when somebody else is at work on the same */
  async save(position: number): Promise<void> {
    if (position <= this.saved) return;
    await this.readModels.saveCheckpoint(this.consumer, this.saved, position);
    this.saved = position;
    this.passed = 0;
  }
}
