import { Controller } from '@nestjs/common';
import { viewApi } from '../../../contracts/views/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { DeleteView } from '../commands/delete-view.js';
import { SaveView } from '../commands/save-view.js';
import { ListViews } from '../queries/list-views.js';

@Controller()
export class ViewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(viewApi.getall)
  getall(@Input() { list }: RouteInput<typeof viewApi.getall>, @Staff() { user_id, marina_id }: StaffCaller) {
    return this.queries.execute(new ListViews({ user_id, marina_id }, list));
  }

  @Endpoint(viewApi.save)
  save(
    @Input() view: RouteInput<typeof viewApi.save>,
    @Staff() { user_id, marina_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SaveView({ user_id, marina_id }, view, context));
  }

  @Endpoint(viewApi.delete)
  delete(
    @Input() { view_id }: RouteInput<typeof viewApi.delete>,
    @Staff() { user_id, marina_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new DeleteView({ user_id, marina_id }, view_id, context));
  }
}
