import { useMemo } from 'react';
import type { SignedInUser } from '../../../../contracts/identity/user.js';
import type { Marina } from '../../../../contracts/marinas/marina.js';
import { type Edition, useSession, useUser } from '../../lib/session/session-context.js';
import { hasScreen } from '../routing/screens.js';
import { type MenuEntry, type MenuViewer, menuFor, reachableFor } from './menu-rules.js';

/** The facts that the menus need from a session. */
export function viewerOf(user: SignedInUser, marina: Marina | null, edition: Edition, keepsMails: boolean): MenuViewer {
  return {
    edition,
    is_admin: user.is_admin,
    association_manager: user.association_manager,
    of_several_marinas: user.chain_manager || user.marina_ids.length > 1,
    permissions: user.permissions,
    marina:
      marina === null
        ? null
        : { association: marina.association.code, permissions: marina.marina_settings.permissions },
    keeps_mails: keepsMails,
  };
}

interface MenuEntries {
  readonly menu: MenuEntry[];
  /** The entries whose screens or explanations this person may open. */
  readonly reachable: MenuEntry[];
}

/**
 * The entries of the signed-in person's menu.
 * @param keepsMails null: not known yet. The outbox is reachable until it is known whether there is one.
 */
export function useMenuEntries(keepsMails: boolean | null): MenuEntries {
  const { marina, edition } = useSession();
  const user = useUser();
  return useMemo(
    () => ({
      menu: menuFor(viewerOf(user, marina, edition, keepsMails === true), hasScreen),
      reachable: reachableFor(viewerOf(user, marina, edition, keepsMails !== false), hasScreen),
    }),
    [user, marina, edition, keepsMails],
  );
}
