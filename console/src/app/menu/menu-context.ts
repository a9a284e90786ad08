import { createContext, useContext } from 'react';
import type { MenuEntry } from './menu-rules.js';

/** The entries of the signed-in person's menu. The shell provides them. */
export const MenuContext = createContext<readonly MenuEntry[]>([]);

export function useMenu(): readonly MenuEntry[] {
  return useContext(MenuContext);
}
