import { availabilityApi } from '../../../contracts/berths/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CheckAvailability } from '../../../contracts/berths/allocation-queries.js';

@Handles(availabilityApi.checkAvailability)
export class CheckBerthAvailability {
  constructor(private readonly queries: QueryBus) {}

  execute({ input, marina_id }: ReceivedCall<typeof availabilityApi.checkAvailability>) {
    return this.queries.execute(new CheckAvailability(marina_id, input));
  }
}
