import type { Styles } from './css-text.js';
import { dark, light, type Roles } from './colours.js';
import { variable } from './role.js';

/** The colours of a scheme as the CSS variables that `role` refers to. */
export function roleVariables(roles: Roles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(roles).flatMap(([name, value]: [string, string | Record<string, string>]) =>
      typeof value === 'string'
        ? [[variable(name), value]]
        : Object.entries(value).map(([part, colour]) => [variable(`${name}-${part}`), colour]),
    ),
  );
}

/** An element with `data-scheme`, usually the whole page, and its contents have the colours of that scheme. */
export const schemeStyles: Readonly<Record<string, Styles>> = {
  ':root, [data-scheme=light]': { colorScheme: 'light', ...roleVariables(light) },
  '[data-scheme=dark]': { colorScheme: 'dark', ...roleVariables(dark) },
};

/** Paper is light, whatever the colours of the screen. */
export const paperScheme: Readonly<Record<string, Styles>> = {
  '[data-scheme=dark]': { colorScheme: 'light', ...roleVariables(light) },
};
