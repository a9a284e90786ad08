import { availabilityApi } from '../../../contracts/berths/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { searchedWish } from '../lookups/searched-wish.js';
import { FindMatches } from '../../../contracts/berths/matching-queries.js';

@Handles(availabilityApi.listMatchedBerths)
export class ListMatchedBerths {
  constructor(private readonly queries: QueryBus) {}

  execute({ input: { limit, ...asked }, marina_id }: ReceivedCall<typeof availabilityApi.listMatchedBerths>) {
    return this.queries.execute(new FindMatches(marina_id, { ...searchedWish(asked), limit }));
  }
}
