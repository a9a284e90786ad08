import { light, type Roles } from './colours.js';

/** The CSS variable that holds a role's colour. */
export function variable(path: string): string {
  return `--q-${path}`;
}

const reference = (path: string): string => `var(${variable(path)})`;

/** The roles as references to CSS variables, so that styles follow the colour scheme. */
export const role = Object.fromEntries(
  Object.entries(light).map(([name, value]: [string, string | Record<string, string>]) => [
    name,
    typeof value === 'string'
      ? reference(name)
      : Object.fromEntries(Object.keys(value).map((part) => [part, reference(`${name}-${part}`)])),
  ]),
) as unknown as Roles;
