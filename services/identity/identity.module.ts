import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, SIGN_IN_REFUSED } from '../../contracts/identity/errors.js';
import { ProgramAuthenticator, StaffAuthenticator } from '../platform/http/caller.js';
import { FindUserAddressHandler } from './queries/find-user-address.js';
import { PasswordMatchesHandler } from './queries/password-matches.js';
import { Area } from '../platform/areas/area.js';
import { identityAuditWords } from './audit/audit-words.js';
import { AddUserHandler } from './commands/add-user.js';
import { ChangeOwnAccountHandler } from './commands/change-own-account.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { AnswerInvitationHandler } from './commands/answer-invitation.js';
import { EndChainAccessHandler } from './commands/end-chain-access.js';
import { EditUserHandler } from './commands/edit-user.js';
import { InviteUserHandler } from './commands/invite-user.js';
import { AddUserToMarinaHandler, SetChainMarinaPermissionsHandler } from './commands/manage-chain.js';
import { MakeApiKeyHandler, RevokeApiKeyHandler } from './commands/manage-api-key.js';
import { ManageUserHandler } from './commands/manage-user.js';
import { ChangeOwnSecondFactorHandler } from './commands/own-second-factor.js';
import { MigrateUserHandler } from './commands/migrate-user.js';
import { SetOversightHandler } from './commands/set-oversight.js';
import { RequestLoginLinkHandler } from './commands/request-login-link.js';
import { ResetSecondFactorHandler } from './commands/reset-second-factor.js';
import { SignInHandler } from './commands/sign-in.js';
import { SwitchMarinaHandler } from './commands/switch-marina.js';
import { ApiKeyTokens } from './credentials/api-key-tokens.js';
import { KnownDevices } from './credentials/known-devices.js';
import { LoginLinks } from './credentials/login-links.js';
import { SealedContext } from './credentials/sealed-context.js';
import { OldSystem } from './credentials/old-system.js';
import { SecondFactors } from './credentials/second-factors.js';
import { SettingsGrants } from './credentials/settings-grants.js';
import { SessionTokens } from './credentials/session-tokens.js';
import { SignInPace } from './credentials/sign-in-pace.js';
import { ApiKeyAuthenticator } from './http/api-key-authenticator.js';
import { ApiKeyController } from './http/api-key-controller.js';
import { ChainController } from './http/chain-controller.js';
import { endedSessions } from './http/ended-sessions.js';
import { InvitationController } from './http/invitation-controller.js';
import { OverseerController } from './http/overseer-controller.js';
import { SecondFactorController } from './http/second-factor-controller.js';
import { SessionController } from './http/session-controller.js';
import { UserAuthenticator } from './http/user-authenticator.js';
import { UserController } from './http/user-controller.js';
import { CloseMarinaInvitations } from './policies/close-marina-invitations.js';
import { GivePrimaryRole } from './policies/give-primary-role.js';
import { MailLoginLinks } from './policies/mail-login-links.js';
import { MailMarinaInvitations } from './policies/mail-marina-invitations.js';
import { MailSecondFactors } from './policies/mail-second-factors.js';
import { FormerUsersJob } from './policies/former-users-job.js';
import { InvitedAddressesJob } from './policies/invited-addresses-job.js';
import { ReleaseAddresses } from './policies/release-addresses.js';
import { apiKeyList } from './projections/api-key-list.js';
import { formerUsers } from './projections/former-users.js';
import { marinaInvitationList } from './projections/marina-invitation-list.js';
import { userList } from './projections/user-list.js';
import { DescribeSelfHandler } from './queries/describe-self.js';
import { FindLiveSessionsHandler } from './queries/find-live-sessions.js';
import { FindMailRecipientHandler } from './queries/find-mail-recipient.js';
import { FindOwnMarinasHandler, ListOwnMarinasHandler } from './queries/list-own-marinas.js';
import { ListApiKeysHandler } from './queries/list-api-keys.js';
import { ListChainUsersHandler } from './queries/list-chain-users.js';
import { ListInvitationsHandler } from './queries/list-invitations.js';
import { ListOverseersHandler } from './queries/list-overseers.js';
import { ListSessionsHandler } from './queries/list-sessions.js';
import { ListUsersHandler } from './queries/list-users.js';
import { FindUsersHandler, ListStaffHandler } from './queries/find-users.js';
import {
  BeginSecondFactorHandler,
  NeedsSecondFactorHandler,
  RequiresSecondFactorHandler,
  ShowSecondFactorHandler,
} from './queries/second-factor.js';
import { ManagingUsers } from './records/managing-users.js';
import { MarinaUsersMutex } from './records/marina-users-mutex.js';
import { ApiKeyMakers } from './records/api-key-makers.js';
import { apiKeyRecord } from './records/api-key-record.js';
import { marinaInvitationRecord } from './records/marina-invitation-record.js';
import { sessionUseRecord } from './records/session-use-record.js';
import { SessionUses } from './records/session-uses.js';
import { UserAddresses } from './records/user-addresses.js';
import { userRecord } from './records/user-record.js';

/** Users, their sessions and their permissions. */
@Area({
  records: [userRecord, sessionUseRecord, apiKeyRecord, marinaInvitationRecord],
  auditWords: identityAuditWords,
  errorKinds: {
    [SIGN_IN_REFUSED]: 'unauthenticated',
    [SECOND_FACTOR_REQUIRED]: 'unauthenticated',
    [SECOND_FACTOR_WRONG]: 'unauthenticated',
  },
  projections: [userList, formerUsers, apiKeyList, marinaInvitationList],
  policies: [
    CloseMarinaInvitations,
    GivePrimaryRole,
    MailLoginLinks,
    MailMarinaInvitations,
    MailSecondFactors,
    ReleaseAddresses,
  ],
  sessionEnds: [endedSessions],
  controllers: [
    SessionController,
    UserController,
    SecondFactorController,
    ApiKeyController,
    InvitationController,
    ChainController,
    OverseerController,
  ],
  providers: [
    FormerUsersJob,
    InvitedAddressesJob,
    PasswordMatchesHandler,
    FindLiveSessionsHandler,
    FindMailRecipientHandler,
    FindUserAddressHandler,
    LoginLinks,
    KnownDevices,
    MarinaUsersMutex,
    UserAddresses,
    ManagingUsers,
    SealedContext,
    SettingsGrants,
    SessionTokens,
    SessionUses,
    ListSessionsHandler,
    SignInPace,
    SecondFactors,
    OldSystem,
    MigrateUserHandler,
    ApiKeyTokens,
    ApiKeyMakers,
    MakeApiKeyHandler,
    RevokeApiKeyHandler,
    ListApiKeysHandler,
    ListInvitationsHandler,
    ListChainUsersHandler,
    AnswerInvitationHandler,
    ChangeOwnSecondFactorHandler,
    ResetSecondFactorHandler,
    NeedsSecondFactorHandler,
    RequiresSecondFactorHandler,
    ShowSecondFactorHandler,
    BeginSecondFactorHandler,
    AddUserHandler,
    EditUserHandler,
    EndChainAccessHandler,
    InviteUserHandler,
    ManageUserHandler,
    SignInHandler,
    ChangePasswordHandler,
    ChangeOwnAccountHandler,
    SwitchMarinaHandler,
    RequestLoginLinkHandler,
    AddUserToMarinaHandler,
    SetChainMarinaPermissionsHandler,
    SetOversightHandler,
    ListOverseersHandler,
    DescribeSelfHandler,
    ListUsersHandler,
    FindUsersHandler,
    ListStaffHandler,
    ListOwnMarinasHandler,
    FindOwnMarinasHandler,
    { provide: StaffAuthenticator, useClass: UserAuthenticator },
    { provide: ProgramAuthenticator, useClass: ApiKeyAuthenticator },
  ],
  exports: [StaffAuthenticator, ProgramAuthenticator],
})
export class IdentityModule {}
