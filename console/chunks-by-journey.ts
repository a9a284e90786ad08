import { join } from 'node:path';
import { languages } from './src/lib/i18n/language.js';

/** Files that several steps share, and React, which is large enough for a file of its own. */
const REACT = 'first-react';
const SHARED = 'shared';

/** The part of the bundler's module graph that is used here. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => join(import.meta.dirname, 'src', path);

/**
 * The steps of the first visit, with the modules each step starts from: sign-in, then the screens that people open
 * next.
 */
const journey: Readonly<Record<string, readonly string[]>> = {
  first: ['main.tsx', 'features/identity/routes/login-page.tsx'].map(source),
  desk: [
    'app/shell/staff-shell.tsx',
    'app/routing/start-screen.tsx',
    'features/reservation-list/routes/reservation-list-page.tsx',
  ].map(source),
  stay: ['features/reservations/routes/reservation-page.tsx'].map(source),
  boater: ['features/boater/routes/boater-page.tsx'].map(source),
};

/**
 * The modules of the screens that signed-in people see first, as the bundler names them: on any screen, on the list, on
 * a stay.
 */
export const firstPages: Readonly<Record<string, readonly string[]>> = {
  desk: ['src/app/shell/staff-shell.tsx'],
  list: ['src/features/reservation-list/routes/reservation-list-page.tsx'],
  stay: ['src/features/reservations/routes/reservation-page.tsx'],
  /** Needed once someone starts to work on a stay. */
  prefetch: [
    'src/ui/dialogs/dialog-window.tsx',
    'src/ui/floats/float-card.tsx',
    'src/features/reservations/model/validation.ts',
    'src/features/reservations/model/action-bodies.ts',
    'src/features/reservations/model/plan-question.ts',
    'src/entities/boater/contact-form.tsx',
  ],
};

const WORDS = {
  spoken: [
    'lib/i18n/words',
    'lib/i18n/trade',
    'lib/i18n/actions',
    'lib/i18n/codes',
    'ui/i18n',
    'app/i18n',
    'entities/reservation/i18n',
    'entities/boater/i18n',
  ],
  /** Words about a stay that the desk shares with the boater's page. */
  'spoken-shared': ['entities/message/i18n', 'entities/document/i18n', 'entities/price/i18n', 'entities/vessel/i18n'],
  'spoken-list': ['features/reservation-list/i18n'],
  'spoken-stay': ['features/reservations/i18n', 'entities/berth/i18n'],
} as const;

/** The words of the first pages in each language. All catalogues under one name share a file. */
export const firstWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(WORDS).map(([name, [folder]]) => [name, languages.map((each) => `src/${folder}/${each}.json`)]),
);

const pages = new Set(Object.values(journey).flat());

/**
 * Puts modules that the same steps of the journey need into one file. Without it, the bundler makes a file for every
 * set of modules that two screens share: some sixty for the list, each a request. The bundler still decides about
 * modules that only other screens need. Returns the name of the file, or null.
 */
export function chunksByJourney(): (id: string, graph: Graph) => string | null {
  let steps: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    steps ??= new Map(Object.entries(journey).map(([step, roots]) => [step, needed(roots, graph)]));
    // A page's file keeps the page's own name.
    if (pages.has(id)) return null;
    if (isOfZod(id)) return 'rules';
    const spoken = spokenIn(id);
    if (spoken !== null) return spoken;
    // The preload helper must load before everything that uses it.
    if (id.includes('vite/preload-helper')) return 'loading';
    const needing = [...steps].filter(([, modules]) => modules.has(id)).map(([step]) => step);
    if (needing[0] === 'first') return isOfReact(id) ? REACT : 'first';
    return needing.length > 1 ? SHARED : (needing[0] ?? null);
  };
}

/** React has a file of its own: the browser evaluates a file in one go and blocks the page while it does. */
const isOfReact = (id: string): boolean => /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id);

/** Words that are shown together share a file for each language. */
function spokenIn(id: string): string | null {
  const [, folder = '', language = ''] = /[\\/]src[\\/](.+)[\\/](\w\w)\.json$/.exec(id.replaceAll('\\', '/')) ?? [];
  return spokenFile(folder, language);
}

/** The name of the shared file with the words of this folder in this language; null: its catalogues are files of their own. */
export function spokenFile(folder: string, language: string): string | null {
  const shown = Object.entries(WORDS).find(([, folders]) => folders.some((each) => folder.startsWith(each)));
  return shown === undefined ? null : `${shown[0]}-${language}`;
}

/** True when the file belongs to the screens that people see first, judged by its name and its page. */
export function isOfJourney({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): boolean {
  return name in journey || name === REACT || name === SHARED || pages.has(facadeModuleId ?? '');
}

/** The schema library, which no step of the journey needs before someone makes a change. */
const isOfZod = (id: string): boolean => /[\\/]node_modules[\\/]zod[\\/]/.test(id);

/** All modules that `roots` import statically, themselves included. */
function needed(roots: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
