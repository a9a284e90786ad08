import { Controller } from '@nestjs/common';
import { viewApi } from '../../../contracts/views/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { DeleteView } from '../commands/delete-view.js';
import { SaveView, type ViewOwner } from '../commands/save-view.js';
import { ListViews } from '../queries/list-views.js';

@Controller()
export class ViewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(viewApi.getall)
  getall(@Input() { list }: RouteInput<typeof viewApi.getall>, @Staff() caller: StaffCaller) {
    return this.queries.execute(new ListViews(ownerOf(caller), list));
  }

  @Endpoint(viewApi.save)
  save(
    @Input() view: RouteInput<typeof viewApi.save>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SaveView(ownerOf(caller), view, context));
  }

  @Endpoint(viewApi.delete)
  delete(
    @Input() { view_id }: RouteInput<typeof viewApi.delete>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new DeleteView(ownerOf(caller), view_id, context));
  }
}

function ownerOf({ user_id, marina_id, principal }: StaffCaller): ViewOwner {
  return { user_id, marina_id, manages: principal.is_admin || principal.permissions.marina_settings === 'ALLOWED' };
}
