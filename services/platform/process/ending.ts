/**
 * The longest time from the signal to the end of the process. Whatever is unfinished then is what a kill would have
 * interrupted: it is done at the next start.
 */
const LONGEST_END_MS = 3_000;

/** The application that a process runs. */
interface Closable {
  close(): Promise<void>;
}

/** The end of a process on SIGTERM and SIGINT, and when it cannot go on. */
export class Ending {
  private readonly stop = new AbortController();
  private app: Closable | undefined;

  /** Aborted once the process was told to end. */
  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** From now on a signal ends the process: at once, because nothing has begun. */
  listen(): void {
    const end = () => {
      this.stop.abort();
      if (this.app === undefined) process.exit(0);
      setTimeout(() => process.exit(0), LONGEST_END_MS).unref();
    };
    process.on('SIGTERM', end).on('SIGINT', end);
  }

  /** Call it once the application handles the signals itself; it gets three seconds to finish its work. */
  handOver(app: Closable): void {
    this.app = app;
  }

  /** Ends the process with exit code 1, in the same order and time as on a signal. The reason has been reported. */
  giveUp(): void {
    this.stop.abort();
    const end = () => process.exit(1);
    if (this.app === undefined) end();
    setTimeout(end, LONGEST_END_MS).unref();
    void this.app?.close().then(end, end);
  }

  /** Ends the process with one plain line for the operator. A process that was told to end fails because of that. */
  fail(doing: string, error: unknown): void {
    if (this.signal.aborted) return;
    process.stderr.write(`${doing}: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
