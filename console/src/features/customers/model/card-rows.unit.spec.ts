import { describe, expect, it } from '@jest/globals';
import type { CardRow } from '../../../../../contracts/memberships/card-import.js';
import { cardImportApi } from '../../../../../contracts/memberships/api.js';
import { correctionSheet, holderOf, wrongRows } from './card-rows.js';

const { answer } = cardImportApi.check.example;
const [wrong] = answer.rows as [CardRow];
const right: CardRow = { ...wrong, row: 3, errors: [] };

describe('the rows of a file of cards', () => {
  it('are shown for correction where they have errors', () => {
    expect(wrongRows({ ...answer, rows: [right, wrong] })).toEqual([wrong]);
    expect(holderOf(wrong)).toBe('Inès Delacroix');
    expect(holderOf({ cells: { ...wrong.cells, first_name: '' } })).toBe('Delacroix');
  });

  it('come back as a file with what to correct, in which no cell runs as a formula', () => {
    const row = { ...wrong, cells: { ...wrong.cells, boat_name: '=1+1', remark: 'old' } };
    const text = correctionSheet(
      [row],
      (column) => column.toUpperCase(),
      ({ code }) => code,
    );
    const [titles, line] = text.split('\r\n');
    expect(titles?.startsWith('BOAT_NAME,LENGTH,')).toBe(true);
    expect(line?.startsWith("'=1+1,11.4,")).toBe(true);
    expect(line?.endsWith(',CARD_NUMBER: cardNumberInvalid')).toBe(true);
  });
});
