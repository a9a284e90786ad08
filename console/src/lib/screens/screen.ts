import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/namespaces.js';

/** The exports of a screen's file. */
export interface ScreenFile {
  readonly Component: ComponentType;
}

/** The sections of the marina's settings, in the order of their navigation. */
export const settingsSections = [
  'marina',
  'reservations',
  'messages',
  'pricing',
  'payments',
  'users',
  'security',
  'email',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

/**
 * A screen as its area declares it in `features/<area>/screens.ts`. The router collects these declarations and loads a
 * screen's file when its address is first opened. The menu entry whose address matches, or is a prefix, decides who may
 * open it (`app/menu/menu-rules.ts`).
 */
export interface Screen {
  /** A React Router path: `/reservations/:id`. */
  readonly path: string;
  /** `sign-in`: pages outside the shell (sign-in, passwords, terms); `desk`: inside the shell; `link`: behind a boater's link. */
  readonly place: 'sign-in' | 'desk' | 'link';
  readonly load: () => Promise<ScreenFile>;
  /** The catalogues of the screen, in addition to those of every page (`common`, `ui`, `app`). */
  readonly namespaces: readonly Namespace[];
  /** The section of the marina's settings that the screen belongs to: it is shown beside their navigation. */
  readonly settings?: SettingsSection;
  /** Returns the address to load instead for a query (`?…` or empty); null opens the screen. */
  readonly redirect?: (search: string) => string | null;
}
