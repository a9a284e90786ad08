/** Position of the oldest answer whose changes nobody has told of yet; null: one did not say what it holds. */
let oldest: number | null | undefined;
/** Changes after this position are told, and who wants to know of answers older than that. */
let listening: { readonly after: number; readonly onOlder: () => void } | undefined;

/**
 * Takes in what an answer holds.
 * @param position everything up to it; null: unknown
 */
export function recordAnswerPosition(position: number | null): void {
  if (listening === undefined) {
    if (oldest === undefined || (oldest !== null && (position === null || position < oldest))) oldest = position;
    return;
  }
  // Asked before the line stood, answered after: what changed between the two was told to nobody.
  if (position !== null && position < listening.after) listening.onOlder();
}

/** From where on changes have to be told for all answers so far to be kept up to date; undefined: no position does. */
export function hintsNeededAfter(): number | undefined {
  return oldest ?? undefined;
}

/** From now on, changes after a position are told. */
export function hintsBegan(after: number, onOlder: () => void): void {
  oldest = undefined;
  listening = { after, onOlder };
}

/**
 * From now on, nobody tells of changes.
 * @param after up to where they were told; undefined: they never were
 */
export function hintsEnded(after: number | undefined): void {
  listening = undefined;
  if (after !== undefined) oldest = after;
}
