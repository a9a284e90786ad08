import { type SettingsSection, settingsSections } from '../../lib/screens/screen.js';

/** The first screen of each section. */
const FIRST: Readonly<Record<SettingsSection, string>> = {
  marina: '/marina_settings',
  reservations: '/reservations_settings',
  messages: '/message_templates',
  pricing: '/price_settings',
  payments: '/payments',
  users: '/users',
  security: '/security',
  email: '/email_preferences',
};

export interface SettingsEntry {
  readonly section: SettingsSection;
  readonly to: string;
}

/** The sections that have a screen, in order. `hasScreen` returns whether an address has a screen. */
export function settingsEntries(hasScreen: (path: string) => boolean): SettingsEntry[] {
  return settingsSections.map((section) => ({ section, to: FIRST[section] })).filter(({ to }) => hasScreen(to));
}

/** The section of the screen at an address; the longest matching beginning wins. */
export function currentSection(
  pathname: string,
  screens: readonly { readonly section: SettingsSection; readonly root: string }[],
): SettingsSection | null {
  const [best] = screens
    .filter(({ root }) => pathname === root || (root.endsWith('/') && pathname.startsWith(root)))
    .sort((one, other) => other.root.length - one.root.length);
  return best?.section ?? null;
}
