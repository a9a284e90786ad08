import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '../../../../services/platform/buses/buses.js';
import type { CommandContext } from '../../../../services/platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId, type RouteInput } from '../../../../services/platform/http/endpoint.js';
import { LayBuoy } from '../commands/lay-buoy.js';
import { buoyApi } from '../contract/api.js';
import { ListBuoys } from '../queries/list-buoys.js';

@Controller()
export class BuoyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(buoyApi.lay)
  lay(
    @Input() { name }: RouteInput<typeof buoyApi.lay>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new LayBuoy(marina, name, context));
  }

  @Endpoint(buoyApi.getall)
  getall(@MarinaId() marina: string) {
    return this.queries.execute(new ListBuoys(marina));
  }
}
