/** The number of observations kept: a day of one every fifteen seconds. */
const MOST_LOOKS = 5_760;

/**
 * Measures how long consumers have been behind, from earlier observations of the log's head. Positions of a server's
 * log are byte offsets and do not show how long catching up takes; seconds do on every log. The result is as exact as
 * the observations are frequent.
 */
export class LagClock {
  private looks: { readonly at: number; readonly head: number }[] = [];

  /** @param at milliseconds */
  look(head: number, at: number): void {
    if (this.looks.at(-1)?.head === head) return;
    this.looks.push({ at, head });
    if (this.looks.length > MOST_LOOKS) this.looks.shift();
  }

  /** Seconds since the first observation of a head beyond this position; 0 when the consumer has read everything. */
  secondsBehind(position: number, now: number): number {
    const first = this.looks.find(({ head }) => head > position);
    return first === undefined ? 0 : (now - first.at) / 1000;
  }
}
