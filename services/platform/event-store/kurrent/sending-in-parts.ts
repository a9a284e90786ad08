/** Number of appends sent together. Fewer cost more than they gain; more leave the server idle for longer. */
const PART = 16;

/**
 * Sends simultaneous requests to the server in parts. The connection sends nothing before this process has finished its
 * current work. Many commands run at once because their answers arrive together. Unsplit, the server would wait until
 * the last of them is decided, and then this process would wait for the server. In parts both work at the same time.
 */
export class SendingInParts {
  private left: number;
  private readonly waiting: (() => void)[] = [];
  private scheduled = false;

  constructor(private readonly part = PART) {
    this.left = part;
  }

  /**
   * The promise to await before sending; undefined if the request may be sent at once. Turns are granted in call order.
   */
  turn(): Promise<void> | undefined {
    this.schedule();
    if (this.left > 0) {
      this.left -= 1;
      return undefined;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Node.js sends pending writes right before a `setImmediate` callback. */
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
