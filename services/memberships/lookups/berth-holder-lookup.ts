import { Injectable } from '@nestjs/common';
import {
  FindBoaters,
  FindBoatersByContact,
  FindPersonRecords,
  FindVessel,
} from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Card } from '../domain/card-state.js';
import { HoldsBerth } from '../../../contracts/berths/allocation-queries.js';

/** Records of one marina with the same mail address; more are not looked at. */
const MOST_RECORDS = 20;

/** Whether the people and the boat of a card hold a berth in a marina, also where the card does not name them there. */
@Injectable()
export class BerthHolderLookup {
  constructor(private readonly queries: QueryBus) {}

  /**
   * By the berth plan: the boat of the card, its contacts and these boaters.
   * @param boater_ids records in this marina's register
   */
  async holds(marina_id: string, card: Card | null, boater_ids: readonly string[]): Promise<boolean> {
    const vessel_id = card?.vessel_id ?? null;
    const vessel = vessel_id === null ? null : await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    const people = [...new Set([...boater_ids, ...(vessel?.boater_ids ?? [])])];
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: people }));
    const all = [...new Set([...people, ...[...records.values()].flat()])];
    const vessel_ids = vessel_id === null ? [] : [vessel_id];
    return this.queries.execute(new HoldsBerth(marina_id, { vessel_ids, boater_ids: all }));
  }

  /** The records in this marina of the card's holders, whom other registers know by the same mail address. */
  async recordsOf(marina_id: string, card: Card | null): Promise<string[]> {
    const found: string[] = [];
    for (const holder of card?.holders ?? []) {
      const known = { marina_id: holder.marina_id, boater_ids: [holder.boater_id] };
      const [boater] = await this.queries.execute(new FindBoaters(known));
      const email = boater?.email ?? '';
      if (holder.marina_id === marina_id || email === '') continue;
      const asked = { marina_id, search: email, hide_contacts: false, limit: MOST_RECORDS };
      const ids = await this.queries.execute(new FindBoatersByContact(asked));
      const same = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: ids }));
      found.push(...same.filter((one) => one.email?.toLowerCase() === email.toLowerCase()).map(({ id }) => id));
    }
    return found;
  }
}
