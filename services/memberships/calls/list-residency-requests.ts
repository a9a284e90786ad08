import { requestApi } from '../../../contracts/memberships/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ListRequests } from '../messages/list-requests.js';

@Handles(requestApi.residencyRequests)
export class ListResidencyRequests {
  constructor(private readonly queries: QueryBus) {}

  execute({ input: page, marina_id }: ReceivedCall<typeof requestApi.residencyRequests>) {
    return this.queries.execute(new ListRequests(marina_id, ['RESIDENCY'], page));
  }
}
