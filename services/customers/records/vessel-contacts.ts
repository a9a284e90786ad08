import { Injectable } from '@nestjs/common';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import type { Keeper } from '../domain/record-access.js';
import { BoaterRegister } from './boater-register.js';
import { VesselRegister } from './vessel-register.js';

interface Named {
  readonly boater_id?: string | undefined;
  readonly email?: string | undefined;
}

/** Staff set a vessel's contacts: registered boaters, by id or mail address. */
@Injectable()
export class VesselContacts {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async change(
    keeper: Keeper,
    vesselId: string,
    what: 'AddBoater' | 'RemoveBoater' | 'SetPrimary',
    named: Named,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const { marina_id } = keeper;
    const vessel = await this.vessels.find(marina_id, vesselId);
    if (vessel === null) return refuse('not_found', customerErrors.vessel_not_found);
    const boaterId = named.boater_id ?? (await this.boaters.idByEmail(marina_id, named.email ?? ''));
    const boater = boaterId === null ? null : await this.boaters.find(marina_id, boaterId);
    if (boaterId === null || boater === null) return refuse('not_found', customerErrors.boater_not_found);
    const primary = await this.boaters.find(marina_id, vessel.boater_ids[0]);
    const concerned = [boater, ...(primary === null ? [] : [primary])];
    if (!concerned.every((one) => mayWriteCustomer(keeper.who, one.relation_type, 'change'))) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    // The vessel may name the person by the id of a merged record, and by several.
    const ids = await this.boaters.idsOf(marina_id, boaterId);
    const named_as = vessel.boater_ids.filter((id) => ids.includes(id));
    const [boater_id = ids[0] ?? boaterId, ...further] = named_as;
    const change = { type: what, boater_id };
    if (what !== 'RemoveBoater' || further.length === 0) {
      return this.vessels.decide(marina_id, vesselId, change, context);
    }
    const answered = await this.vessels.foresee(marina_id, vesselId, change, context);
    if (answered !== null) return answered;
    for (const id of further) {
      const step = partOf(context, id);
      const removed = await this.vessels.decide(marina_id, vesselId, { type: what, boater_id: id }, step);
      if (isRefusal(removed)) return removed;
    }
    // The caller's revision was compared before the other records of the person were removed.
    const { expected_revision: _, ...seen } = context;
    return this.vessels.decide(marina_id, vesselId, change, seen);
  }
}
