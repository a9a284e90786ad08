import type * as z from 'zod';
import { vesselApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { vesselContactOf } from '../domain/vessel-contact.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { SearchBoaters } from '../lookups/boater-search.js';
import { VesselRegister } from '../records/vessel-register.js';

type Answer = z.output<(typeof vesselApi)['availableBoaters']['answer']>;

/** Boaters who could become contacts of a vessel. */
@Handles(vesselApi.availableBoaters)
export class FindAvailableBoaters {
  constructor(
    private readonly vessels: VesselRegister,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { vessel_id, search, page_size },
    marina_id,
    staff,
  }: ReceivedCall<typeof vesselApi.availableBoaters>): Promise<Answer | Refusal> {
    const hides = hidesContacts(staff);
    const vessel = await this.vessels.find(marina_id, vessel_id);
    if (vessel === null) return refuse('not_found', customerErrors.vessel_not_found);
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
