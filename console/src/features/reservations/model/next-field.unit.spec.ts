import { describe, expect, it } from '@jest/globals';
import { nextField } from './next-field.js';
import { emptyValues } from './form-values.js';

const empty = emptyValues('EUR');
const boater = { ...empty.boater, first_name: 'Inès', last_name: 'Delacroix', email: 'ines@example.org' };
const vessel = { ...empty.vessel, name: 'Petrel', length: 11, beam: 3.5, draft: 1.8 };

describe('the field where a new reservation goes on', () => {
  it.each([
    [{}, [], 'boater.first_name'],
    [{ boater: { ...boater, email: '' } }, [], 'boater.email'],
    [{ boater }, [], 'vessel.name'],
    [{ boater, vessel: { ...vessel, beam: null } }, [], 'vessel.beam'],
    [{ boater, vessel }, ['HULL_TYPE'], 'vessel.hull_type'],
    [{ boater, vessel: { ...vessel, hull_type: 'MONOHULL' as const } }, ['HULL_TYPE', 'VESSEL_TYPE'], 'vessel.type'],
    [{ boater, vessel }, [], 'start_date'],
    [{ boater, vessel, start_date: '2027-07-14' }, [], 'payment.price_per_night'],
  ])('with %j and %j is %s', (filled, requirements, field) => {
    expect(nextField({ ...empty, ...filled }, requirements)).toBe(field);
  });
});
