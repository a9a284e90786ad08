import { describe, expect, it } from '@jest/globals';
import { type BoaterRow, knownChoices, newBoaterFrom, wholeSearchOf } from './person-choices.js';

type Vessel = BoaterRow['vessels'][number];

const vessel = (id: string, name: string, length = 9.2) => ({ id, name, length }) as unknown as Vessel;

const margaux = (more: Partial<BoaterRow> = {}): BoaterRow => ({
  id: 'b1',
  first_name: 'Margaux',
  last_name: 'Aubert',
  email: 'margaux@example.org',
  relation_type: 'VISITOR',
  erased: false,
  vessels: [],
  memberships: [],
  ...more,
});

const boats = (typed: string, row: BoaterRow) =>
  knownChoices(typed, [row]).map((choice) => (choice.kind === 'known' ? choice.vessel_id : choice.kind));

describe('the people found', () => {
  it('are offered with each of their boats, the one whose name was typed first', () => {
    const row = margaux({ vessels: [vessel('v1', 'Curlew'), vessel('v2', 'Étoile')] });
    expect(boats('auber', row)).toEqual(['v1', 'v2']);
    expect(boats('etoi', row)).toEqual(['v2', 'v1']);
  });

  it('are offered once for records of a boat that look alike', () => {
    const row = margaux({ vessels: [vessel('v1', 'Curlew'), vessel('v2', 'curlew'), vessel('v3', 'Curlew', 12)] });
    expect(boats('curlew', row)).toEqual(['v1', 'v3']);
  });

  it('are offered without a boat where they have none, and not once they are erased', () => {
    expect(knownChoices('mar', [margaux()])).toMatchObject([{ name: 'Margaux Aubert', vessel_id: null, boat: null }]);
    expect(knownChoices('mar', [margaux({ erased: true })])).toEqual([]);
  });
});

describe('a typed text', () => {
  it.each([
    ['tem 4711', { card_number: 'TEM4711' }],
    ['Ines@Example.org', { email: 'ines@example.org' }],
    ['Ines', null],
  ])('%s is a whole address or card number: %j', (typed, whole) => {
    expect(wholeSearchOf(typed)).toEqual(whole);
  });

  it.each([
    ['Delacroix', { last_name: 'Delacroix' }],
    ['Inès  de la Croix', { first_name: 'Inès', last_name: 'de la Croix' }],
    ['Ines@example.org', { email: 'ines@example.org' }],
    ['+33-612345678', { phone: '+33-612345678' }],
  ])('%s fills the form of a new boater: %j', (typed, boater) => {
    expect(newBoaterFrom(typed)).toMatchObject({ boater, card_number: '' });
  });

  it('that is a card number fills the card', () => {
    expect(newBoaterFrom('TEM 4711').card_number).toBe('TEM4711');
  });
});
