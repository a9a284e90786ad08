import { expect, it } from '@jest/globals';
import { marinaListRoute } from './marina-list-route.js';

const nobody = { is_admin: false, association_manager: false, chain_manager: false, marina_ids: ['one'] };

it.each([
  ['an administrator', { is_admin: true }, '/admin/marina/getall'],
  ['an association manager', { association_manager: true }, '/admin/association/marinas'],
  ['somebody of several marinas', { marina_ids: ['one', 'two'] }, '/admin/users/marinas'],
  ['anybody else', {}, undefined],
])('%s is shown marinas by the right call', (_name, flags, path) => {
  expect(marinaListRoute({ ...nobody, ...flags })?.path).toBe(path);
});
