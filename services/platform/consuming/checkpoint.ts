import type { LogBatch } from '../event-sourcing/event-log.js';
import type { DocumentsWritten } from '../read-models/read-model-store.js';
import type { CommitStore, ConsumerCommits } from './consumer-commits.js';

/**
 * Number of irrelevant events after which the checkpoint is saved anyway; reading them once more is cheap and harmless.
 * Events are counted because positions can be byte offsets, which a single event moves by hundreds.
 */
const IDLE_EVENTS = 1000;

/** The persisted position of one consumer in the log, with the event that it stands on. */
export class Checkpoint {
  private saved = 0;
  private passed = 0;
  /** The last event that was processed here. */
  private last: { readonly position: number; readonly id: string } | undefined;

  constructor(
    private readonly consumer: string,
    private readonly commits: ConsumerCommits<CommitStore>,
  ) {}

  /** The position last loaded or saved. */
  get position(): number {
    return this.saved;
  }

  async load(): Promise<number> {
    this.saved = await this.commits.store.loadCheckpoint(this.consumer);
    this.passed = 0;
    return this.saved;
  }

  /**
   * Call it after each processed batch.
   * @param worked whether the batch had any effect
   * @param documents what the batch still has to write; the checkpoint follows it in the same commit
   * @throws CheckpointMovedError if another process runs the same consumer
   */
  async follow(batch: LogBatch, worked: boolean, documents?: DocumentsWritten): Promise<void> {
    this.pass(batch);
    if (worked || documents !== undefined || this.passed >= IDLE_EVENTS) await this.save(batch.position, documents);
  }

  /** Call it instead for a batch of which something is still to be processed. */
  pass({ events }: LogBatch): void {
    this.passed += events.length;
    this.last = events.at(-1) ?? this.last;
  }

  /**
   * Saves the last position that was followed, even if no event up to there was of interest.
   * @throws CheckpointMovedError if another process runs the same consumer
   */
  async settle(): Promise<void> {
    if (this.last !== undefined) await this.save(this.last.position);
  }

  /** @throws CheckpointMovedError if another process runs the same consumer */
  async save(position: number, documents?: DocumentsWritten): Promise<void> {
    if (position <= this.saved) {
      if (documents !== undefined) await this.commits.submit({ documents });
      return;
    }
    const event_id = this.last?.position === position ? this.last.id : null;
    const checkpoint = { consumer: this.consumer, previous: this.saved, next: { position, event_id } };
    await this.commits.submit(documents === undefined ? { checkpoint } : { documents, checkpoint });
    this.saved = position;
    this.passed = 0;
  }
}
