import { describe, expect, it } from '@jest/globals';
import { dark, light, type Pair, type Roles } from './colours.js';
import { role } from './role.js';
import { roleVariables } from './role-variables.js';

const schemes = { light, dark } as const;

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const statuses = ['ourMove', 'waiting', 'booked', 'waitingList', 'over', 'wrong'] as const;

function textPairs(roles: Roles): [string, Pair][] {
  const pages = { ground: roles.ground, surface: roles.surface, sunk: roles.sunk };
  const on = (name: string, colour: string): [string, Pair][] =>
    Object.entries(pages).map(([page, bg]) => [`${name} on ${page}`, { on: colour, bg }]);
  return [
    ...on('ink', roles.ink),
    ...on('ink2', roles.ink2),
    ...on('ink3', roles.ink3),
    ...on('sea', roles.sea),
    ['sea strong on sea soft', { on: roles.seaStrong, bg: roles.seaSoft }],
    ['ink on sea soft', { on: roles.ink, bg: roles.seaSoft }],
    ['words on sea', { on: roles.onSea, bg: roles.sea }],
    ['words on sea strong', { on: roles.onSea, bg: roles.seaStrong }],
    ['navigation', { on: roles.navigation.ink, bg: roles.navigation.bg }],
    ['navigation heading', { on: roles.navigation.heading, bg: roles.navigation.bg }],
    ['navigation chosen', { on: roles.navigation.on, bg: roles.navigation.chosen }],
    ['navigation badge', { on: roles.navigation.onBadge, bg: roles.navigation.badge }],
    ['toast action', { on: roles.navigation.badge, bg: roles.navigation.bg }],
    ...statuses.flatMap((name): [string, Pair][] => [
      [`${name} chip`, roles[name]],
      [`${name} on surface`, { on: roles[name].on, bg: roles.surface }],
      [`ink on ${name}`, { on: roles.ink, bg: roles[name].bg }],
    ]),
  ];
}

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const roles = schemes[scheme];

  it.each(textPairs(roles))('can be read: %s', (_name, { on, bg }) => {
    expect(contrast(on, bg)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ground', 'surface'] as const)('shows the borders of controls on %s', (page) => {
    expect(contrast(roles.edge, roles[page])).toBeGreaterThanOrEqual(3);
  });

  it.each(['surface', 'water'] as const)('shows the focus ring and the hull on %s', (page) => {
    expect(contrast(roles.sea, roles[page])).toBeGreaterThanOrEqual(3);
  });
});

describe('the roles', () => {
  it('have the colours of the drawings', () => {
    expect(light).toMatchObject({ ground: '#f3f6f7', sea: '#0b5f80', ourMove: { on: '#b3470b', bg: '#fff0e4' } });
    expect(dark).toMatchObject({ ground: '#0a151b', sea: '#5bb7d8', wrong: { on: '#ff8f86', bg: '#3b1614' } });
  });

  it('are named by the CSS variables that carry them', () => {
    const variables = roleVariables(dark);
    expect(role.sea).toBe('var(--q-sea)');
    expect(variables['--q-sea']).toBe(dark.sea);
    expect(role.ourMove.bg).toBe('var(--q-ourMove-bg)');
    expect(variables['--q-ourMove-bg']).toBe(dark.ourMove.bg);
    const named = Object.values(role).flatMap((name: string | object) =>
      typeof name === 'string' ? [name] : Object.values<unknown>({ ...name }),
    );
    expect(named).toEqual(Object.keys(variables).map((variable) => `var(${variable})`));
  });
});
