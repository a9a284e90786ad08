import { accessOrigin, userRole } from '../../../contracts/identity/user.js';
import { userPermissions } from '../../../contracts/vocabulary/permissions.js';
import { type AuditValue, ERASED, flag, personal, text, word } from '../../platform/audit-trail/audit-values.js';
import type { AuditFact, FoldedView } from '../../platform/audit-trail/audit-views.js';
import type { UserEvent, UserEventOf } from '../domain/user-events.js';
import { evolve, type ExistingUser, initial, roleIn, type UserState } from '../domain/user-state.js';

const fields = [
  'user_state',
  'first_name',
  'last_name',
  'email',
  'language',
  'role',
  'chain_manager',
  'manages_association',
  'second_factor',
  'works_here',
  'access_given',
  'may_residents',
  'may_reservations',
  'may_settings',
] as const;
type Field = (typeof fields)[number];

interface AuditedUser {
  readonly state: UserState;
  /** The last known facts, even after the user was removed. */
  readonly known: ExistingUser | null;
}

/** How the history view shows users of one marina; their access to other marinas is not shown. */
export const userAuditView: FoldedView<AuditedUser, UserEvent, Field> = {
  kind: 'user',
  events: {
    UserAdded: 'users',
    UserEdited: 'users',
    MarinaAccessGranted: 'users',
    MarinaAccessRemoved: 'users',
    OversightSet: 'users',
    UserDeleted: 'users',
    PasswordChanged: 'users',
    FirstLoginCompleted: 'users',
    LanguageChanged: 'users',
    SecondFactorSet: 'users',
    SecondFactorRemoved: 'users',
    RecoveryCodesReplaced: 'users',
    RecoveryCodeUsed: 'users',
    LoginLinkRequested: 'silent',
    LoginLinkUsed: 'silent',
    InvitationDeclined: 'silent',
    SessionStarted: 'silent',
    SessionEnded: 'silent',
    SessionsRevoked: 'users',
    ActiveMarinaSwitched: 'silent',
  },
  fields,
  sets: {
    user_state: ['active', 'removed'],
    role: userRole.options,
    access_given: accessOrigin.options,
    may: [...userPermissions.shape.residents.options, ...userPermissions.shape.marina_settings.options],
  },
  initial: () => ({ state: initial(), known: null }),
  evolve: ({ state, known }, event) => {
    const next = evolve(state, event);
    return { state: next, known: next.exists ? next : known };
  },
  facts: ({ state, known }, { marina_id }) => (known === null ? [] : factsOf(known, state.exists, marina_id)),
  label: ({ known }) => (known === null ? null : nameOf(known)),
  marinaOf: (event) => {
    switch (event.type) {
      case 'MarinaAccessGranted':
      case 'MarinaAccessRemoved':
        return (event.data as UserEventOf<'MarinaAccessGranted' | 'MarinaAccessRemoved'>['data']).marina_id;
      case 'UserAdded': {
        const [first] = (event.data as UserEventOf<'UserAdded'>['data']).marinas;
        return first?.marina_id ?? event.metadata.marina_id;
      }
      default:
        return event.metadata.marina_id;
    }
  },
  owner: (event) => event.data.user_id,
};

function factsOf(user: ExistingUser, exists: boolean, marina: string): AuditFact<Field>[] {
  const here = user.marinas.find((access) => access.marina_id === marina);
  const may = here?.permissions;
  return [
    { field: 'user_state', value: word('user_state', exists ? 'active' : 'removed') },
    { field: 'first_name', value: personal(user.first_name) },
    { field: 'last_name', value: personal(user.last_name) },
    { field: 'email', value: personal(user.email) },
    { field: 'language', value: { is: 'language', code: user.language } },
    { field: 'role', value: word('role', roleIn(user, marina)) },
    { field: 'chain_manager', value: flag(user.chain_manager) },
    { field: 'manages_association', value: text(user.association_code) },
    { field: 'second_factor', value: flag(user.second_factor !== null) },
    { field: 'works_here', value: flag(here !== undefined) },
    { field: 'access_given', value: word('access_given', here?.origin ?? null) },
    { field: 'may_residents', value: word('may', may?.residents ?? null) },
    { field: 'may_reservations', value: word('may', may?.reservations ?? null) },
    { field: 'may_settings', value: word('may', may?.marina_settings ?? null) },
  ];
}

function nameOf(user: ExistingUser): AuditValue {
  if (user.first_name === null && user.last_name === null) return ERASED;
  return { is: 'text', text: [user.first_name, user.last_name].filter((part) => part !== null).join(' ') };
}
