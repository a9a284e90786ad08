import { describe, expect, it } from '@jest/globals';
import { boatsOf, readTable, twinOf, withColumn } from './pasted-list.js';
import { readSize } from './size-text.js';

describe('a size as people type it', () => {
  it.each([
    ['9.95', 9.95, false],
    ['9,95', 9.95, false],
    ['9,95 m', 9.95, false],
    ['1 0', null, false],
    ['995 cm', 9.95, false],
    ['34 ft 3½', 10.45, true],
    [`34'3"`, 10.44, true],
    [`34' 3 1/2"`, 10.45, true],
    ['34.25 ft', 10.44, true],
    ['34 pieds', 10.36, true],
    ['', null, false],
    ['about ten', null, false],
  ] as const)('%s', (text, metres, fromFeet) => {
    expect(readSize(text)).toEqual(metres === null ? null : { metres, fromFeet });
  });

  it('is in feet where the head of the column says so', () => {
    expect(readSize('34', true)).toEqual({ metres: 10.36, fromFeet: true });
    expect(readSize('34 6', true)).toEqual({ metres: 10.52, fromFeet: true });
    expect(readSize('9.95 m', true)).toEqual({ metres: 9.95, fromFeet: false });
  });
});

describe('a pasted list of boats', () => {
  const heads: [string, string][] = [
    ['French', 'Bateau\tSkipper\tLHT\tLargeur\tTE'],
    ['German', 'Bootsname\tSchiffsführer\tLänge (m)\tBreite\tTiefgang'],
    ['Spanish', 'Embarcación\tPatrón\tEslora\tManga\tCalado'],
    ['Italian', 'Barca\tComandante\tLunghezza\tLarghezza\tPescaggio'],
    ['English', 'Boat name\tSkipper\tLOA\tBeam\tDraught'],
  ];

  it.each(heads)('has its columns recognised in %s', (_language, head) => {
    const [boat] = boatsOf(readTable(`${head}\nAziliz\tYann Le Bihan\t9,95\t3,30\t1,60`));
    expect(boat).toMatchObject({ name: 'Aziliz', skipper: 'Yann Le Bihan', length: 9.95, beam: 3.3, draft: 1.6 });
  });

  it('may have its columns in any order, and more of them', () => {
    const table = readTable(
      'TE;Club;Nom du skipper;Bateau;LHT;Courriel;Largeur\n1.6;CSS;Yann;Aziliz;9.95;y@example.org;3.3',
    );
    expect(table.columns).toEqual(['draft', 'ignored', 'skipper', 'name', 'length', 'email', 'beam']);
  });

  it('is read without a head by what its cells look like', () => {
    const table = readTable(
      'Petrel, James Dunmore, 34 ft 3½, 3.40, 1.80, james@example.org\nDana, Lars Holm, 11.90, 3.90, 1.95, lars@example.org',
    );
    expect(table.head).toBeNull();
    expect(boatsOf(table)).toMatchObject([
      {
        name: 'Petrel',
        skipper: 'James Dunmore',
        length: 10.45,
        beam: 3.4,
        email: 'james@example.org',
        feet: { length: '34 ft 3½' },
      },
      { name: 'Dana', length: 11.9, draft: 1.95, feet: {} },
    ]);
  });

  it('leaves open what a line does not say', () => {
    const [boat] = boatsOf(readTable('Boat\tLOA\tBeam\tDraft\nKorrigan\t10.80\t3.55\t'));
    expect(boat).toMatchObject({ length: 10.8, draft: null, skipper: '' });
  });

  it('has a column corrected, whose meaning no other column keeps', () => {
    const table = withColumn(readTable('Yann\tAziliz\t9.95\t3.3\t1.6'), 1, 'name');
    expect(table.columns).toEqual(['ignored', 'name', 'length', 'beam', 'draft']);
    expect(boatsOf(withColumn(table, 0, 'skipper'))).toMatchObject([{ name: 'Aziliz', skipper: 'Yann' }]);
  });

  it('marks a boat that is named twice, and a boat of the same name', () => {
    const boats = boatsOf(readTable('Boat\tLOA\tBeam\nDana\t9\t3\nPetrel\t9\t3\ndana \t9\t3\nDANA\t10\t3'));
    expect(boats.map((_, index) => twinOf(boats, index))).toEqual([null, null, 'same_boat', 'same_name']);
  });
});
