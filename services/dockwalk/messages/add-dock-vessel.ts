import { AddFoundVessel } from '../../../contracts/customers/commands.js';
import type { DockVessel } from '../../../contracts/dockwalk/boats.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { mayNameOwner } from '../lookups/vessel-access.js';

/** Registers a boat that was found on the dock. */
export class AddDockVessel extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly vessel: DockVessel,
    readonly who: Principal,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(AddDockVessel)
export class AddDockVesselHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ vessel, who, context }: AddDockVessel): Promise<CommandReceipt | Refusal> {
    const { email_address: email, primary_boater_id: boater_id, ...form } = vessel;
    const { marina_id } = context;
    const owner = { ...(boater_id === undefined ? {} : { boater_id }), ...(email === undefined ? {} : { email }) };
    if (!(await mayNameOwner(this.queries, marina_id, owner, who))) return refuse('forbidden', 'FORBIDDEN');
    const vessel_id = deriveId(context.command_id, 'vessel');
    return this.commands.execute(new AddFoundVessel({ vessel_id, vessel: form, owner }, context));
  }
}
