import { Query } from '../vocabulary/bus.js';

/** Which of these people have a mail address that a marina with hidden contact details may not see yet. */
export class FindHiddenContacts extends Query<ReadonlySet<string>> {
  constructor(readonly input: { readonly marina_id: string; readonly person_ids: readonly string[] }) {
    super();
  }
}

/** The names of marinas by their ids; a marina that is not there has none. */
export class FindMarinaNames extends Query<ReadonlyMap<string, string>> {
  constructor(readonly marina_ids: readonly string[]) {
    super();
  }
}
