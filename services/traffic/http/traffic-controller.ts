import { Controller } from '@nestjs/common';
import { trafficApi } from '../../../contracts/traffic/api.js';
import { UpdateTraffic } from '../../../contracts/traffic/commands.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ShowActivity } from '../queries/show-activity.js';

@Controller()
export class TrafficController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(trafficApi.activity)
  activity(@MarinaId() marina: string) {
    return this.queries.execute(new ShowActivity(marina));
  }

  @Endpoint(trafficApi.update)
  update(@Input() input: RouteInput<typeof trafficApi.update>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new UpdateTraffic(input, context));
  }
}
