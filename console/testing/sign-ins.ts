import type { SignedInUser } from '../../contracts/identity/user.js';
import type { Marina } from '../../contracts/marinas/marina.js';
import { sessionApi } from '../../contracts/identity/api.js';

/** Overrides of the contract's example: a user of a marina with every feature, who has all permissions there. */
export interface SignIn {
  readonly user?: Partial<SignedInUser>;
  readonly marina?: MarinaChanges | null;
}

export type MarinaChanges = Partial<Omit<Marina, 'marina_settings'>> & {
  readonly marina_settings?: Partial<Marina['marina_settings']>;
};

export interface Self {
  readonly user: SignedInUser;
  readonly marina: Marina | null;
}

const everything = { residents: 'EDITOR', reservations: 'EDITOR', marina_settings: 'ALLOWED' } as const;

/** The signed-in user, as the server returns it. */
export function selfOf({ user = {}, marina = {} }: SignIn = {}): Self {
  const example = sessionApi.self.answer.parse(sessionApi.self.example.answer);
  const shown = marina === null ? null : changed(example.marina, marina);
  return {
    user: {
      ...example.user,
      association: associationOf(shown),
      is_first_login: false,
      is_password_temp: false,
      permissions: everything,
      ...user,
    },
    marina: shown,
  };
}

/** An association without a logo, named by its code. */
function associationOf(marina: Marina | null): SignedInUser['association'] {
  const code = marina?.association.code ?? null;
  return code === null ? null : { code, name: code, logos: { light: null, dark: null } };
}

function changed(example: Marina | null, changes: MarinaChanges): Marina {
  if (example === null) throw new Error('the example of the contracts has a marina');
  return { ...example, ...changes, marina_settings: { ...example.marina_settings, ...changes.marina_settings } };
}
