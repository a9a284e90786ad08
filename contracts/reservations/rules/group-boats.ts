import { folded } from '../../vocabulary/folded-text.js';

/** The name of a boat as lists of several boats are compared. */
export function foldedName(name: string): string {
  return folded(name).replace(/\s+/g, ' ').trim();
}
