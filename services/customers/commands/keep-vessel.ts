import { CorrectVesselSizes } from '../../../contracts/customers/commands.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { VesselForm, VesselPatch } from '../../../contracts/customers/vessel.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

export interface Keeper {
  readonly marinaId: string;
  readonly who: Principal;
}

/** Staff register a boater's vessel. */
export class AddVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly keeper: Keeper,
    readonly boaterId: string,
    readonly vessel: VesselForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

export class ChangeVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly keeper: Keeper,
    readonly vesselId: string,
    readonly vessel: VesselPatch,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddVessel)
export class AddVesselHandler {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({ keeper, boaterId, vessel, context }: AddVessel): Promise<CommandReceipt | Refusal> {
    const boater = await this.boaters.person(keeper.marinaId, boaterId);
    if (boater === null) return refuse('not_found', customerErrors.boater_not_found);
    if (!mayWriteCustomer(keeper.who, boater.state.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    const id = deriveId(context.command_id, 'vessel');
    return this.vessels.decide(keeper.marinaId, id, { type: 'RegisterVessel', boater_id: boater.id, vessel }, context);
  }
}

@CommandHandler(ChangeVessel)
export class ChangeVesselHandler {
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

/** Other areas correct sizes after they checked who may. */
@CommandHandler(CorrectVesselSizes)
export class CorrectVesselSizesHandler {
  constructor(private readonly vessels: VesselRegister) {}

  async execute({ input, context }: CorrectVesselSizes): Promise<CommandReceipt | Refusal> {
    const { vessel_id, sizes: vessel } = input;
    const known = await this.vessels.find(context.marina_id, vessel_id);
    if (known === null) return refuse('not_found', customerErrors.vessel_not_found);
    return this.vessels.decide(context.marina_id, vessel_id, { type: 'ChangeVessel', vessel }, context);
  }
}
