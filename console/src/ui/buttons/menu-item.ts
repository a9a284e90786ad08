import type { ReactNode } from 'react';

/** One line of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** A second, quieter line: what will happen. */
  hint?: string | undefined;
  icon?: ReactNode;
  run: () => void;
  /** Why it cannot be done now; shown under the label, and the line does nothing. */
  disabledReason?: string | null | undefined;
  danger?: boolean | undefined;
  /** Marks the one in force, for menus that choose. */
  chosen?: boolean | undefined;
}
