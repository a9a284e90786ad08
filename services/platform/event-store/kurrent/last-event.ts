/** One backward search of the log for the last event of this product. */
export interface Look {
  /**
   * Visits the next event from the end; `ours` is its position if the event belongs to this product.
   * @returns position of the last event of this product; undefined if the search must continue
   */
  at(position: number, ours: number | undefined): number | undefined;
  /** Where the log ended at the last search, and the last event of this product there; undefined for the first search. */
  readonly before: { readonly end: number; readonly ours: number } | undefined;
  /** Ends the search with the position of the last event of this product. */
  found(ours: number): number;
  /** Ends the search at the start of the log. */
  nothing(): number;
}

/**
 * Remembers where the log ended at the last search, so that the server's own events (statistics every half minute,
 * unless they go to a file) are searched only once.
 */
export class LastEvent {
  private known: { readonly end: number; readonly ours: number } | undefined;

  get isKnown(): boolean {
    return this.known !== undefined;
  }

  /** Takes over an earlier search, unless there was one here. */
  resume({ end, ours }: { readonly end: number; readonly ours: number }): void {
    this.known ??= { end, ours };
  }

  look(): Look {
    const before = this.known;
    let end: number | undefined;
    const remember = (ours: number): number => {
      if (end !== undefined && end >= (this.known?.end ?? 0)) this.known = { end, ours };
      return ours;
    };
    return {
      before,
      found: remember,
      at: (position, ours) => {
        end ??= position;
        if (ours !== undefined) return remember(ours);
        // Used only if that end still exists: a log restored from a backup may end earlier.
        return position === before?.end ? remember(before.ours) : undefined;
      },
      nothing: () => remember(0),
    };
  }
}
