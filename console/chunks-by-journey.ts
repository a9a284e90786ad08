import { join } from 'node:path';
import { languages } from './src/lib/i18n/language.js';

/** Files that are not of one step alone: React, which is large, and what more than one step needs. */
const REACT = 'first-react';
const SHARED = 'shared';

/** What the bundler tells about a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

const source = (path: string) => join(import.meta.dirname, 'src', path);

/** Where people come in, and the screens that they open next. */
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

/** What people who are signed in see first, as the bundler names it within the console: anywhere, not at a stay, at one. */
export const firstPages: Readonly<Record<string, readonly string[]>> = {
  desk: ['src/app/shell/staff-shell.tsx'],
  list: ['src/features/reservation-list/routes/reservation-list-page.tsx'],
  stay: ['src/features/reservations/routes/reservation-page.tsx'],
  /** Once something is done there. */
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
    'lib/i18n/codes',
    'ui/i18n',
    'app/i18n',
    'entities/reservation/i18n',
    'entities/boater/i18n',
  ],
  /** What the desk and the boater's own page both say of a stay. */
  'spoken-shared': ['entities/message/i18n', 'entities/document/i18n', 'entities/price/i18n', 'entities/vessel/i18n'],
  'spoken-list': ['features/reservation-list/i18n'],
  'spoken-stay': ['features/reservations/i18n', 'entities/berth/i18n'],
} as const;

/** The words of the first pages, in each language: of every page, of the list, of a stay. All of a name share a file. */
export const firstWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(WORDS).map(([name, [folder]]) => [name, languages.map((each) => `src/${folder}/${each}.json`)]),
);

const pages = new Set(Object.values(journey).flat());

/**
 * Puts modules that the same steps of the journey need into one file: by itself the bundler makes a file of every set of
 * modules that any two screens share, some sixty for the list, and each is a way over the line. What only other screens
 * need is left to the bundler. Answers the name of the file, or null.
 */
export function chunksByJourney(): (id: string, graph: Graph) => string | null {
  let steps: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    steps ??= new Map(Object.entries(journey).map(([step, roots]) => [step, needed(roots, graph)]));
    // A page is asked for by its own name.
    if (pages.has(id)) return null;
    if (isOfZod(id)) return 'rules';
    const spoken = spokenIn(id);
    if (spoken !== null) return spoken;
    // What loads everything else comes before it.
    if (id.includes('vite/preload-helper')) return 'loading';
    const needing = [...steps].filter(([, modules]) => modules.has(id)).map(([step]) => step);
    if (needing[0] === 'first') return isOfReact(id) ? REACT : 'first';
    return needing.length > 1 ? SHARED : (needing[0] ?? null);
  };
}

/** In a file of its own, for each is made ready at one go, during which the page stands still. */
const isOfReact = (id: string): boolean => /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/.test(id);

/** Words that are shown together come together, a language a file. */
function spokenIn(id: string): string | null {
  const [, folder = '', language = ''] = /[\\/]src[\\/](.+)[\\/](\w\w)\.json$/.exec(id.replaceAll('\\', '/')) ?? [];
  const shown = Object.entries(WORDS).find(([, folders]) => folders.some((each) => folder.startsWith(each)));
  return shown === undefined ? null : `${shown[0]}-${language}`;
}

/** Whether a file is of the screens that people see first, by its name and the page that it is. */
export function isOfJourney({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): boolean {
  return name in journey || name === REACT || name === SHARED || pages.has(facadeModuleId ?? '');
}

/** The library of the schemas: no step of the journey needs it before someone changes something. */
const isOfZod = (id: string): boolean => /[\\/]node_modules[\\/]zod[\\/]/.test(id);

/** All modules that these import statically, themselves included. */
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
