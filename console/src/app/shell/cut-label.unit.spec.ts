import { describe, expect, it } from '@jest/globals';
import { cutLabel, marinaLabel, personLabel } from './cut-label.js';

describe('labels of the top bar', () => {
  it.each([
    ['', ''],
    ['x'.repeat(29), 'x'.repeat(29)],
    ['x'.repeat(30), `${'x'.repeat(27)}…`],
    ['x'.repeat(80), `${'x'.repeat(27)}…`],
    ['⛵'.repeat(30), `${'⛵'.repeat(27)}…`],
    ['🛥'.repeat(29), '🛥'.repeat(29)],
  ])('%s becomes %s', (label, shown) => {
    expect(cutLabel(label)).toBe(shown);
  });

  it('name the marina with its code', () => {
    expect(marinaLabel({ name: 'Port Solvik', code: 'SOL' })).toBe('Port Solvik · SOL');
    expect(marinaLabel({ name: 'Port Saint-Maurice-les-Flots', code: 'STMAUR' })).toBe('Port Saint-Maurice-les-Flot…');
  });

  it('name a person by the whole name, else by the address', () => {
    expect(personLabel({ first_name: 'Hanna', last_name: 'Lindqvist', email: 'h@example.org' })).toBe(
      'Hanna Lindqvist',
    );
    expect(personLabel({ first_name: '', last_name: '', email: 'h@example.org' })).toBe('h@example.org');
  });
});
