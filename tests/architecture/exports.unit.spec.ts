import { expect, it } from '@jest/globals';
import { isTest, sourceFiles } from './source-files.js';

/** Writes a sheet that only the product reads again, so its cells stay as they are. */
const FOR_THE_PRODUCT = ['console/src/features/inventory/imports/use-import.ts'];
/** Declares the writer; its callers defuse the cells. */
const WRITER = 'contracts/vocabulary/sheet-rows.ts';

it('every file that writes a spreadsheet for people defuses its cells with the one function for it', () => {
  const writers = sourceFiles('contracts', 'services', 'console').filter(
    ({ path, text }) => !isTest(path) && path !== WRITER && /\bunparse\(|\bsheetText\(|write-excel-file/.test(text),
  );
  expect(writers.length).toBeGreaterThanOrEqual(4);
  const plain = writers.filter(({ own }) => !own.includes('contracts/vocabulary/spreadsheet-text.ts'));
  expect(plain.map(({ path }) => path)).toEqual(FOR_THE_PRODUCT);
});
