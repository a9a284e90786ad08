import { auditApi } from '../../../contracts/audit/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { RecordsAsOf } from '../lookups/records-as-of.js';

@Handles(auditApi.asOfElsewhere)
export class ShowRecordAsOfElsewhere {
  constructor(private readonly records: RecordsAsOf) {}

  execute({ input: { marina_id, ...request }, language }: ReceivedCall<typeof auditApi.asOfElsewhere>) {
    return this.records.find({ marina_id, language }, request);
  }
}
