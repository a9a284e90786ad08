import { describe, expect, it } from '@jest/globals';
import { isNamedOtherwise } from './same-name.js';

const named = (first_name: string | null, last_name: string | null) => ({ first_name, last_name });

describe('a name that is typed with the mail address of a person on record', () => {
  it.each([
    [named('Rory', 'Kerr'), named('Rory', 'Kerr'), false],
    [named('Søren', 'Weiß'), named(' soren', 'WEISS'), false],
    [named('Anne Marie', 'Kerr'), named('Anne  Marie', 'kerr '), false],
    [named('Rory', 'Kerr'), named('Ailsa', 'Kerr'), true],
    [named('Rory', 'Kerr'), named('Rory', 'Keir'), true],
    [named('Rory', 'Kerr'), named('Kerr', 'Rory'), true],
    // A boat's owner may be on record with a mail address only.
    [named('', ''), named('Rory', 'Kerr'), false],
    [named('', 'Kerr'), named('Rory', 'Kerr'), false],
    [named('', 'Kerr'), named('Rory', 'Moir'), true],
    // An erased person has no name.
    [named(null, null), named('Rory', 'Kerr'), false],
  ])('%j and %j: another person %s', (onRecord, typed, otherwise) => {
    expect(isNamedOtherwise(onRecord, typed)).toBe(otherwise);
  });
});
