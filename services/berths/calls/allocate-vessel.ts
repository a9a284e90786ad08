import { availabilityApi } from '../../../contracts/berths/api.js';
import { BerthResident } from '../../../contracts/berths/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoater, FindVessel } from '../../../contracts/customers/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthPlans } from '../records/berth-plans.js';

/** Allocates a berth holder's berth to the vessel. */
@Handles(availabilityApi.allocateVessel)
export class AllocateVessel {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly plans: BerthPlans,
  ) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof availabilityApi.allocateVessel>): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const { vessel_id, berth_id, end_date, confirm_min_length } = input;
    const query = new FindVessel({ marina_id, vessel_id });
    const vessel = await this.queries.execute(query);
    const today = await this.plans.today(marina_id);
    if (vessel === null || today === null) return refuse('not_found', 'VESSEL_NOT_FOUND');
    const boater_id = input.boater_id ?? vessel.primary_boater_id;
    const asked = new FindBoater({ marina_id, boater_id });
    const boater = await this.queries.execute(asked);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!vessel.boater_ids.includes(boater_id)) return refuse('conflict', customerErrors.not_a_vessel_contact);
    const { length, beam, draft, type } = vessel;
    const resident = {
      allocation_id: deriveId(context.command_id, 'residency'),
      berth_id,
      boater_id,
      vessel_id,
      vessel: { length, beam, draft, type },
      start_date: input.start_date ?? today.today,
      end_date,
      confirm_min_length,
      ...(input.both_reason === undefined ? {} : { both: input.both_reason }),
    };
    const receipt = await this.commands.execute(new BerthResident(resident, context));
    // The created record is the allocation, although its event is in the plan's stream.
    return isRefusal(receipt) ? receipt : { ...receipt, id: resident.allocation_id };
  }
}
