import { erasingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PersonOnRecord } from '../lookups/person-on-record.js';

@Handles(erasingApi.preview)
export class CountPersonData {
  constructor(private readonly records: PersonOnRecord) {}

  async execute({ input: { boater_id }, marina_id }: ReceivedCall<typeof erasingApi.preview>) {
    return (await this.records.counts(marina_id, boater_id)) ?? refuse('not_found', customerErrors.boater_not_found);
  }
}
