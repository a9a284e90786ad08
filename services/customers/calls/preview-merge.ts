import type * as z from 'zod';
import { mergingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { MergeSide } from '../../../contracts/customers/merging-call-schemas.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { FindMarinaRequests } from '../../../contracts/memberships/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { PersonOnRecord } from '../lookups/person-on-record.js';
import { BoaterRegister } from '../records/boater-register.js';

type Answer = z.output<(typeof mergingApi)['preview']['answer']>;

/** Two records of a marina side by side, before they are merged. */
@Handles(mergingApi.preview)
export class PreviewMerge {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly records: PersonOnRecord,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { boater_id, merged_id },
    marina_id,
    staff,
  }: ReceivedCall<typeof mergingApi.preview>): Promise<Answer | Refusal> {
    const hides = hidesContacts(staff);
    if (boater_id === merged_id) return refuse('conflict', customerErrors.merge_with_itself);
    const kept = await this.side(marina_id, boater_id, hides);
    if (isRefusal(kept)) return kept;
    const merged = await this.side(marina_id, merged_id, hides);
    return isRefusal(merged) ? merged : { kept, merged };
  }

  private async side(marina_id: string, id: string, hides: boolean): Promise<MergeSide | Refusal> {
    const record = await this.boaters.record(marina_id, id);
    const found = record === null ? null : await this.records.of(marina_id, id);
    if (record === null || found === null) return refuse('not_found', customerErrors.boater_not_found);
    if (record.survivor_id !== null) return refuse('conflict', customerErrors.boater_merged);
    const { boater, vessels, cards } = found;
    const boater_ids = await this.boaters.idsOf(marina_id, id);
    const requests = await this.queries.execute(new FindMarinaRequests({ marina_id, boater_ids }));
    return {
      boater: maskContact(boater, hides && !boater.contact_shown),
      vessels: vessels.map((vessel) => ({ id: vessel.id, name: vessel.name, length: vessel.length })),
      card_numbers: cards.map(({ card_number }) => card_number),
      counts: { ...this.records.countsOf(found), requests: requests.length },
    };
  }
}
