import { expect, it } from '@jest/globals';
import { fullName } from './full-name.js';

it.each([
  [{ first_name: 'Inès', last_name: 'Delacroix' }, 'Inès Delacroix'],
  [{ first_name: '', last_name: 'Delacroix' }, 'Delacroix'],
  [{ first_name: 'Inès', last_name: null }, 'Inès'],
  [{ first_name: null, last_name: null }, ''],
  [undefined, ''],
])('the full name of %j is "%s"', (person, name) => expect(fullName(person)).toBe(name));
