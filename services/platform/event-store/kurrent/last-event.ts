/** One look back over the log for its last event that is ours. */
export interface Look {
  /**
   * The next event from the end: its position, and the same again where it is ours.
   * @returns position of the last event that is ours, undefined: look on
   */
  at(position: number, ours: number | undefined): number | undefined;
  /** There is nothing before. */
  nothing(): number;
}

/**
 * Remembers where the log ended when it was last looked at, so that the server's own events (statistics every half
 * minute, unless they go to a file) are looked through once and not at every question.
 */
export class LastEvent {
  private known: { readonly end: number; readonly ours: number } | undefined;

  look(): Look {
    const before = this.known;
    let end: number | undefined;
    const remember = (ours: number): number => {
      if (end !== undefined && end >= (this.known?.end ?? 0)) this.known = { end, ours };
      return ours;
    };
    return {
      at: (position, ours) => {
        end ??= position;
        if (ours !== undefined) return remember(ours);
        // Only where it is still there: a log restored from a backup may end before.
        return position === before?.end ? remember(before.ours) : undefined;
      },
      nothing: () => remember(0),
    };
  }
}
