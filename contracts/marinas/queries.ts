import { Query } from '../vocabulary/bus.js';
import type { Marina } from './marina.js';

/** The current state of one marina, or null. */
export class FindMarina extends Query<Marina | null> {
  constructor(readonly marina_id: string) {
    super();
  }
}

/** The marina that has this code, or null. */
export class FindMarinaByCode extends Query<Marina | null> {
  constructor(readonly code: string) {
    super();
  }
}

/** Every marina of the installation; for jobs. */
export class ListMarinas extends Query<Marina[]> {}
