/** Appends that go out together. Fewer cost more than they win, more leave the server idle for longer. */
const PART = 16;

/**
 * What is asked for at one moment goes to the server in parts. The connection sends nothing before this process has
 * done everything that it can do: with many commands at once, for their answers come together, the server would wait
 * until the last of them is decided, and then this process for the server. In parts, both are at work.
 */
export class SendingInParts {
  private left: number;
  private readonly waiting: (() => void)[] = [];
  private scheduled = false;

  constructor(private readonly part = PART) {
    this.left = part;
  }

  /** To be awaited before sending; undefined: at once. In the order in which it was asked. */
  turn(): Promise<void> | undefined {
    this.schedule();
    if (this.left > 0) {
      this.left -= 1;
      return undefined;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Node sends what was written right before it calls back. */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const next = this.waiting.splice(0, this.part);
      this.left = this.part - next.length;
      for (const go of next) go();
      if (next.length > 0) this.schedule();
    });
  }
}
