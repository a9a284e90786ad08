import { leastOf, type ConsumerProgress } from './consumer-progress.js';

/** A request refreshes the known position if it is older than this. */
const LOOK_EVERY_MS = 250;
/** A position older than this is not returned: too much may have happened since. */
const GOOD_FOR_MS = 10_000;

/**
 * The position up to which read models fed by another process are complete, as of a moment ago. It refreshes in the
 * background; no caller waits for that. A past position stays true, because positions only grow.
 */
export class RemoteCheckpoint {
  private known: number | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  /** @param names collections that are served at the moment; undefined for one that has not been built yet */
  constructor(
    private readonly progress: ConsumerProgress,
    private readonly names: () => Promise<readonly (string | undefined)[]>,
  ) {}

  /** Undefined if it is not known at once. */
  get atLeast(): number | undefined {
    const age = performance.now() - this.lookedAt;
    if (age >= LOOK_EVERY_MS) this.lookAgain();
    return age < GOOD_FOR_MS ? this.known : undefined;
  }

  /**
   * True once everything up to `position` has been processed; false after `withinMs`.
   * @throws ReadModelsUnavailableError
   */
  async reached(position: number, withinMs: number): Promise<boolean> {
    const known = await this.progress.waitFor(this.names, position, withinMs);
    if (known === undefined) return false;
    // The wait has read the current position, too.
    this.saw(known);
    return true;
  }

  private lookAgain(): void {
    this.looking ??= this.look()
      .catch(() => {
        // If the read models are unavailable, the query that runs next reports it.
        this.known = undefined;
      })
      .finally(() => {
        this.looking = undefined;
      });
  }

  private async look(): Promise<void> {
    this.saw(leastOf(await this.names(), await this.progress.read()));
  }

  private saw(known: number | undefined): void {
    this.known = known;
    this.lookedAt = performance.now();
  }
}
