import type { SettingsEntry } from '../settings/settings-sections.js';
import type { MenuEntry, MenuEntryId } from '../menu/menu-rules.js';
import type { SettingsSection } from '../../lib/screens/screen.js';

/** Screens without an entry of their own in the menu, with the entry that must be open to the reader. */
const FURTHER = [
  { id: 'statistics', to: '/statistics', under: '/reports' },
  { id: 'palettePlanChanges', to: '/plan/changes', under: '/plan' },
  { id: 'paletteClosures', to: '/closures', under: '/plan' },
  { id: 'paletteNewBerth', to: '/berths/create', under: '/inventory' },
  { id: 'paletteNewPier', to: '/piers/create', under: '/inventory' },
  { id: 'paletteNewCard', to: '/cards/create', under: '/memberships' },
  { id: 'paletteInvite', to: '/memberships/popeye-invite', under: '/memberships' },
  { id: 'paletteCampaigns', to: '/memberships/grow_up', under: '/memberships' },
  { id: 'palettePayouts', to: '/payouts', under: '/marina_settings' },
  { id: 'palettePrintedList', to: '/pricing/list', under: '/marina_settings' },
  { id: 'paletteNewUser', to: '/create_user', under: '/marina_settings' },
  { id: 'paletteNewMarina', to: '/marinas/create', under: '/ad-panel' },
  { id: 'paletteOverseers', to: '/marinas/managers', under: '/ad-panel' },
  { id: 'paletteChainReports', to: '/marinas/reports', under: '/ad-panel' },
] as const;
type FurtherId = (typeof FURTHER)[number]['id'];

/** A screen that the palette opens. `label`: the key of its name. */
export interface PaletteScreen {
  readonly id: string;
  readonly to: string;
  readonly label: MenuEntryId | `settings_${SettingsSection}` | FurtherId;
  readonly ofSettings: boolean;
}

interface PaletteFacts {
  readonly menu: readonly MenuEntry[];
  readonly settings: readonly SettingsEntry[];
  readonly hasScreen: (path: string) => boolean;
}

/** Every screen that the reader may open without naming a record: those of the menu, the settings, and further ones. */
export function paletteScreens({ menu, settings, hasScreen }: PaletteFacts): PaletteScreen[] {
  const open = menu.filter(({ locked }) => locked === null);
  const opens = new Set(open.map(({ to }) => to));
  const ofMenu = open.map(({ id, to }) => ({ id: `go-${id}`, to, label: id, ofSettings: false }));
  const ofSettings = opens.has('/marina_settings')
    ? settings
        .filter(({ to }) => !opens.has(to))
        .map(({ section, to }) => ({
          id: `settings-${section}`,
          to,
          label: `settings_${section}` as const,
          ofSettings: true,
        }))
    : [];
  const further = FURTHER.filter(({ to, under }) => opens.has(under) && hasScreen(to)).map(({ id, to }) => ({
    id,
    to,
    label: id,
    ofSettings: false,
  }));
  return [...ofMenu, ...ofSettings, ...further];
}
