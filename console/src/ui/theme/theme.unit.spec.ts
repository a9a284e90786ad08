import { describe, expect, it } from '@jest/globals';
import type { Pair, Roles } from './colours.js';
import { role } from './role.js';
import { theme } from './theme.js';

type Scheme = 'light' | 'dark';

function rolesOf(scheme: Scheme): Roles {
  return theme.colorSchemes[scheme]?.palette as unknown as Roles;
}

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

describe.each<Scheme>(['light', 'dark'])('the %s scheme', (scheme) => {
  const roles = rolesOf(scheme);

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

describe('the theme', () => {
  it('has the roles of the drawings', () => {
    expect(rolesOf('light')).toMatchObject({
      ground: '#f3f6f7',
      sea: '#0b5f80',
      ourMove: { on: '#b3470b', bg: '#fff0e4' },
    });
    expect(rolesOf('dark')).toMatchObject({
      ground: '#0a151b',
      sea: '#5bb7d8',
      wrong: { on: '#ff8f86', bg: '#3b1614' },
    });
  });

  it('names every role by the CSS variable that carries it', () => {
    const palette = (theme as unknown as { vars: { palette: Roles } }).vars.palette;
    const variable = (value: string) => value.replace(/,.*\)$/, ')');
    expect(role.sea).toBe(variable(palette.sea));
    expect(role.ourMove.bg).toBe(variable(palette.ourMove.bg));
    expect(role.navigation.chosen).toBe(variable(palette.navigation.chosen));
  });
});
