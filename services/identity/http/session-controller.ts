import { Controller } from '@nestjs/common';
import { sessionApi } from '../../../contracts/identity/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, From, Input, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import type { Sender } from '../../platform/http/received-call.js';
import { ChangeOwnAccount } from '../commands/change-own-account.js';
import { ChangePassword } from '../commands/change-password.js';
import { MigrateUser } from '../commands/migrate-user.js';
import { RequestLoginLink } from '../commands/request-login-link.js';
import { SignIn } from '../commands/sign-in.js';
import { SwitchMarina } from '../commands/switch-marina.js';
import { DescribeSelf } from '../queries/describe-self.js';
import { ListSessions } from '../queries/list-sessions.js';
import { ListOwnMarinas } from '../queries/list-own-marinas.js';

/** Signing in and out, and what users do with their own accounts. */
@Controller()
export class SessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(sessionApi.login)
  login(@Input() input: RouteInput<typeof sessionApi.login>, @From() from: Sender, @Command() context: CommandContext) {
    return this.commands.execute(new SignIn(input, from, context));
  }

  @Endpoint(sessionApi.migrateUser)
  migrateUser(
    @Input() { email, password }: RouteInput<typeof sessionApi.migrateUser>,
    @From() from: Sender,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new MigrateUser(email, password, from, context));
  }

  @Endpoint(sessionApi.logout)
  logout(@Staff() { user_id, session_id }: StaffCaller, @Command() context: CommandContext) {
    return this.commands.execute(new ChangeOwnAccount(user_id, { type: 'SignOut', session_id }, context));
  }

  @Endpoint(sessionApi.resetPassword)
  async resetPassword(
    @Input() { email }: RouteInput<typeof sessionApi.resetPassword>,
    @Command() context: CommandContext,
  ) {
    await this.commands.execute(new RequestLoginLink(email, context));
    return { status: 'FORGOT_SENDMAIL_SUCCESS' as const };
  }

  @Endpoint(sessionApi.self)
  self(@Staff() caller: StaffCaller) {
    return this.queries.execute(new DescribeSelf(caller, caller.marina_id));
  }

  @Endpoint(sessionApi.changePassword)
  changePassword(
    @Input() { old_password, new_password }: RouteInput<typeof sessionApi.changePassword>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangePassword(caller, old_password, new_password, context));
  }

  @Endpoint(sessionApi.firstTimeChangePassword)
  firstTimeChangePassword(
    @Input() { new_password }: RouteInput<typeof sessionApi.firstTimeChangePassword>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangePassword(caller, null, new_password, context));
  }

  @Endpoint(sessionApi.firstLoginComplete)
  firstLoginComplete(
    @Input() { lang }: RouteInput<typeof sessionApi.firstLoginComplete>,
    @Staff() { user_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    const command = { type: 'CompleteFirstLogin' as const, language: lang };
    return this.commands.execute(new ChangeOwnAccount(user_id, command, context));
  }

  @Endpoint(sessionApi.language)
  language(
    @Input() { language }: RouteInput<typeof sessionApi.language>,
    @Staff() { user_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeOwnAccount(user_id, { type: 'ChangeLanguage', language }, context));
  }

  @Endpoint(sessionApi.marinas)
  marinas(@Input() input: RouteInput<typeof sessionApi.marinas>, @Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ListOwnMarinas(user_id, 'member', input));
  }

  @Endpoint(sessionApi.switchMarina)
  switchMarina(
    @Input() { new_marina_id }: RouteInput<typeof sessionApi.switchMarina>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SwitchMarina(caller, new_marina_id, context));
  }

  @Endpoint(sessionApi.sessions)
  sessions(@Input() _: RouteInput<typeof sessionApi.sessions>, @Staff() { user_id, session_id }: StaffCaller) {
    return this.queries.execute(new ListSessions(user_id, { session_id }));
  }

  @Endpoint(sessionApi.endSession)
  endSession(
    @Input() { ended_session_id: session_id }: RouteInput<typeof sessionApi.endSession>,
    @Staff() { user_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeOwnAccount(user_id, { type: 'EndOwnSession', session_id }, context));
  }

  @Endpoint(sessionApi.endOtherSessions)
  endOtherSessions(@Staff() { user_id, session_id }: StaffCaller, @Command() context: CommandContext) {
    return this.commands.execute(new ChangeOwnAccount(user_id, { type: 'EndOtherSessions', session_id }, context));
  }
}
