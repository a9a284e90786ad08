import { Injectable } from '@nestjs/common';
import { FindPersonRecords } from '../../../contracts/customers/queries.js';
import { ListStaysOf, type StayOnRecord } from '../../../contracts/reservations/queries.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { AccountState } from '../domain/account-state.js';

/** What members have stayed, in all marinas. */
@Injectable()
export class StaysOfMembers {
  constructor(private readonly queries: QueryBus) {}

  /** Stays that are over. */
  async finished({ records }: Pick<AccountState, 'records'>): Promise<StayOnRecord[]> {
    const stays = new Map<string, StayOnRecord>();
    for (const [marina_id, here] of Map.groupBy(records, (record) => record.marina_id)) {
      const own = here.map(({ boater_id }) => boater_id);
      const persons = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: own }));
      const boater_ids = [...new Set([...own, ...[...persons.values()].flat()])];
      for (const stay of await this.queries.execute(new ListStaysOf({ marina_id, boater_ids }))) {
        if (stay.status_code === 'FINISHED') stays.set(stay.id, stay);
      }
    }
    return [...stays.values()];
  }

  async nights(account: Pick<AccountState, 'records'>): Promise<number> {
    const stays = await this.finished(account);
    return stays.reduce((sum, { start_date, end_date }) => sum + nightsBetween(start_date, end_date), 0);
  }
}
