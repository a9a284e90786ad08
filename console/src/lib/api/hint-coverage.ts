/** Log position of the oldest answer that no hints cover yet; null when an answer had an unknown position. */
let oldest: number | null | undefined;
/** Set while hints arrive: they cover changes after `after`; `onOlder` is called for an answer older than that. */
let listening: { readonly after: number; readonly onOlder: () => void } | undefined;

/**
 * Records the log position of an answer.
 * @param position the answer includes all changes up to it; null: unknown
 */
export function recordAnswerPosition(position: number | null): void {
  if (listening === undefined) {
    if (oldest === undefined || (oldest !== null && (position === null || position < oldest))) oldest = position;
    return;
  }
  // The query was sent before hints began and answered after: hints miss the changes in between.
  if (position !== null && position < listening.after) listening.onOlder();
}

/** Log position after which hints are needed to keep all answers so far up to date; undefined: none would do. */
export function hintsNeededAfter(): number | undefined {
  return oldest ?? undefined;
}

/** Records that hints cover all changes after `after`. */
export function hintsBegan(after: number, onOlder: () => void): void {
  oldest = undefined;
  listening = { after, onOlder };
}

/**
 * Records that hints no longer arrive.
 * @param after the position up to which hints arrived; undefined: there were none
 */
export function hintsEnded(after: number | undefined): void {
  listening = undefined;
  if (after !== undefined) oldest = after;
}
