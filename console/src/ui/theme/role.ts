import { light, type Roles } from './colours.js';

/** The prefix of every CSS variable of the theme. */
export const PREFIX = 'q';

function reference(path: string): string {
  return `var(--${PREFIX}-palette-${path})`;
}

/** The roles as references to the theme's CSS variables: styles that name them follow the colour scheme by themselves. */
export const role = Object.fromEntries(
  Object.entries(light).map(([name, value]: [string, string | Record<string, string>]) => [
    name,
    typeof value === 'string'
      ? reference(name)
      : Object.fromEntries(Object.keys(value).map((part) => [part, reference(`${name}-${part}`)])),
  ]),
) as unknown as Roles;
