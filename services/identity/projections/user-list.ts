import { isSentByChain } from '../../../contracts/identity/rules/access-by-chain.js';
import type { MarinaAccess, UserRole } from '../../../contracts/identity/user.js';
import { type Grant, grants } from '../../../contracts/identity/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { UserEvent } from '../domain/user-events.js';
import { overseen, withAccess } from '../domain/user-state.js';
import { userRecord } from '../records/user-record.js';

/** A user as lists need them; passwords and sessions stay in the log. */
export interface UserDocument {
  user_id: string;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  /** Names and address, folded for sorting and searching. */
  sort_name: string;
  search: string;
  language: Language;
  /** In marinas whose access names none. */
  role: UserRole;
  chain_manager: boolean;
  association_code: Extract<UserEvent, { type: 'UserAdded' }>['data']['association_code'];
  /** A chain manager or an association manager. */
  oversees: boolean;
  is_first_login: boolean;
  is_password_temp: boolean;
  has_second_factor: boolean;
  invited_until: string | null;
  /** The user who has the address and may accept; null: nobody, or this record has the address. */
  invites_user: string | null;
  /** Managers never see it. */
  invitation_declined: boolean;
  last_signed_in_at: string | null;
  /** `<marina> <grant>` for each grant that the user has. */
  may: string[];
  marina_ids: string[];
  /** The marinas to which the chain sent the user. */
  sent_to: string[];
  /** Place in the log at which the user was added, for the order in which they came. */
  added_position: number;
  marinas: MarinaAccess[];
  /** UTC instants since which the user has the access to a marina, by its id. */
  access_since: Record<string, string>;
}

/** Every user of the installation, listed by marina. */
export const userList: Projection<UserDocument, UserEvent> = {
  name: 'users',
  version: 9,
  indexes: [
    { fields: ['marina_ids'] },
    { fields: ['may'] },
    { fields: ['sent_to'] },
    { fields: ['sort_name'] },
    { fields: ['added_position'] },
    { fields: ['oversees'] },
    { fields: ['user_id'] },
    { fields: ['invites_user'] },
    { fields: ['invited_until'] },
  ],
  wholeStream: userRecord.prefix,
  documentIds: userRecord.idsIn,
  apply: (document, event) => applied(document, event as LoggedEvent<UserEvent> & UserEvent),
  personal: {
    field: 'user_id',
    forget: (document) => searchable({ ...document, email: null, first_name: null, last_name: null }),
  },
};

function applied(
  document: UserDocument | undefined,
  event: LoggedEvent<UserEvent> & UserEvent,
): UserDocument | null | undefined {
  const next =
    event.type === 'UserAdded'
      ? added(event.data, event.position)
      : document === undefined
        ? undefined
        : changed(document, event);
  return next == null ? next : { ...next, access_since: accessSince(next, event.metadata.recorded_at) };
}

/** Access that begins with an event began when it happened; the other ones are kept. */
function accessSince({ marina_ids, access_since }: UserDocument, at: string): Record<string, string> {
  return Object.fromEntries(marina_ids.map((marina_id) => [marina_id, access_since[marina_id] ?? at]));
}

function changed(document: UserDocument, event: UserEvent): UserDocument | null | undefined {
  if (event.type === 'UserAdded') return undefined;
  switch (event.type) {
    case 'UserEdited':
      return searchable({ ...document, first_name: event.data.first_name, last_name: event.data.last_name });
    case 'MarinaAccessGranted':
      return withMarinas(document, withAccess(document.marinas, event.data));
    case 'OversightSet': {
      const { chain_manager, association_code } = event.data;
      const oversees = chain_manager || association_code !== null;
      return withMarinas({ ...document, chain_manager, association_code, oversees }, overseen(document, chain_manager));
    }
    case 'MarinaAccessRemoved':
      return withMarinas(
        document,
        document.marinas.filter((access) => access.marina_id !== event.data.marina_id),
      );
    case 'UserDeleted':
      return null;
    case 'PasswordChanged':
      return { ...document, is_password_temp: false };
    case 'LoginLinkUsed':
      return { ...document, is_password_temp: true };
    case 'FirstLoginCompleted':
      return { ...document, is_first_login: false, language: event.data.language };
    case 'LanguageChanged':
      return { ...document, language: event.data.language };
    case 'LoginLinkRequested':
      return event.data.invites === true ? invitedAgain(document, event.data) : undefined;
    case 'InvitationDeclined':
      return { ...document, invites_user: null, invitation_declined: true };
    case 'SessionStarted':
      return { ...document, invited_until: null, last_signed_in_at: event.data.at };
    case 'SecondFactorSet':
      return { ...document, has_second_factor: true };
    case 'SecondFactorRemoved':
      return { ...document, has_second_factor: false };
    case 'RecoveryCodesReplaced':
    case 'RecoveryCodeUsed':
    case 'SessionEnded':
    case 'SessionsRevoked':
    case 'ActiveMarinaSwitched':
      return undefined;
    default:
      return event satisfies never;
  }
}

function added(data: Extract<UserEvent, { type: 'UserAdded' }>['data'], added_position: number): UserDocument {
  const { user_id, email, first_name, last_name, language, role, chain_manager, marinas, first_login_done } = data;
  const { invited_until, invites_user = null, association_code } = data;
  const document = {
    user_id,
    email,
    first_name,
    last_name,
    language,
    role,
    chain_manager,
    association_code,
    oversees: chain_manager || association_code !== null,
    sort_name: '',
    search: '',
    is_first_login: !first_login_done,
    is_password_temp: false,
    has_second_factor: false,
    invitation_declined: false,
    invited_until,
    invites_user,
    last_signed_in_at: null,
    may: [],
    marinas: [],
    marina_ids: [],
    sent_to: [],
    access_since: {},
    added_position,
  };
  return withMarinas(searchable(document), marinas);
}

/** Whoever has declined is not asked again by the same record. */
function invitedAgain(
  document: UserDocument,
  { expires_at, invites_user = null }: Extract<UserEvent, { type: 'LoginLinkRequested' }>['data'],
): UserDocument {
  return { ...document, invited_until: expires_at, invites_user: document.invitation_declined ? null : invites_user };
}

/** The entry of `may` for a grant in a marina. */
export function mayIn(marina_id: string, grant: Grant): string {
  return `${marina_id} ${grant}`;
}

function withMarinas(document: UserDocument, marinas: MarinaAccess[]): UserDocument {
  const may = marinas.flatMap(({ marina_id, permissions }) =>
    grants
      .filter((grant) => permissions[grant] === 'EDITOR' || permissions[grant] === 'ALLOWED')
      .map((grant) => mayIn(marina_id, grant)),
  );
  const sent_to = marinas.filter(isSentByChain).map((access) => access.marina_id);
  return { ...document, marinas, may, marina_ids: marinas.map((access) => access.marina_id), sent_to };
}

function searchable(document: UserDocument): UserDocument {
  const { first_name, last_name, email } = document;
  return {
    ...document,
    sort_name: folded(`${last_name ?? ''} ${first_name ?? ''}`),
    search: folded(`${first_name ?? ''} ${last_name ?? ''} ${email ?? ''}`),
  };
}
