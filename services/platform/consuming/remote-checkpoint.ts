import { leastOf, type ConsumerProgress } from './consumer-progress.js';

/** What was known is looked at anew when it is older and somebody asks. */
const LOOK_EVERY_MS = 250;
/** Older than that it is of no use: too much may have happened since. */
const GOOD_FOR_MS = 10_000;

/**
 * Up to where read models hold everything that another process feeds, as it was known a moment ago: nobody waits for
 * another look, which goes on behind the answer. What was true then is true now, since positions only grow.
 */
export class RemoteCheckpoint {
  private known: number | undefined;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private looking: Promise<void> | undefined;

  /** @param names of the collections that are served just now; undefined for what nobody has built yet */
  constructor(
    private readonly progress: ConsumerProgress,
    private readonly names: () => Promise<readonly (string | undefined)[]>,
  ) {}

  /** Undefined: not known at once. */
  get atLeast(): number | undefined {
    const age = performance.now() - this.lookedAt;
    if (age >= LOOK_EVERY_MS) this.lookAgain();
    return age < GOOD_FOR_MS ? this.known : undefined;
  }

  /** True when everything up to `position` is there within `withinMs`. @throws ReadModelsUnavailableError */
  async reached(position: number, withinMs: number): Promise<boolean> {
    const known = await this.progress.waitFor(this.names, position, withinMs);
    if (known === undefined) return false;
    // Who waits has looked, too.
    this.saw(known);
    return true;
  }

  private lookAgain(): void {
    this.looking ??= this.look()
      .catch(() => {
        // Where the read models are away, the question that is asked with this one says so.
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
