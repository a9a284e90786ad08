import { Controller } from '@nestjs/common';
import { overseerApi } from '../../../contracts/identity/api.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { SetOversight } from '../commands/set-oversight.js';
import { ListOverseers } from '../queries/list-overseers.js';

/** Who manages chains and associations, for administrators. */
@Controller()
export class OverseerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(overseerApi.getall)
  getall(@Input() input: RouteInput<typeof overseerApi.getall>) {
    return this.queries.execute(new ListOverseers(input));
  }

  @Endpoint(overseerApi.set)
  set(
    @Input() input: RouteInput<typeof overseerApi.set>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    const by = { user_id: caller.user_id, language: language.catch('en').parse(caller.language) };
    return this.commands.execute(new SetOversight(by, input, context));
  }
}
