import { availabilityApi } from '../../../contracts/berths/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { searchedWish } from '../lookups/searched-wish.js';
import { ListBerthChoices } from '../../../contracts/berths/matching-queries.js';

@Handles(availabilityApi.listAvailableBerths)
export class ListAvailableBerths {
  constructor(private readonly queries: QueryBus) {}

  async execute({
    input: { only_available_berths, ...asked },
    marina_id,
  }: ReceivedCall<typeof availabilityApi.listAvailableBerths>) {
    const query = new ListBerthChoices(marina_id, { ...searchedWish(asked), only_available: only_available_berths });
    const items = await this.queries.execute(query);
    return { items, total: items.length };
  }
}
