/**
 * The longest time from the signal to the end of the process. Whatever is unfinished then is what a kill would have
 * interrupted: it is done at the next start.
 */
const LONGEST_END_MS = 3_000;

/** The end of a process on SIGTERM and SIGINT. */
export class Ending {
  private readonly stop = new AbortController();
  private endsItself = false;

  /** Aborted once the process was told to end. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** From now on a signal ends the process: at once, because nothing has begun. */
  listen(): void {
    const end = () => {
      this.stop.abort();
      if (!this.endsItself) process.exit(0);
      setTimeout(() => process.exit(0), LONGEST_END_MS).unref();
    };
    process.on('SIGTERM', end).on('SIGINT', end);
  }

  /** Call it once the application handles the signals itself; it gets three seconds to finish its work. */
  handOver(): void {
    this.endsItself = true;
  }

  /** Ends the process with one plain line for the operator. A process that was told to end fails because of that. */
  fail(doing: string, error: unknown): void {
    if (this.signal.aborted) return;
    process.stderr.write(`${doing}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
