import type * as z from 'zod';
import type { vesselApi } from '../../../contracts/customers/api.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { vesselContactOf } from '../domain/vessel-contact.js';
import { VesselRegister } from '../records/vessel-register.js';
import { SearchBoaters } from './search-boaters.js';

type Answer = z.output<(typeof vesselApi)['availableBoaters']['answer']>;

/** Boaters who could become contacts of a vessel; null: the vessel is not in this marina's register. */
export class FindAvailableBoaters extends Query<Answer | null> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      readonly vessel_id: string;
      readonly search: string | undefined;
      readonly page_size: number;
      readonly hides: boolean;
    },
  ) {
    super();
  }
}

@QueryHandler(FindAvailableBoaters)
export class FindAvailableBoatersHandler {
  constructor(
    private readonly vessels: VesselRegister,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: FindAvailableBoaters): Promise<Answer | null> {
    const { marina_id, vessel_id, search, page_size, hides } = input;
    const vessel = await this.vessels.find(marina_id, vessel_id);
    if (vessel === null) return null;
    const found = await this.queries.execute(
      new SearchBoaters({
        marina_id,
        hide_contacts: hides,
        today: this.clock.today('UTC'),
        search,
        sort: { field: 'full_name', direction: 'asc' },
        page: 1,
        // So many that enough are left without the vessel's own contacts.
        page_size: page_size + vessel.boater_ids.length,
      }),
    );
    const others = found.items.filter(({ boater }) => !boater.erased && !vessel.boater_ids.includes(boater.id));
    return {
      items: others.slice(0, page_size).map(({ boater }) => vesselContactOf(boater, hides)),
      total: others.length,
    };
  }
}
