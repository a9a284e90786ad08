import { expect, it } from '@jest/globals';
import { currentSection, settingsEntries } from './settings-sections.js';

const screens = [
  { section: 'marina', root: '/marina_settings' },
  { section: 'users', root: '/users' },
  { section: 'users', root: '/edit_user/' },
] as const;

it('lists the sections that have a screen, in order', () => {
  const built = ['/users', '/marina_settings', '/payments'];
  expect(settingsEntries((path) => built.includes(path))).toEqual([
    { section: 'marina', to: '/marina_settings' },
    { section: 'payments', to: '/payments' },
    { section: 'users', to: '/users' },
  ]);
});

it.each([
  ['/marina_settings', 'marina'],
  ['/users', 'users'],
  ['/edit_user/7', 'users'],
  ['/users_elsewhere', null],
])('finds the section of %s', (pathname, section) => {
  expect(currentSection(pathname, screens)).toBe(section);
});
