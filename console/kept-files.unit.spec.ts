import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptFiles } from './kept-files.js';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it'];
const SHELL = [
  'index.html',
  'src/main.tsx',
  'src/app/shell/staff-shell.tsx',
  'src/app/routing/start-screen.tsx',
  'src/app/routing/unknown-screen.tsx',
  'src/app/menu/more-sheet.tsx',
  'src/app/shell/unsent-dialog.tsx',
  'src/lib/realtime/socket-line.ts',
  'src/ui/dialogs/dialog-window.tsx',
  'src/ui/buttons/menu-float.tsx',
  'src/features/dockwalk/routes/walked-berth-page.tsx',
];
const NAMED = ['index.html', 'arrival.js', 'first-date.js', 'ground.css', 'quayside.svg', 'quayside.webmanifest'];

describe('files kept for a phone without a network', () => {
  let built: string;
  /** Chunks of the build, as the bundler lists them. */
  const chunks: Record<string, { file: string; name?: string }> = Object.fromEntries(
    SHELL.map((key, index) => [key, { file: `assets/shell-${index}.js` }]),
  );
  for (const language of LANGUAGES) {
    const own = `src/features/dockwalk/i18n/${language}.json`;
    chunks[own] = { file: `assets/walk-${language}.js` };
    for (const name of ['spoken', 'spoken-shared', 'spoken-stay', 'spoken-list']) {
      const file = `${name}-${language}-1.js`;
      chunks[`_${file}`] = { file: `assets/${file}`, name: `${name}-${language}` };
    }
  }
  const keptOf = (manifest: object): readonly string[] => {
    writeFileSync(join(built, '.vite/manifest.json'), JSON.stringify(manifest));
    return keptFiles(built).map(({ url }) => url);
  };

  beforeEach(() => {
    built = mkdtempSync(join(tmpdir(), 'kept-files-'));
    mkdirSync(join(built, '.vite'));
    for (const name of NAMED) writeFileSync(join(built, name), name);
  });
  afterEach(() => rmSync(built, { recursive: true }));

  it('have the words of the walk in every language, those that share a file with other screens too', () => {
    const kept = keptOf(chunks);
    for (const language of LANGUAGES) {
      const files = ['walk-x', 'spoken-x-1', 'spoken-shared-x-1', 'spoken-stay-x-1'];
      expect(kept).toEqual(
        expect.arrayContaining(files.map((file) => `/assets/${file.replace('-x', `-${language}`)}.js`)),
      );
    }
    expect(kept).not.toContain('/assets/spoken-list-en-1.js');
  });

  it('stop the build when words of the walk are in no file', () => {
    const { ['_spoken-shared-de-1.js']: _missing, ...others } = chunks;
    expect(() => keptOf(others)).toThrow('src/entities/vessel/i18n/de.json is not in the manifest of the console');
  });
});
