import { auditApi } from '../../../contracts/audit/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { RecordsAsOf } from '../lookups/records-as-of.js';

@Handles(auditApi.asOf)
export class ShowRecordAsOf {
  constructor(private readonly records: RecordsAsOf) {}

  execute({ input: request, marina_id, language }: ReceivedCall<typeof auditApi.asOf>) {
    return this.records.find({ marina_id, language }, request);
  }
}
