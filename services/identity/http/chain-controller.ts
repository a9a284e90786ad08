import { Controller } from '@nestjs/common';
import { chainApi } from '../../../contracts/identity/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { EndChainAccess } from '../commands/end-chain-access.js';
import { AddUserToMarina, SetChainMarinaPermissions } from '../commands/manage-chain.js';
import { ListChainUsers } from '../queries/list-chain-users.js';
import { ListOwnMarinas } from '../queries/list-own-marinas.js';

/** Actions of managers of several marinas. */
@Controller()
export class ChainController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(chainApi.associationMarinas)
  associationMarinas(
    @Input() input: RouteInput<typeof chainApi.associationMarinas>,
    @Staff() { user_id }: StaffCaller,
  ) {
    return this.queries.execute(new ListOwnMarinas(user_id, 'association_manager', input));
  }

  @Endpoint(chainApi.addUserToMarina)
  addUserToMarina(
    @Input() { marina_id, user_email }: RouteInput<typeof chainApi.addUserToMarina>,
    @Staff() { user_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new AddUserToMarina(user_id, marina_id, user_email, context));
  }

  @Endpoint(chainApi.users)
  users(@Input() input: RouteInput<typeof chainApi.users>, @Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ListChainUsers(user_id, input));
  }

  @Endpoint(chainApi.removeUserFromMarina)
  removeUserFromMarina(
    @Input() { marina_id, user_id }: RouteInput<typeof chainApi.removeUserFromMarina>,
    @Staff() manager: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new EndChainAccess(manager.user_id, marina_id, user_id, context));
  }

  @Endpoint(chainApi.permissions)
  permissions(
    @Input() { edit_marina_id, permissions }: RouteInput<typeof chainApi.permissions>,
    @Staff() { user_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SetChainMarinaPermissions(user_id, edit_marina_id, permissions, context));
  }
}
