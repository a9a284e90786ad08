import { boaterApi } from '../../../contracts/customers/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { CustomerLists } from '../lookups/customer-lists.js';

@Handles(boaterApi.getall)
export class ListBoaters {
  constructor(private readonly customers: CustomerLists) {}

  execute({ input: { filter, ...asked }, marina_id, staff }: ReceivedCall<typeof boaterApi.getall>) {
    return this.customers.boaters({ marina_id, hide_contacts: hidesContacts(staff) }, { ...asked, ...filter });
  }
}
