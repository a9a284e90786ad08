import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { PolicyHost } from '../platform/consuming/policy-host.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { StaffAuthenticator } from '../platform/http/caller.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { SessionEnds } from '../platform/realtime/session-ends.js';
import { userAuditView } from './audit-view.js';
import { AddUserHandler } from './commands/add-user.js';
import { ChangeOwnAccountHandler } from './commands/change-own-account.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { InviteUserHandler } from './commands/invite-user.js';
import { AddUserToMarinaHandler, SetChainMarinaPermissionsHandler } from './commands/manage-chain.js';
import { ManageUserHandler } from './commands/manage-user.js';
import { RequestLoginLinkHandler } from './commands/request-login-link.js';
import { SignInHandler } from './commands/sign-in.js';
import { SwitchMarinaHandler } from './commands/switch-marina.js';
import { LoginLinks } from './credentials/login-links.js';
import { SealedContext } from './credentials/sealed-context.js';
import { SessionTokens } from './credentials/session-tokens.js';
import { userEvents } from './domain/user-events.js';
import { ChainController } from './http/chain-controller.js';
import { endedSessions } from './http/ended-sessions.js';
import { SessionController } from './http/session-controller.js';
import { UserAuthenticator } from './http/user-authenticator.js';
import { UserController } from './http/user-controller.js';
import { MailLoginLinks } from './policies/mail-login-links.js';
import { ReleaseAddresses } from './policies/release-addresses.js';
import { userList } from './projections/user-list.js';
import { DescribeSelfHandler } from './queries/describe-self.js';
import { ListOwnMarinasHandler } from './queries/list-own-marinas.js';
import { ListUsersHandler } from './queries/list-users.js';

/** Users, their sessions, and what they may do where. */
@Module({
  controllers: [SessionController, UserController, ChainController],
  providers: [
    LoginLinks,
    SealedContext,
    SessionTokens,
    AddUserHandler,
    InviteUserHandler,
    ManageUserHandler,
    SignInHandler,
    ChangePasswordHandler,
    ChangeOwnAccountHandler,
    SwitchMarinaHandler,
    RequestLoginLinkHandler,
    AddUserToMarinaHandler,
    SetChainMarinaPermissionsHandler,
    DescribeSelfHandler,
    ListUsersHandler,
    ListOwnMarinasHandler,
    MailLoginLinks,
    ReleaseAddresses,
    { provide: StaffAuthenticator, useClass: UserAuthenticator },
  ],
  exports: [StaffAuthenticator],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly hints: HintRegistry,
    private readonly ends: SessionEnds,
    private readonly mailLoginLinks: MailLoginLinks,
    private readonly releaseAddresses: ReleaseAddresses,
  ) {}

  onModuleInit(): void {
    this.events.register(userEvents);
    this.projections.register(userList);
    this.hints.register('user-', { topic: 'users' });
    this.ends.register(endedSessions);
    this.policies.register(this.mailLoginLinks);
    this.policies.register(this.releaseAddresses);
    this.audit.fold(userAuditView);
  }
}
