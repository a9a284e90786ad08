/** Looks that are remembered: a day of one in fifteen seconds. */
const MOST_LOOKS = 5_760;

/**
 * How long consumers have been behind, from where the head of the log was at earlier looks. Positions of a server's log
 * are places in it and tell nobody how long it takes to get there; seconds do on every log. As exact as the looks are
 * frequent.
 */
export class LagClock {
  private looks: { readonly at: number; readonly head: number }[] = [];

  /** @param at milliseconds */
  look(head: number, at: number): void {
    if (this.looks.at(-1)?.head === head) return;
    this.looks.push({ at, head });
    if (this.looks.length > MOST_LOOKS) this.looks.shift();
  }

  /** Seconds since the first look that saw more of the log than somebody has taken in; 0 for who has everything. */
  secondsBehind(position: number, now: number): number {
    const first = this.looks.find(({ head }) => head > position);
    return first === undefined ? 0 : (now - first.at) / 1000;
  }
}
