import { SIGN_IN_REFUSED } from '../../contracts/identity/errors.js';
import { StaffAuthenticator } from '../platform/http/caller.js';
import { PasswordMatchesHandler } from './queries/password-matches.js';
import { Area } from '../platform/areas/area.js';
import { identityAuditWords } from './audit/audit-words.js';
import { AddUserHandler } from './commands/add-user.js';
import { ChangeOwnAccountHandler } from './commands/change-own-account.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { InviteUserHandler } from './commands/invite-user.js';
import { AddUserToMarinaHandler, SetChainMarinaPermissionsHandler } from './commands/manage-chain.js';
import { ManageUserHandler } from './commands/manage-user.js';
import { RequestLoginLinkHandler } from './commands/request-login-link.js';
import { SignInHandler } from './commands/sign-in.js';
import { SwitchMarinaHandler } from './commands/switch-marina.js';
import { KnownDevices } from './credentials/known-devices.js';
import { LoginLinks } from './credentials/login-links.js';
import { SealedContext } from './credentials/sealed-context.js';
import { SessionTokens } from './credentials/session-tokens.js';
import { SignInPace } from './credentials/sign-in-pace.js';
import { ChainController } from './http/chain-controller.js';
import { endedSessions } from './http/ended-sessions.js';
import { SessionController } from './http/session-controller.js';
import { UserAuthenticator } from './http/user-authenticator.js';
import { UserController } from './http/user-controller.js';
import { MailLoginLinks } from './policies/mail-login-links.js';
import { ReleaseAddresses } from './policies/release-addresses.js';
import { userList } from './projections/user-list.js';
import { DescribeSelfHandler } from './queries/describe-self.js';
import { FindMailRecipientHandler } from './queries/find-mail-recipient.js';
import { FindOwnMarinasHandler, ListOwnMarinasHandler } from './queries/list-own-marinas.js';
import { ListUsersHandler } from './queries/list-users.js';
import { FindUsersHandler, ListStaffHandler } from './queries/find-users.js';
import { MarinaUsersMutex } from './records/marina-users-mutex.js';
import { userRecord } from './records/user-record.js';

/** Users, their sessions and their permissions. */
@Area({
  records: [userRecord],
  auditWords: identityAuditWords,
  errorKinds: { [SIGN_IN_REFUSED]: 'unauthenticated' },
  projections: [userList],
  policies: [MailLoginLinks, ReleaseAddresses],
  sessionEnds: [endedSessions],
  controllers: [SessionController, UserController, ChainController],
  providers: [
    PasswordMatchesHandler,
    FindMailRecipientHandler,
    LoginLinks,
    KnownDevices,
    MarinaUsersMutex,
    SealedContext,
    SessionTokens,
    SignInPace,
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
    FindUsersHandler,
    ListStaffHandler,
    ListOwnMarinasHandler,
    FindOwnMarinasHandler,
    { provide: StaffAuthenticator, useClass: UserAuthenticator },
  ],
  exports: [StaffAuthenticator],
})
export class IdentityModule {}
