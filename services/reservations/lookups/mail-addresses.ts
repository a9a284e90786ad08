import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { ReservationStory } from './reservation-history.js';

/** The mail addresses of boaters in their reservations. */
@Injectable()
export class MailAddresses {
  constructor(private readonly queries: QueryBus) {}

  /** The address that came with the stay or, if it was booked without one, was told since. Null: none is known. */
  async of({ state, opening }: Pick<ReservationStory, 'state' | 'opening'>): Promise<string | null> {
    const { boater } = opening;
    // The boater was erased.
    if (boater?.email == null) return null;
    if (boater.email !== '') return boater.email;
    const { marina_id, boater_id } = state;
    const [known] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    return known?.email == null || known.email === '' ? null : known.email;
  }
}
