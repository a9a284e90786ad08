import { ChangeFoundVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import type { DockVesselPatch } from '../../../contracts/dockwalk/boats.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { mayChangeDockVessel, mayNameOwner } from '../lookups/vessel-access.js';

/** Changes a boat as it was found on the dock, or names its owner. */
export class ChangeDockVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly vessel: DockVesselPatch,
    readonly who: Principal,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeDockVessel)
export class ChangeDockVesselHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ vessel, who, context }: ChangeDockVessel): Promise<CommandReceipt | Refusal> {
    const { vessel_id, email_address: email, primary_boater_id: boater_id, ...patch } = vessel;
    const { marina_id } = context;
    const may = await mayChangeDockVessel(this.queries, { marina_id, vessel_id }, who);
    if (may === null) return refuse('not_found', customerErrors.vessel_not_found);
    if (!may) return refuse('forbidden', 'FORBIDDEN');
    const owner = { ...(boater_id === undefined ? {} : { boater_id }), ...(email === undefined ? {} : { email }) };
    if (!(await mayNameOwner(this.queries, marina_id, owner, who))) return refuse('forbidden', 'FORBIDDEN');
    return this.commands.execute(new ChangeFoundVessel({ vessel_id, vessel: patch, owner }, context));
  }
}
