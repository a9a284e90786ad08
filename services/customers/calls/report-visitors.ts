import { customerListApi } from '../../../contracts/customers/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { CustomerReports } from '../lookups/customer-reports.js';

@Handles(customerListApi.visitorsReport)
export class ReportVisitors {
  constructor(private readonly reports: CustomerReports) {}

  execute({ marina_id, staff, language }: ReceivedCall<typeof customerListApi.visitorsReport>) {
    const hide_contacts = hidesContacts(staff);
    return this.reports.of({ marina_id, relation_type: 'VISITOR', hide_contacts, language });
  }
}
