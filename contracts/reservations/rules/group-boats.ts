import { folded } from '../../vocabulary/folded-text.js';

/** A boat as a list names it; metres. */
export interface ListedSize {
  readonly name: string;
  readonly length: number;
  readonly beam: number | null;
}

/** Two boats of one name and size are the same boat. */
export function isSameBoat(one: ListedSize, other: ListedSize): boolean {
  return foldedName(one.name) === foldedName(other.name) && one.length === other.length && one.beam === other.beam;
}

/** The name of a boat as lists of several boats are compared. */
export function foldedName(name: string): string {
  return folded(name).replace(/\s+/g, ' ').trim();
}
