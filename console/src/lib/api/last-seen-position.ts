/** Positions of the newest own commands; enough to tell own hints from those about others. */
const OWN_KEPT = 200;

let highest = 0;
const own: number[] = [];

/** The newest log position this page knows of; queries ask for answers at least as new. */
export function lastSeenPosition(): number {
  return highest;
}

/** Takes in a position from a receipt or a hint. */
export function recordPosition(position: number): void {
  if (Number.isSafeInteger(position) && position > highest) highest = position;
}

/** Takes in the position of a command of this page. */
export function recordOwnPosition(position: number): void {
  recordPosition(position);
  own.push(position);
  if (own.length > OWN_KEPT) own.shift();
}

/** Whether the change at this position was made from this page. */
export function isOwnPosition(position: number): boolean {
  return own.includes(position);
}

/** The log now stands here: an older one after the server's data was replaced, so that no query waits for ever. */
export function resetLastSeenPosition(position: number): void {
  highest = position;
  own.length = 0;
}
