import { describe, expect, it } from '@jest/globals';
import { parseSync } from 'vite';
import { importedFrom, type Program, statementsFor } from './statements-for.js';

const code = `
import * as z from 'zod';
import { days } from './days.js';
const LIMIT = 3, OTHER = 4;
export const schema = z.number().max(OTHER);
function inner(value: number) { return value < LIMIT; }
export function short(value: number) { return inner(days(value)); }
export function parsed(value: unknown) { return schema.parse(value); }
`;

function kept(...names: string[]): string[] {
  const tree = parseSync('rules.ts', code).program as unknown as Program;
  return statementsFor(names, tree).map(({ start, end }) => code.slice(start, end).split(/[(=;]/)[0] ?? '');
}

describe('what a name of a module needs', () => {
  it('is its statement, and what that needs in turn, in their order', () => {
    expect(kept('short')).toEqual([
      "import { days } from './days.js'",
      'const LIMIT ',
      'function inner',
      'export function short',
    ]);
  });

  it('is more where more is used', () => {
    expect(kept('parsed')).toEqual([
      "import * as z from 'zod'",
      'const LIMIT ',
      'export const schema ',
      'export function parsed',
    ]);
  });

  it('tells from where it is imported', () => {
    const tree = parseSync('rules.ts', code).program as unknown as Program;
    expect(statementsFor(['parsed'], tree).map(importedFrom)).toEqual(['zod', null, null, null]);
  });
});
