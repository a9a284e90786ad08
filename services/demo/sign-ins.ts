import { AddUser, type AddUserInput } from '../../contracts/identity/commands.js';
import { sessionApi } from '../../contracts/identity/api.js';
import type { DemoAccount } from '../../contracts/operations/vocabulary.js';
import type { UserPermissions } from '../../contracts/vocabulary/permissions.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { systemContext } from '../platform/event-sourcing/command-context.js';
import { commandId, type DemoWorld } from './demo-world.js';

/** Password of every demo user, printed on the console at start. */
export const DEMO_PASSWORD = 'fair-winds';

/** A user who can sign in, with the purpose of the account. */
export interface SignIn {
  readonly email: string;
  readonly account: DemoAccount;
  readonly who: string;
}

const FULL: UserPermissions = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' };
const DESK: UserPermissions = { residents: 'VIEWER', reservations: 'EDITOR', marina_settings: 'NOT_ALLOWED' };

/** Adds a user and signs in; returns the token. */
export async function addUser(world: DemoWorld, user: Omit<AddUserInput, 'user_id' | 'password'>): Promise<string> {
  const id = commandId(world, 'user', user.email);
  const added = await world.host.execute(
    new AddUser(
      { ...user, user_id: id, password: DEMO_PASSWORD, first_login_done: true },
      systemContext(commandId(world, 'add user', user.email), 'demo', user.marinas[0]?.marina_id ?? null),
    ),
  );
  if (isRefusal(added)) throw new Error(`${user.email} was not added: ${added.code}`);
  const { token } = await world.host.client.must(sessionApi.login, {
    body: { email: user.email, password: DEMO_PASSWORD },
    commandId: commandId(world, 'sign in', user.email),
  });
  return token;
}

export function addAdministrator(world: DemoWorld): Promise<string> {
  const names = { email: 'admin@example.org', first_name: 'Astrid', last_name: 'Nyberg', language: 'en' as const };
  return addUser(world, { ...names, marinas: [], role: 'primary', is_admin: true });
}

/** Adds a marina's staff; returns their tokens, the manager's first. */
export async function addStaff(
  world: DemoWorld,
  marina_id: string,
  crew: readonly (readonly [
    Pick<AddUserInput, 'email' | 'first_name' | 'last_name' | 'language'>,
    AddUserInput['role'],
  ])[],
): Promise<string[]> {
  const tokens: string[] = [];
  for (const [index, [person, role]] of crew.entries()) {
    const access = { marina_id, permissions: index === 0 ? FULL : DESK };
    tokens.push(await addUser(world, { ...person, role: role ?? 'secondary', marinas: [access] }));
  }
  return tokens;
}

/** Adds the users who manage several marinas; returns the token of the chain manager. */
export async function addOverseers(world: DemoWorld, marinaIds: readonly string[]): Promise<string> {
  const marinas = marinaIds.map((marina_id) => ({ marina_id, permissions: FULL, origin: 'administrator' as const }));
  const chain = await addUser(world, {
    email: 'chain@example.org',
    first_name: 'Clara',
    last_name: 'Vandenberg',
    language: 'en' as const,
    marinas,
    role: 'primary' as const,
    chain_manager: true,
  });
  await addUser(world, {
    email: 'association@example.org',
    first_name: 'Bruno',
    last_name: 'Keller',
    language: 'de' as const,
    marinas: [],
    role: 'primary' as const,
    association_code: 'TEM' as const,
  });
  return chain;
}

export const signIns: readonly SignIn[] = [
  { email: 'manager@example.org', account: 'manager', who: 'manages Port Saint-Maurice' },
  { email: 'staff@example.org', account: 'desk', who: 'desk of Port Saint-Maurice' },
  { email: 'secondary@example.org', account: 'secondary', who: 'secondary user of Port Saint-Maurice' },
  { email: 'second@example.org', account: 'lite', who: 'manages Fowey Haven, the second marina (lite edition)' },
  { email: 'chain@example.org', account: 'chain', who: 'chain manager of all three marinas' },
  { email: 'association@example.org', account: 'association', who: 'association manager (TEM)' },
  { email: 'admin@example.org', account: 'admin', who: 'administrator' },
];

/** The accounts that the sign-in page offers with one click. */
export function demoSignIns() {
  return signIns.map(({ email, account }) => ({ email, account, password: DEMO_PASSWORD }));
}
