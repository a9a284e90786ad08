import type { LogBatch } from '../event-sourcing/event-log.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';

/**
 * Number of irrelevant events after which the checkpoint is saved anyway; reading them once more is cheap and harmless.
 * Events are counted because positions can be byte offsets, which a single event moves by hundreds.
 */
const IDLE_EVENTS = 1000;

/** The persisted position of one consumer in the log. */
export class Checkpoint {
  private saved = 0;
  private passed = 0;

  constructor(
    private readonly consumer: string,
    private readonly readModels: ReadModelStore,
  ) {}

  /** The position last loaded or saved. */
  get position(): number {
    return this.saved;
  }

  async load(): Promise<number> {
    this.saved = await this.readModels.loadCheckpoint(this.consumer);
    this.passed = 0;
    return this.saved;
  }

  /**
   * Call it after each processed batch.
   * @param worked whether the batch had any effect
   * @throws CheckpointMovedError if another process runs the same consumer
   */
  async follow({ events, position }: LogBatch, worked: boolean): Promise<void> {
    this.passed += events.length;
    if (worked || this.passed >= IDLE_EVENTS) await this.save(position);
  }

  /** @throws CheckpointMovedError if another process runs the same consumer */
  async save(position: number): Promise<void> {
    if (position <= this.saved) return;
    await this.readModels.saveCheckpoint(this.consumer, this.saved, position);
    this.saved = position;
    this.passed = 0;
  }
}
