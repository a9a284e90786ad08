import { Controller } from '@nestjs/common';
import { userApi } from '../../../contracts/identity/api.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { LoginLinks } from '../credentials/login-links.js';
import { EditUser } from '../commands/edit-user.js';
import { InviteUser } from '../commands/invite-user.js';
import { ManageUser } from '../commands/manage-user.js';
import { ListSessions } from '../queries/list-sessions.js';
import { ListUsers } from '../queries/list-users.js';
import { managerOf } from './managing-user.js';

/** Management of the active marina's users. */
@Controller()
export class UserController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly links: LoginLinks,
  ) {}

  @Endpoint(userApi.getall)
  getall(@Input() input: RouteInput<typeof userApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new ListUsers(marina, input));
  }

  @Endpoint(userApi.add)
  add(
    @Input() input: RouteInput<typeof userApi.add>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    const by = { ...managerOf(caller, marina), language: language.catch('en').parse(caller.language) };
    return this.commands.execute(new InviteUser(by, input, context));
  }

  @Endpoint(userApi.edit)
  edit(
    @Input() { edit_user_id, password, ...change }: RouteInput<typeof userApi.edit>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    const command = { type: 'EditUser' as const, by: managerOf(caller, marina), ...change };
    return this.commands.execute(new EditUser(edit_user_id, command, password, context));
  }

  @Endpoint(userApi.delete)
  delete(
    @Input() { user_id }: RouteInput<typeof userApi.delete>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    const command = { type: 'RemoveUser' as const, by: managerOf(caller, marina) };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }

  @Endpoint(userApi.sendLink)
  sendLink(
    @Input() { user_id }: RouteInput<typeof userApi.sendLink>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    const command = { type: 'SendLink' as const, by: managerOf(caller, marina), until: this.links.endsFrom() };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }

  @Endpoint(userApi.revokeSessions)
  revokeSessions(
    @Input() { user_id }: RouteInput<typeof userApi.revokeSessions>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    const command = { type: 'RevokeSessions' as const, by: managerOf(caller, marina) };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }

  @Endpoint(userApi.sessions)
  sessions(
    @Input() { user_id }: RouteInput<typeof userApi.sessions>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new ListSessions(user_id, managerOf(caller, marina)));
  }

  @Endpoint(userApi.endSession)
  endSession(
    @Input() { user_id, ended_session_id: session_id }: RouteInput<typeof userApi.endSession>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    const command = { type: 'EndUserSession' as const, by: managerOf(caller, marina), session_id };
    return this.commands.execute(new ManageUser(user_id, command, context));
  }
}
