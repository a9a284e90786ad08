/** Number of own positions kept, enough to distinguish hints about own commands from others. */
const OWN_KEPT = 200;

let highest = 0;
const own: number[] = [];

/** The newest log position this page has seen; queries require answers at least as new. */
export function lastSeenPosition(): number {
  return highest;
}

/** Records a position from a receipt or a hint. */
export function recordPosition(position: number): void {
  if (Number.isSafeInteger(position) && position > highest) highest = position;
}

/** Records the position of a command sent by this page. */
export function recordOwnPosition(position: number): void {
  recordPosition(position);
  own.push(position);
  if (own.length > OWN_KEPT) own.shift();
}

/** Whether the change at this position was made from this page. */
export function isOwnPosition(position: number): boolean {
  return own.includes(position);
}

/**
 * Resets to the position of another log, after the server's data was replaced. Queries would otherwise wait for a
 * position that this log has not reached.
 */
export function resetLastSeenPosition(position: number): void {
  highest = position;
  own.length = 0;
}
