import type { Marina } from './marina.js';

/** Ask the bus for one marina as it is now; answers `Marina | null`. */
export class FindMarina {
  constructor(readonly marina_id: string) {}
}

/** Ask the bus which marina has a code; answers `Marina | null`. */
export class FindMarinaByCode {
  constructor(readonly code: string) {}
}

/** Ask the bus for every marina of the installation (jobs); answers `Marina[]`. */
export class ListMarinas {}

export type MarinaAnswer = Marina | null;
