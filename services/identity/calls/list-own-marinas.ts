import { sessionApi } from '../../../contracts/identity/api.js';
import { FindOwnMarinas } from '../../../contracts/identity/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { pageOfMarinas } from '../lookups/page-of-marinas.js';

/** The marinas where the user works. */
@Handles(sessionApi.marinas)
export class ListOwnMarinas {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input, staff: { user_id } }: ReceivedCall<typeof sessionApi.marinas>) {
    return pageOfMarinas(await this.queries.execute(new FindOwnMarinas(user_id, 'member')), input);
  }
}
