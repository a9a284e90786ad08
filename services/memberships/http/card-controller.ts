import { Controller } from '@nestjs/common';
import { cardApi } from '../../../contracts/memberships/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { AddCard } from '../commands/add-card.js';
import { KeepCard } from '../commands/keep-card.js';
import { GetCard } from '../queries/get-card.js';
import { GetMemberships } from '../queries/get-memberships.js';
import { GetVisits } from '../queries/get-visits.js';

@Controller()
export class CardController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(cardApi.add)
  add(@Input() input: RouteInput<typeof cardApi.add>, @MarinaId() marina: string, @Command() context: CommandContext) {
    return this.commands.execute(new AddCard(marina, input, context));
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

  @Endpoint(cardApi.memberships)
  memberships(@Input() of: RouteInput<typeof cardApi.memberships>, @MarinaId() marina: string) {
    return this.queries.execute(new GetMemberships(marina, of));
  }

  @Endpoint(cardApi.visits)
  visits(@Input() { customer_id }: RouteInput<typeof cardApi.visits>, @MarinaId() marina: string) {
    return this.queries.execute(new GetVisits(marina, customer_id));
  }
}
