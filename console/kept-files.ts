import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { spokenFile } from './chunks-by-journey.js';
import { languages } from './src/lib/i18n/language.js';

/** The modules that a phone needs to open the console and to walk the docks without a network. */
const NEEDED = [
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
];
/** The screens of the dock walk, with everything that they load later. */
const WALK = /^src\/features\/dockwalk\/routes\//;
/** Catalogues of these folders, in every language: the language may change without a network as well. */
const WORDS = ['words', 'trade', 'actions', 'codes']
  .map((folder) => `lib/i18n/${folder}`)
  .concat('ui/i18n', 'app/i18n', 'features/dockwalk/i18n')
  .concat(['berth', 'vessel'].map((entity) => `entities/${entity}/i18n`));
/** Files that the page names itself. */
const NAMED = ['arrival.js', 'first-date.js', 'ground.css', 'quayside.svg', 'quayside.webmanifest'];

interface KeptFile {
  readonly url: string;
  /** Null: the name contains a hash of the content. */
  readonly revision: string | null;
}

/** The files of a built console that the service worker keeps: the shell and the dock walk, and nothing else. */
export function keptFiles(directory: string): KeptFile[] {
  const manifest = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const seen = new Set<string>();
  const take = (key: string, andLater: boolean): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest of the console`);
    const visit = `${key} ${andLater}`;
    if (seen.has(visit)) return;
    seen.add(visit);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported, false);
    if (andLater) for (const imported of chunk.dynamicImports ?? []) take(imported, true);
  };
  const keys = Object.keys(manifest);
  for (const key of NEEDED) take(key, false);
  for (const key of keys.filter((each) => WALK.test(each))) take(key, true);
  for (const language of languages) {
    for (const folder of WORDS) {
      const name = spokenFile(folder, language);
      const shared = keys.find((key) => name !== null && manifest[key]?.name === name);
      take(shared ?? `src/${folder}/${language}.json`, false);
    }
  }
  const revision = (file: string): string =>
    createHash('sha256')
      .update(readFileSync(join(directory, file)))
      .digest('hex')
      .slice(0, 16);
  return [
    { url: '/', revision: revision('index.html') },
    ...NAMED.map((file) => ({ url: `/${file}`, revision: revision(file) })),
    ...[...files].filter((file) => file !== 'index.html').map((file) => ({ url: `/${file}`, revision: null })),
  ];
}
