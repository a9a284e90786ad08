import { customerListApi } from '../../../contracts/customers/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { CustomerLists } from '../lookups/customer-lists.js';

@Handles(customerListApi.archived)
export class ListArchivedCustomers {
  constructor(private readonly customers: CustomerLists) {}

  execute({ input: asked, marina_id, staff }: ReceivedCall<typeof customerListApi.archived>) {
    return this.customers.archived({ marina_id, hide_contacts: hidesContacts(staff) }, asked);
  }
}
