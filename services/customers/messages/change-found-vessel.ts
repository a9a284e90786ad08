import { ChangeFoundVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { marinaOf } from '../lookups/marina-of.js';
import { FoundOwners } from '../records/found-owners.js';
import { VesselRegister } from '../records/vessel-register.js';

@CommandHandler(ChangeFoundVessel)
export class ChangeFoundVesselHandler {
  constructor(
    private readonly owners: FoundOwners,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({ input, context }: ChangeFoundVessel): Promise<CommandReceipt | Refusal> {
    const marina = marinaOf(context);
    if (isRefusal(marina)) return marina;
    const { vessel_id, vessel } = input;
    const known = await this.vessels.find(marina, vessel_id);
    if (known === null) return refuse('not_found', customerErrors.vessel_not_found);
    const change = { type: 'ChangeVessel' as const, vessel };
    // The owner may have to be registered, which a refused change must not do.
    const refusal = await this.vessels.refusal(marina, vessel_id, change);
    if (refusal !== null) return refusal;
    const owner = await this.owners.idOf(marina, input.owner, partOf(context, 'owner'));
    if (isRefusal(owner)) return owner;
    const changed = await this.vessels.decide(marina, vessel_id, change, context);
    if (isRefusal(changed) || owner === null) return changed;
    const chosen = input.owner.boater_id !== undefined;
    return (await this.addOwner(marina, vessel_id, owner, chosen, context)) ?? changed;
  }

  /** An owner who was chosen from the register becomes the primary contact; one named by mail only if the boat had none. */
  private async addOwner(
    marina: string,
    vessel_id: string,
    boater_id: string,
    chosen: boolean,
    context: CommandContext,
  ): Promise<Refusal | null> {
    const added = await this.vessels.decide(
      marina,
      vessel_id,
      { type: 'AddBoater', boater_id },
      partOf(context, 'contact'),
    );
    if (isRefusal(added) && added.code !== customerErrors.vessel_has_boater) return added;
    const vessel = await this.vessels.find(marina, vessel_id);
    if (!chosen && vessel?.boater_ids[0] !== vessel_id) return null;
    const first = { type: 'SetPrimary' as const, boater_id };
    const primary = await this.vessels.decide(marina, vessel_id, first, partOf(context, 'primary'));
    return isRefusal(primary) ? primary : null;
  }
}
