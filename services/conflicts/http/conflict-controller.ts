import { Controller } from '@nestjs/common';
import { conflictApi } from '../../../contracts/conflicts/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { ResolveConflict } from '../commands/resolve-conflict.js';
import { ListConflicts } from '../queries/list-conflicts.js';
import { ShowConflict } from '../queries/show-conflict.js';

@Controller()
export class ConflictController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(conflictApi.list)
  list(@Input() { reservation_id }: RouteInput<typeof conflictApi.list>, @MarinaId() marina: string) {
    return this.queries.execute(new ListConflicts(marina, reservation_id ?? null));
  }

  @Endpoint(conflictApi.get)
  get(@Input() { conflict_id, sizes }: RouteInput<typeof conflictApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowConflict(marina, conflict_id, sizes ?? null));
  }

  @Endpoint(conflictApi.resolve)
  resolve(
    @Input() input: RouteInput<typeof conflictApi.resolve>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ResolveConflict(input, principal, context));
  }
}
