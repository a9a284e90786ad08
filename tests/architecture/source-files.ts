import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export const root = resolve(__dirname, '../..');

export interface SourceFile {
  /** Path from the project root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Imported files of this repository, as such paths. */
  readonly own: readonly string[];
  /** Imported packages, as written. */
  readonly packages: readonly string[];
}

/** Every TypeScript file of this repository below the given top-level folders, with its imports. */
export function sourceFiles(...folders: readonly string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => read(join(folder, name))),
  );
}

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const imported = ts.preProcessFile(text, true, true).importedFiles.map((file) => file.fileName);
  const own = imported
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(root, resolve(root, dirname(path), name)))
    .map((name) => (/\.js$/.test(name) ? written(name.slice(0, -3)) : name));
  return { path, text, own, packages: imported.filter((name) => !name.startsWith('.')) };
}

function written(stem: string): string {
  return existsSync(join(root, `${stem}.tsx`)) ? `${stem}.tsx` : `${stem}.ts`;
}

/** Top-level folder and, inside services or contracts, the area. */
export function placeOf(path: string): { top: string; area: string; layer: string } {
  const [top = '', area = '', layer = ''] = path.split('/');
  return { top, area, layer };
}

export const isTest = (path: string): boolean =>
  /\.(spec|fixture)\.tsx?$/.test(path) || /^(tests|console\/testing)\//.test(path);

/** The console feature that a file belongs to; null if none. */
export function featureOf(path: string): string | null {
  return /^console\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? null;
}

/** The console entity that a file belongs to; null if none. */
export function entityOf(path: string): string | null {
  return /^console\/src\/entities\/([^/]+)\//.exec(path)?.[1] ?? null;
}
