import { expect, it } from '@jest/globals';
import { isTest, sourceFiles } from './source-files.js';

const filesWith = (pattern: RegExp): string[] =>
  sourceFiles('contracts', 'services', 'console')
    .filter(({ path, text }) => !isTest(path) && pattern.test(text))
    .map(({ path }) => path)
    .sort();

it.each([
  ['CSV', /\bcsvText\b.*\{$|\bunparse\(/m, ['contracts/vocabulary/csv-text.ts']],
  // The library has one entry for browsers and one for servers; both write the same cells.
  [
    'workbooks',
    /from 'write-excel-file/,
    ['console/src/ui/list/saved-list.ts', 'services/platform/spreadsheets/write-spreadsheet.ts'],
  ],
  ['cells of workbooks', /\bworkbookCells\(.*\{$/m, ['contracts/vocabulary/workbook-cells.ts']],
  [
    'cells that a spreadsheet would not run',
    /\bdefused\(/,
    [
      'contracts/vocabulary/csv-text.ts',
      'contracts/vocabulary/spreadsheet-text.ts',
      'contracts/vocabulary/workbook-cells.ts',
    ],
  ],
  // Lists are saved by one function; a corrected import is a file that is sent, not saved.
  [
    'files of the type CSV in the console',
    /[^_]type: 'text\/csv/,
    ['console/src/features/inventory/imports/use-import.ts', 'console/src/ui/list/csv.ts'],
  ],
  // A boat is as large as a berth takes, or larger: any comparison of beams or drafts decides that.
  [
    'whether a boat is too large for a berth, except for a price by size',
    /max_(beam|draft) (<=?|>=?|-) (\w+\.)*(beam|draft)\b|\b(beam|draft) (<=?|>=?) (\w+\.)*max_(beam|draft)|return 'too_(short_loa|narrow|shallow)'/,
    ['contracts/berths/rules/boat-fit.ts', 'services/pricing/domain/chargeable-size.ts'],
  ],
])('one place decides or writes %s', (_, pattern, places) => {
  expect(filesWith(pattern)).toEqual(places);
});

it('exports nothing that no other file and no line of its own uses', () => {
  const files = sourceFiles('contracts', 'services', 'console', 'tests', 'infra');
  const seen = new Map<string, number>();
  for (const { text } of files) {
    for (const [word] of text.matchAll(/[\w$]+/g)) seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  const exported = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:(?:async|abstract) )?(?:function\*?|const|class|interface|type) (\w+)/gm)].map(
      ([, name = '']) => ({ path, name }),
    ),
  );
  expect(exported.length).toBeGreaterThan(5_000);
  const unused = exported.filter(({ path, name }) => seen.get(name) === 1 && !path.endsWith('.d.ts'));
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
