import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EnsureBoater, type EnsureBoaterAnswer } from '../../../contracts/customers/commands.js';
import type { ContactForm } from '../../../contracts/customers/contact.js';
import type { CustomerType } from '../../../contracts/reservations/vocabulary.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { boaterAggregate } from './boater-aggregate.js';

/** Staff put somebody on record who must not be there yet. */
export class AddBoater {
  constructor(
    readonly relation_type: CustomerType,
    readonly contact: ContactForm,
    readonly context: CommandContext,
  ) {}
}

@CommandHandler(AddBoater)
export class AddBoaterHandler implements ICommandHandler<AddBoater> {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
  ) {}

  async execute({ relation_type, contact, context }: AddBoater): Promise<CommandReceipt | Refusal> {
    const ensure = new EnsureBoater({ contact, relation_type, must_be_new: true }, context);
    const answer = await this.commands.execute<EnsureBoater, EnsureBoaterAnswer>(ensure);
    if (isRefusal(answer)) return answer;
    // Nothing to decide any more: the stream answers what it answered when it was written.
    return this.streams.execute(boaterAggregate, answer.boater_id, context, () => []);
  }
}
