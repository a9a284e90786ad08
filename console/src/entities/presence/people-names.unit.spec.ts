import { describe, expect, it } from '@jest/globals';
import { namedPeople } from './people-names.js';

const people = (...names: string[]) => names.map((name) => ({ user_id: name, name, answering: false }));

describe('the people of a sentence', () => {
  it.each([
    [['Ada'], ['Ada'], 0],
    [['Ada', 'Bob', 'Cem'], ['Ada', 'Bob', 'Cem'], 0],
    [['Ada', 'Bob', 'Cem', 'Dora'], ['Ada', 'Bob'], 2],
  ])('of %j are named as %j and %d more', (given, names, more) => {
    expect(namedPeople(people(...given))).toEqual({ names, more });
  });
});
