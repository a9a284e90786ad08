import { Query } from '../vocabulary/bus.js';

/** Queries that other areas send about conflicts. */

/** The open conflicts of a marina, soonest first, without those that wait for an answer. */
export class FindConflicts extends Query<
  readonly { readonly conflict_id: string; readonly berth: string; readonly date: string }[]
> {
  constructor(readonly marina_id: string) {
    super();
  }
}
