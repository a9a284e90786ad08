import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { EnsureBoater } from '../../../contracts/customers/commands.js';
import type { ContactForm } from '../../../contracts/customers/contact.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { boaterRecord } from '../records/boater-record.js';

/** Staff register a boater who must not be registered yet. */
export class AddBoater extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly relation_type: CustomerType,
    readonly contact: ContactForm,
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
  ) {}

  async execute({ relation_type, contact, context }: AddBoater): Promise<CommandReceipt | Refusal> {
    const ensure = new EnsureBoater({ contact, relation_type, must_be_new: true }, context);
    const answer = await this.commands.execute(ensure);
    if (isRefusal(answer)) return answer;
    // Appends nothing; returns the receipt of the registration.
    return this.streams.execute(boaterRecord, answer.boater_id, context, () => []);
  }
}
