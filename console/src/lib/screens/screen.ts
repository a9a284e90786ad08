import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/namespaces.js';

/** What the file of a screen exports. */
export interface ScreenFile {
  readonly Component: ComponentType;
}

/**
 * A screen as its area declares it in `features/<area>/screens.ts`. The router collects these files and loads the
 * screen's own file when somebody first opens its address. Who may open it follows from the entry of the menu whose
 * address it is or begins with (`app/menu/menu-rules.ts`).
 */
export interface Screen {
  /** As React Router writes paths: `/reservations/:id`. */
  readonly path: string;
  /** `sign-in`: pages outside the shell (sign-in, passwords, terms); `desk`: inside the shell; `link`: behind a boater's link. */
  readonly place: 'sign-in' | 'desk' | 'link';
  readonly load: () => Promise<ScreenFile>;
  /** The catalogues that the screen shows, beside those of every page (`common`, `ui`, `app`). */
  readonly namespaces: readonly Namespace[];
  /** The address that the browser loads in place of one with this query (`?…` or empty); null: the screen opens. */
  readonly redirect?: (search: string) => string | null;
}
