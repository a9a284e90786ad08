import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mayWriteCustomer } from '../../../contracts/customers/access.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { VesselForm, VesselPatch } from '../../../contracts/customers/vessel.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

export interface Keeper {
  readonly marinaId: string;
  readonly who: Principal;
}

/** Staff put a boater's vessel on record. */
export class AddVessel {
  constructor(
    readonly keeper: Keeper,
    readonly boaterId: string,
    readonly vessel: VesselForm,
    readonly context: CommandContext,
  ) {}
}

export class ChangeVessel {
  constructor(
    readonly keeper: Keeper,
    readonly vesselId: string,
    readonly vessel: VesselPatch,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(AddVessel)
export class AddVesselHandler implements ICommandHandler<AddVessel> {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({ keeper, boaterId, vessel, context }: AddVessel): Promise<CommandReceipt | Refusal> {
    const boater = await this.boaters.find(keeper.marinaId, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!mayWriteCustomer(keeper.who, boater.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    const id = deriveId(context.command_id, 'vessel');
    return this.vessels.decide(keeper.marinaId, id, { type: 'RegisterVessel', boater_id: boaterId, vessel }, context);
  }
}

@CommandHandler(ChangeVessel)
export class ChangeVesselHandler implements ICommandHandler<ChangeVessel> {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({ keeper, vesselId, vessel, context }: ChangeVessel): Promise<CommandReceipt | Refusal> {
    const known = await this.vessels.find(keeper.marinaId, vesselId);
    if (known === null) return refuse('not_found', customerErrors.vessel_not_found);
    const primary = await this.boaters.find(keeper.marinaId, known.boater_ids[0]);
    if (primary !== null && !mayWriteCustomer(keeper.who, primary.relation_type, 'change')) {
      return refuse('forbidden', 'FORBIDDEN');
    }
    return this.vessels.decide(keeper.marinaId, vesselId, { type: 'ChangeVessel', vessel }, context);
  }
}
