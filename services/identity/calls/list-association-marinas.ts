import { chainApi } from '../../../contracts/identity/api.js';
import { FindOwnMarinas } from '../../../contracts/identity/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { pageOfMarinas } from '../lookups/page-of-marinas.js';

/** The marinas of an association manager's association. */
@Handles(chainApi.associationMarinas)
export class ListAssociationMarinas {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input, staff: { user_id } }: ReceivedCall<typeof chainApi.associationMarinas>) {
    return pageOfMarinas(await this.queries.execute(new FindOwnMarinas(user_id, 'association_manager')), input);
  }
}
