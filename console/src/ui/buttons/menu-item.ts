import type { ReactNode } from 'react';

/** One item of a menu. */
export interface MenuItem {
  id: string;
  label: string;
  /** A second, quieter line that describes the effect. */
  hint?: string | undefined;
  icon?: ReactNode;
  run: () => void;
  /** The reason why the item is disabled, shown under its label. */
  disabledReason?: string | null | undefined;
  danger?: boolean | undefined;
  /** Marks the current choice in a menu of options. */
  chosen?: boolean | undefined;
}
