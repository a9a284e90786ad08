import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { isTest, sourceFiles } from './source-files.js';

const FIRST_SCREENS = [
  'console/src/main.tsx',
  'console/src/features/identity/routes/login-page.tsx',
  'console/src/app/shell/staff-shell.tsx',
  'console/src/features/reservation-list/routes/reservation-list-page.tsx',
  'console/src/features/reservations/routes/reservation-page.tsx',
  'console/src/features/boater/routes/boater-page.tsx',
];

const files = new Map(sourceFiles('contracts', 'console/src').map((file) => [file.path, file]));

/** The modules that a file loads when it runs: `import type` and `import()` are left out. */
function loadedBy(path: string): { own: readonly string[]; zod: boolean } {
  const file = files.get(path);
  if (file === undefined) return { own: [], zod: false };
  const parsed = ts.createSourceFile(path, file.text, ts.ScriptTarget.Latest, false);
  const names = parsed.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const typesOnly = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      return typesOnly ? [] : [(statement.moduleSpecifier as ts.StringLiteral).text];
    }
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || statement.moduleSpecifier === undefined)
      return [];
    return [(statement.moduleSpecifier as ts.StringLiteral).text];
  });
  const own = file.own.filter((target) => {
    const stem = target.slice(target.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
    return names.some((name) => name.startsWith('.') && name.replace(/\.js$/, '').endsWith(`/${stem}`));
  });
  return { own, zod: names.includes('zod') };
}

/** The import path from `root` to the first module that imports zod; null if there is none. */
function wayToZod(root: string): readonly string[] | null {
  const ways = new Map<string, readonly string[]>([[root, [root]]]);
  for (const [path, way] of ways) {
    const { own, zod } = loadedBy(path);
    if (zod) return way;
    for (const next of own) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return null;
}

describe('the first screens of a browser', () => {
  it('finds zod where it is', () => {
    expect(wayToZod('contracts/identity/api.ts')).not.toBeNull();
  });

  it('calls the server without zod', () => {
    const calls = [...files.keys()].filter((path) => /^contracts\/[^/]+\/calls\.ts$/.test(path));
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.map(wayToZod).filter((way) => way !== null)).toEqual([]);
  });

  it('has vocabulary and rules without zod', () => {
    const plain = [...files.keys()].filter(
      (path) => /^contracts\/[^/]+\/(vocabulary\.ts$|rules\/)/.test(path) && !isTest(path),
    );
    expect(plain.length).toBeGreaterThan(5);
    expect(plain.map(wayToZod).filter((way) => way !== null)).toEqual([]);
  });

  it.each(FIRST_SCREENS)('%s reaches no zod', (screen) => {
    expect(files.has(screen)).toBe(true);
    expect(wayToZod(screen)).toBeNull();
  });
});
