import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { EnsureBoater } from '../../../contracts/customers/commands.js';
import type { ContactForm } from '../../../contracts/customers/contact.js';
import type { VesselForm } from '../../../contracts/customers/vessel.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { VesselRegister } from '../records/vessel-register.js';
import { boaterRecord } from '../records/boater-record.js';

/** Staff register a boater who must not be registered yet, with a boat if they have one. */
export class AddBoater extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly relation_type: CustomerType,
    readonly contact: ContactForm,
    readonly vessel: VesselForm | undefined,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AddBoater)
export class AddBoaterHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly vessels: VesselRegister,
  ) {}

  async execute({ relation_type, contact, vessel, context }: AddBoater): Promise<CommandReceipt | Refusal> {
    const ensure = new EnsureBoater({ contact, relation_type, must_be_new: true }, context);
    const answer = await this.commands.execute(ensure);
    if (isRefusal(answer)) return answer;
    const { boater_id } = answer;
    // Appends nothing; returns the receipt of the registration.
    const registered = await this.streams.execute(boaterRecord, boater_id, context, () => []);
    if (vessel === undefined || isRefusal(registered) || context.marina_id === null) return registered;
    const adding = partOf(context, 'vessel');
    const id = deriveId(adding.command_id, 'vessel');
    const boat = await this.vessels.decide(
      context.marina_id,
      id,
      { type: 'RegisterVessel', boater_id, vessel },
      adding,
    );
    return isRefusal(boat) ? boat : registered;
  }
}
