import { Controller } from '@nestjs/common';
import { cardApi } from '../../../contracts/memberships/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext, MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { AttachCard } from '../../../contracts/memberships/commands.js';
import { AddCard } from '../commands/add-card.js';
import { ChangeManyCards } from '../commands/change-many-cards.js';
import { KeepCard } from '../commands/keep-card.js';
import { ResendCard } from '../commands/resend-card.js';
import { UpdateCard } from '../commands/update-card.js';
import { GetCard } from '../queries/get-card.js';
import { GetMemberships } from '../queries/get-memberships.js';

@Controller()
export class CardController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(cardApi.add)
  add(@Input() input: RouteInput<typeof cardApi.add>, @MarinaId() marina: string, @Command() context: CommandContext) {
    return this.commands.execute(new AddCard(marina, input, true, context));
  }

  @Endpoint(cardApi.get)
  get(@Input() { card_number }: RouteInput<typeof cardApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new GetCard(marina, card_number));
  }

  @Endpoint(cardApi.changeStatus)
  changeStatus(
    @Input() { customer_id, new_status }: RouteInput<typeof cardApi.changeStatus>,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new KeepCard(customer_id, { type: 'ChangeStatus', status: new_status }, context));
  }

  @Endpoint(cardApi.renew)
  renew(@Input() { customer_id }: RouteInput<typeof cardApi.renew>, @Command() context: CommandContext) {
    return this.commands.execute(new KeepCard(customer_id, { type: 'RenewCard' }, context));
  }

  @Endpoint(cardApi.update)
  update(@Input() input: RouteInput<typeof cardApi.update>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new UpdateCard(input, context));
  }

  @Endpoint(cardApi.resend)
  resend(@Input() { customer_id, email }: RouteInput<typeof cardApi.resend>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ResendCard(customer_id, email, context));
  }

  @Endpoint(cardApi.detach)
  detach(@Input() { customer_id }: RouteInput<typeof cardApi.detach>, @Command() context: CommandContext) {
    return this.commands.execute(new KeepCard(customer_id, { type: 'DetachVessel' }, context));
  }

  @Endpoint(cardApi.attach)
  attach(
    @Input() { customer_id: card_id, vessel_id }: RouteInput<typeof cardApi.attach>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AttachCard({ card_id, vessel_id }, context));
  }

  @Endpoint(cardApi.changeMany)
  changeMany(
    @Input() { customer_ids, action }: RouteInput<typeof cardApi.changeMany>,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeManyCards(customer_ids, action, context));
  }

  @Endpoint(cardApi.memberships)
  memberships(@Input() of: RouteInput<typeof cardApi.memberships>, @MarinaId() marina: string) {
    return this.queries.execute(new GetMemberships(marina, of));
  }
}
