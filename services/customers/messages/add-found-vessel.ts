import { AddFoundVessel } from '../../../contracts/customers/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { partOf } from '../../platform/event-sourcing/command-context.js';
import { marinaOf } from '../lookups/marina-of.js';
import { FoundOwners } from '../records/found-owners.js';
import { VesselRegister } from '../records/vessel-register.js';

@CommandHandler(AddFoundVessel)
export class AddFoundVesselHandler {
  constructor(
    private readonly owners: FoundOwners,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({ input, context }: AddFoundVessel): Promise<CommandReceipt | Refusal> {
    const marina = marinaOf(context);
    if (isRefusal(marina)) return marina;
    const owner = await this.owners.idOf(marina, input.owner, partOf(context, 'owner'));
    if (isRefusal(owner)) return owner;
    const { vessel_id, vessel } = input;
    // The name of a boat is personal data of its owner. While nobody knows the owner, the boat has a key of its own.
    const boater_id = owner ?? vessel_id;
    return this.vessels.decide(marina, vessel_id, { type: 'RegisterVessel', boater_id, vessel }, context);
  }
}
