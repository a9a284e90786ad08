import type { ConflictKind } from '../vocabulary.js';

const prefixes = {
  LATE_DEPARTURE: 'late',
  BOAT_TOO_LARGE: 'size',
  BERTH_TAKEN: 'taken',
  BERTH_OUT_OF_SERVICE: 'service',
  RESIDENT_HOME: 'home',
  TWO_BERTHS: 'twice',
} as const satisfies Record<ConflictKind, string>;

/** A stay has at most one conflict of a kind, which both name. */
export function conflictIdOf(kind: ConflictKind, reservation_id: string): string {
  return `${prefixes[kind]}-${reservation_id}`;
}

/** @param conflictId checked by the schema `conflictId` */
export function partsOfConflictId(conflictId: string): { kind: ConflictKind; reservation_id: string } {
  const at = conflictId.indexOf('-');
  const prefix = conflictId.slice(0, at);
  const kind = (Object.keys(prefixes) as ConflictKind[]).find((one) => prefixes[one] === prefix);
  if (kind === undefined) throw new Error(`${conflictId} names no conflict`);
  return { kind, reservation_id: conflictId.slice(at + 1) };
}
