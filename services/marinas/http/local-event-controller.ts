import { Controller } from '@nestjs/common';
import { localEventApi } from '../../../contracts/marinas/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { AddLocalEvent } from '../commands/add-local-event.js';
import { RemoveLocalEvent } from '../commands/remove-local-event.js';
import { ListLocalEventsNear } from '../queries/list-local-events.js';

@Controller()
export class LocalEventController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(localEventApi.getall)
  getall(@Input() input: RouteInput<typeof localEventApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new ListLocalEventsNear(marina, input));
  }

  @Endpoint(localEventApi.create)
  create(
    @Input() { marina_event_details }: RouteInput<typeof localEventApi.create>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new AddLocalEvent(marina, marina_event_details, context));
  }

  @Endpoint(localEventApi.delete)
  delete(
    @Input() { event_id }: RouteInput<typeof localEventApi.delete>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new RemoveLocalEvent(marina, event_id, context));
  }
}
