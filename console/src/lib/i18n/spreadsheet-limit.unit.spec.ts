import { expect, it } from '@jest/globals';
import { MOST_IMPORTED_BERTHS } from '../../../../contracts/berths/vocabulary.js';
import { MOST_IMPORTED_CARDS } from '../../../../contracts/memberships/vocabulary.js';
import { spreadsheetErrors } from '../../../../contracts/vocabulary/spreadsheets.js';
import { readCatalogue } from '../../../testing/catalogues-from-disk.js';
import { languages } from './language.js';

it.each(languages)(
  'the refusal of a long spreadsheet names the limit of every import, and what to do: %s',
  (language) => {
    const text = readCatalogue(language, 'common')[spreadsheetErrors.too_long] ?? '';
    const numbers = text.match(/\d[\d., ]*\d/g)?.map((number) => Number(number.replaceAll(/\D/g, '')));
    expect(numbers).toEqual([MOST_IMPORTED_BERTHS, MOST_IMPORTED_CARDS]);
  },
);
