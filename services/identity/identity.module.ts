import { SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, SIGN_IN_REFUSED } from '../../contracts/identity/errors.js';
import { Area } from '../platform/areas/area.js';
import { ProgramAuthenticator, StaffAuthenticator } from '../platform/http/caller.js';
import { identityAuditWords } from './audit/audit-words.js';
import { AddUserToMarina } from './calls/add-user-to-marina.js';
import { AnswerInvitation } from './calls/answer-invitation.js';
import { BeginSecondFactor } from './calls/begin-second-factor.js';
import { ChangeLanguage } from './calls/change-language.js';
import { ChangePassword } from './calls/change-password.js';
import { CompleteFirstLogin } from './calls/complete-first-login.js';
import { ConfirmSecondFactor } from './calls/confirm-second-factor.js';
import { DescribeSelf } from './calls/describe-self.js';
import { EditUser } from './calls/edit-user.js';
import { EndChainAccess } from './calls/end-chain-access.js';
import { EndOtherSessions } from './calls/end-other-sessions.js';
import { EndOwnSession } from './calls/end-own-session.js';
import { EndUserSession } from './calls/end-user-session.js';
import { InviteUser } from './calls/invite-user.js';
import { ListApiKeys } from './calls/list-api-keys.js';
import { ListAssociationMarinas } from './calls/list-association-marinas.js';
import { ListChainUsers } from './calls/list-chain-users.js';
import { ListInvitations } from './calls/list-invitations.js';
import { ListOverseers } from './calls/list-overseers.js';
import { ListOwnMarinas } from './calls/list-own-marinas.js';
import { ListOwnSessions } from './calls/list-own-sessions.js';
import { ListUserSessions } from './calls/list-user-sessions.js';
import { ListUsers } from './calls/list-users.js';
import { MakeApiKey } from './calls/make-api-key.js';
import { MigrateUser } from './calls/migrate-user.js';
import { RemoveSecondFactor } from './calls/remove-second-factor.js';
import { RemoveUser } from './calls/remove-user.js';
import { ReplaceRecoveryCodes } from './calls/replace-recovery-codes.js';
import { ReplaceTemporaryPassword } from './calls/replace-temporary-password.js';
import { RequestLoginLink } from './calls/request-login-link.js';
import { ResetSecondFactor } from './calls/reset-second-factor.js';
import { RevokeApiKey } from './calls/revoke-api-key.js';
import { RevokeSessions } from './calls/revoke-sessions.js';
import { SendUserLink } from './calls/send-user-link.js';
import { SetChainMarinaPermissions } from './calls/set-chain-marina-permissions.js';
import { SetOversight } from './calls/set-oversight.js';
import { ShowSecondFactor } from './calls/show-second-factor.js';
import { SignIn } from './calls/sign-in.js';
import { SignOut } from './calls/sign-out.js';
import { SwitchMarina } from './calls/switch-marina.js';
import { ApiKeyAuthenticator } from './credentials/api-key-authenticator.js';
import { ApiKeyTokens } from './credentials/api-key-tokens.js';
import { KnownDevices } from './credentials/known-devices.js';
import { LoginLinks } from './credentials/login-links.js';
import { OldSystem } from './credentials/old-system.js';
import { SealedContext } from './credentials/sealed-context.js';
import { SecondFactorChanges } from './credentials/second-factor-changes.js';
import { SecondFactors } from './credentials/second-factors.js';
import { SessionTokens } from './credentials/session-tokens.js';
import { SettingsGrants } from './credentials/settings-grants.js';
import { SignInPace } from './credentials/sign-in-pace.js';
import { UserAuthenticator } from './credentials/user-authenticator.js';
import { ApiKeyMakers } from './lookups/api-key-makers.js';
import { ChainMarinas } from './lookups/chain-marinas.js';
import { LiveSessions } from './lookups/live-sessions.js';
import { ManagingUsers } from './lookups/managing-users.js';
import { SecondFactorRule } from './lookups/second-factor-rule.js';
import { SelfDescription } from './lookups/self-description.js';
import { AddUserHandler } from './messages/add-user.js';
import { FindLiveSessionsHandler } from './messages/find-live-sessions.js';
import { FindMailRecipientHandler } from './messages/find-mail-recipient.js';
import { FindOwnMarinasHandler } from './messages/find-own-marinas.js';
import { FindUserAddressHandler } from './messages/find-user-address.js';
import { FindAccessStartHandler } from './messages/find-access-start.js';
import { FindUsersHandler } from './messages/find-users.js';
import { ListStaffHandler } from './messages/list-staff.js';
import { ManageUserHandler } from './messages/manage-user.js';
import { PasswordMatchesHandler } from './messages/password-matches.js';
import { CloseMarinaInvitations } from './policies/close-marina-invitations.js';
import { endedSessions } from './policies/ended-sessions.js';
import { FormerUsersJob } from './policies/former-users-job.js';
import { GivePrimaryRole } from './policies/give-primary-role.js';
import { InvitedAddressesJob } from './policies/invited-addresses-job.js';
import { MailLoginLinks } from './policies/mail-login-links.js';
import { MailMarinaInvitations } from './policies/mail-marina-invitations.js';
import { MailSecondFactors } from './policies/mail-second-factors.js';
import { ReleaseAddresses } from './policies/release-addresses.js';
import { apiKeyList } from './projections/api-key-list.js';
import { formerUsers } from './projections/former-users.js';
import { marinaInvitationList } from './projections/marina-invitation-list.js';
import { userList } from './projections/user-list.js';
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
  calls: [
    SignIn,
    MigrateUser,
    RequestLoginLink,
    SignOut,
    DescribeSelf,
    ChangePassword,
    ReplaceTemporaryPassword,
    CompleteFirstLogin,
    ChangeLanguage,
    ListOwnMarinas,
    SwitchMarina,
    ListOwnSessions,
    EndOwnSession,
    EndOtherSessions,
    ShowSecondFactor,
    BeginSecondFactor,
    ConfirmSecondFactor,
    ReplaceRecoveryCodes,
    RemoveSecondFactor,
    ResetSecondFactor,
    ListUsers,
    InviteUser,
    EditUser,
    RemoveUser,
    SendUserLink,
    RevokeSessions,
    ListUserSessions,
    EndUserSession,
    ListInvitations,
    AnswerInvitation,
    ListApiKeys,
    MakeApiKey,
    RevokeApiKey,
    ListAssociationMarinas,
    AddUserToMarina,
    ListChainUsers,
    EndChainAccess,
    SetChainMarinaPermissions,
    ListOverseers,
    SetOversight,
  ],
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
  providers: [
    AddUserHandler,
    ManageUserHandler,
    FindLiveSessionsHandler,
    FindMailRecipientHandler,
    FindOwnMarinasHandler,
    FindUserAddressHandler,
    FindUsersHandler,
    FindAccessStartHandler,
    ListStaffHandler,
    PasswordMatchesHandler,
    FormerUsersJob,
    InvitedAddressesJob,
    LoginLinks,
    KnownDevices,
    UserAddresses,
    ManagingUsers,
    ChainMarinas,
    SelfDescription,
    SealedContext,
    SettingsGrants,
    SessionTokens,
    SessionUses,
    LiveSessions,
    SignInPace,
    SecondFactors,
    SecondFactorChanges,
    SecondFactorRule,
    OldSystem,
    ApiKeyTokens,
    ApiKeyMakers,
    { provide: StaffAuthenticator, useClass: UserAuthenticator },
    { provide: ProgramAuthenticator, useClass: ApiKeyAuthenticator },
  ],
  exports: [StaffAuthenticator, ProgramAuthenticator],
})
export class IdentityModule {}
