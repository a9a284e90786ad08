import { describe, expect, it } from '@jest/globals';
import { isTest, sourceFiles } from './source-files.js';

/** Files whose plain dialogs have fields, with the reason why closing them loses nothing. */
const LOSES_NOTHING: Readonly<Record<string, string>> = {
  'console/src/entities/arrival/open-balance-question.tsx': 'The payment has a dialog of its own, which asks.',
  'console/src/entities/spreadsheet/template-card.tsx':
    'the field is on the page; the dialog reports a failed download',
  'console/src/features/memberships/components/find-card-dialog.tsx': 'the field is a search',
  'console/src/features/pricing/components/publish-dialog.tsx': 'the choice is what the draft is compared with',
  'console/src/features/users/components/new-key-dialog.tsx': 'the plain dialog shows the key that was made',
  'console/src/features/inventory/piers/delete-pier-dialog.tsx': 'the field is a password, in the question',
};

const files = new Map(
  sourceFiles('console/src')
    .filter(({ path }) => !isTest(path) && !path.startsWith('console/src/gallery/'))
    .map((file) => [file.path, file]),
);
const screens = [...files.values()].filter(({ path }) => !path.startsWith('console/src/ui/'));

const isField = (path: string) => /^console\/src\/ui\/fields\/.*-(field|input)\.tsx$/.test(path);

/** Whether the file shows a field, itself or through a component that it imports. */
function hasFields(path: string): boolean {
  const seen = new Set([path]);
  for (const one of seen) {
    for (const next of files.get(one)?.own ?? []) {
      if (isField(next)) return true;
      if (/^console\/src\/(features|entities)\/.*\.tsx$/.test(next)) seen.add(next);
    }
  }
  return false;
}

describe('dialogs of the console', () => {
  it('finds fields in a component that a dialog imports', () => {
    expect(hasFields('console/src/features/absences/components/cancel-dialog.tsx')).toBe(true);
    expect(hasFields('console/src/features/matching/components/how-given-dialog.tsx')).toBe(false);
  });

  it('shows fields in dialogs that know whether they are dirty, and so ask before input is lost', () => {
    const plain = screens.filter(({ path, text }) => /<Dialog\b/.test(text) && hasFields(path));
    expect(plain.map(({ path }) => path).sort()).toEqual(Object.keys(LOSES_NOTHING).sort());
  });

  it('calls no dialog with fields clean', () => {
    const clean = screens.filter(({ path, text }) => /dirty=\{false\}/.test(text) && hasFields(path));
    expect(clean.map(({ path }) => path)).toEqual([]);
  });

  it('leaves the question before closing to the dialogs', () => {
    const own = screens.filter(({ text }) => /<(Form|Input)Dialog\b/.test(text) && /<DiscardDialog\b/.test(text));
    expect(own.map(({ path }) => path)).toEqual([]);
  });
});
