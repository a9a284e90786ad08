import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { entityOf, featureOf, isTest, placeOf, root, type SourceFile, sourceFiles } from './source-files.js';

/** Folders of services that are not areas: the platform, the composition roots, and the generator of demo marinas. */
const NOT_AREAS = ['platform', 'apps', 'demo'];
const AREAS = readdirSync(join(root, 'services'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_AREAS.includes(entry.name))
  .map((entry) => entry.name);
/**
 * `calls` has the handlers of the API's calls, `messages` those of what other areas send and ask; `audit` says how an
 * area's records read in the history; `records` finds and changes them; `lookups`, `berthing`, `groups`, `cards`,
 * `payments` and `links` hold steps that several calls, messages and policies share; `mail` and `words` hold texts; `credentials` are
 * identity's passwords and tokens; `sealing` signs and checks audit's exported files.
 */
const LAYERS = [
  'audit',
  'domain',
  'calls',
  'messages',
  'records',
  'lookups',
  'berthing',
  'groups',
  'cards',
  'payments',
  'links',
  'projections',
  'policies',
  'feed',
  'mail',
  'words',
  'credentials',
  'sealing',
];

/** Files of the platform with descriptors of deciders: they import what a domain may. */
const PURE_PLATFORM = ['services/platform/long-work/long-work.ts'];

/** Files of a contracts area that need no schemas of their own; every other file of it declares zod schemas. */
const CONTRACT_ROLES =
  /^(api|(.+-)?calls|(.+-)?call-schemas|call-access|call-refusals|vocabulary|errors|examples|(.+-)?queries|commands|topics)$/;

/**
 * The areas of the contracts from the ground up: each may import those before it, and `vocabulary`, which has all that
 * two areas share. Nothing may import `feed` and `dashboard`.
 */
const CONTRACT_AREAS = [
  'marinas',
  'pricing',
  'operations',
  'views',
  'notifications',
  'reports',
  'campaigns',
  'audit',
  'identity',
  'customers',
  'memberships',
  'loyalty',
  'traffic',
  'berths',
  'reservations',
  'messages',
  'payments',
  'absences',
  'conflicts',
  'dockwalk',
  'dashboard',
  'feed',
];

/** `gallery` shows the design system to its developers and is in no build. */
const CONSOLE_PARTS = ['app', 'ui', 'lib', 'entities', 'features', 'gallery'];
/** The entities of the console, each with the other entities that it may import. */
const ENTITIES: Readonly<Record<string, readonly string[]>> = {
  aboard: [],
  absence: [],
  'agreed-terms': ['price'],
  arrival: ['berth', 'payment', 'reservation'],
  berth: ['vessel'],
  'berth-plan': [],
  boater: [],
  chart: [],
  conflict: [],
  document: [],
  invoice: [],
  marina: [],
  membership: ['vessel'],
  message: ['document', 'presence'],
  payment: [],
  presence: [],
  price: [],
  report: [],
  reservation: ['document', 'price'],
  search: ['boater', 'membership', 'vessel'],
  session: [],
  spreadsheet: [],
  'stay-change': ['price', 'reservation'],
  user: [],
  vessel: [],
  view: [],
  weather: [],
};

const code = sourceFiles('contracts', 'services', 'console');
// Declarations are not shipped. The typed keys of the catalogues import all catalogues.
const shipped = code.filter((file) => !isTest(file.path) && !file.path.endsWith('.d.ts'));

function offences(files: readonly SourceFile[], offends: (file: SourceFile, imported: string) => boolean): string[] {
  return files.flatMap((file) =>
    [...file.own, ...file.packages].filter((name) => offends(file, name)).map((name) => `${file.path} imports ${name}`),
  );
}

/** The folders in a folder that import each other, directly or through others, each with what it imports of them. */
function importingInCircles(folder: string, files: readonly SourceFile[]): string[] {
  const roomOf = (path: string) => path.slice(folder.length).split('/')[0] ?? '';
  const rooms = Map.groupBy(files, ({ path }) => roomOf(path));
  const uses = new Map(
    [...rooms].map(([room, held]) => {
      const imported = held.flatMap(({ own }) => own).filter((path) => path.startsWith(folder));
      return [room, new Set(imported.map(roomOf).filter((other) => other !== room && rooms.has(other)))];
    }),
  );
  // Folders whose imports are all removed are removed in turn; those that remain are part of a circle or import one.
  for (let free = ['']; free.length > 0;) {
    free = [...uses].filter(([, used]) => used.size === 0).map(([room]) => room);
    for (const room of free) uses.delete(room);
    for (const used of uses.values()) for (const room of free) used.delete(room);
  }
  return [...uses].map(([room, used]) => `${room} → ${[...used].join(', ')}`);
}

const inside = (folder: string) => shipped.filter((file) => file.path.startsWith(folder));
const isOwn = (name: string) => /^(contracts|services|console|tests|infra)\//.test(name);

describe('the house', () => {
  it('has the fixed top level', () => {
    const expected = [
      'package.json',
      'nest-cli.json',
      'tsconfig.json',
      'services',
      'console',
      'contracts',
      'infra',
      'tests',
      'README.md',
    ];
    expect(readdirSync(root)).toEqual(expect.arrayContaining(expected));
  });

  it('makes every area of the known layers, with a module that the product has', () => {
    const layers = AREAS.flatMap((area) =>
      readdirSync(join(root, 'services', area), { withFileTypes: true })
        .filter((inner) => inner.isDirectory() && !LAYERS.includes(inner.name))
        .map((inner) => `${area}/${inner.name}`),
    );
    expect(layers).toEqual([]);
    const listed = code.find(({ path }) => path === 'services/apps/areas.ts')?.own ?? [];
    expect([...listed].sort()).toEqual(AREAS.map((area) => `services/${area}/${area}.module.ts`));
  });

  it('keeps contracts free of everything but zod and contracts', () => {
    const wrong = offences(inside('contracts/'), (_file, name) => name !== 'zod' && !name.startsWith('contracts/'));
    expect(wrong).toEqual([]);
  });

  it('keeps the areas of contracts to rules, files of known roles and schemas', () => {
    const held = inside('contracts/').filter(({ path }) => /^contracts\/(?!vocabulary\/)[^/]+\//.test(path));
    const other = held.filter(({ path, packages }) => {
      const [, folder, name] = /^contracts\/[^/]+\/(?:(.+)\/)?([^/]+)\.ts$/.exec(path) ?? [];
      if (folder !== undefined) return folder !== 'rules';
      return !CONTRACT_ROLES.test(name ?? '') && !packages.includes('zod');
    });
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it('keeps the functions of contracts in rules/; beside them are only those that make schemas or read events', () => {
    const files = inside('contracts/').filter(({ path }) =>
      /^contracts\/(?!vocabulary\/|feed\/)[^/]+\/[^/]+$/.test(path),
    );
    const functions = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:function (\w+)[^]*?^}|const (\w+) = (?:\([^)]*\)|\w+)[^=\n]*=>[^]*?;$)/gm)].map(
        ([body, named, assigned]) => ({ path, name: named ?? assigned, body }),
      ),
    );
    expect(functions.length).toBeGreaterThan(5);
    const rules = functions.filter(({ path, body }) => !body.includes('z.') && basename(path) !== 'events.ts');
    expect(rules.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('keeps domains pure: contracts, zod, the own domain and pure parts of the platform only', () => {
    const pure = shipped.filter(({ path }) => PURE_PLATFORM.includes(path));
    expect(pure.map(({ path }) => path)).toEqual(PURE_PLATFORM);
    const domains = shipped.filter((file) => placeOf(file.path).layer === 'domain');
    const wrong = offences([...domains, ...pure], (file, name) => {
      if (name === 'zod' || name.startsWith('contracts/') || PURE_PLATFORM.includes(name)) return false;
      return !name.startsWith(`services/${placeOf(file.path).area}/domain/`);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps clocks and chance out of domains', () => {
    const domains = shipped.filter((file) => placeOf(file.path).layer === 'domain');
    expect(
      domains
        .filter((file) => /Date\.now\(|new Date\(\)|Math\.random\(|process\./.test(file.text))
        .map((file) => file.path),
    ).toEqual([]);
  });

  it('keeps areas out of the platform', () => {
    const wrong = offences(inside('services/platform/'), (_file, name) => {
      return (
        isOwn(name) &&
        !/^(services\/platform\/|contracts\/(vocabulary|operations)\/|contracts\/feed\/(errors|vocabulary)|contracts\/realtime)/.test(
          name,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  it('gives the areas of the contracts an order', () => {
    const areaOf = (path: string) => /^contracts\/([^/]+)\//.exec(path)?.[1];
    const place = (area: string) => CONTRACT_AREAS.indexOf(area);
    const areas = new Set(inside('contracts/').flatMap(({ path }) => areaOf(path) ?? []));
    expect([...areas].filter((area) => area !== 'vocabulary').sort()).toEqual([...CONTRACT_AREAS].sort());
    const wrong = offences(inside('contracts/'), (file, name) => {
      const [from, to] = [areaOf(file.path), areaOf(name)];
      if (from === undefined || to === undefined || from === to || to === 'vocabulary') return false;
      return from === 'vocabulary' || place(to) > place(from);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps areas out of each other', () => {
    const areas = shipped.filter(
      (file) => file.path.startsWith('services/') && AREAS.includes(placeOf(file.path).area),
    );
    const wrong = offences(areas, (file, name) => {
      const place = placeOf(name);
      return place.top === 'services' && place.area !== 'platform' && place.area !== placeOf(file.path).area;
    });
    expect(wrong).toEqual([]);
  });

  it('keeps only handlers of calls in calls, and of messages in messages', () => {
    const offending = (layer: string, made: RegExp) =>
      shipped.filter((file) => placeOf(file.path).layer === layer && !made.test(file.text)).map(({ path }) => path);
    expect(offending('calls', /^@Handles\(/m)).toEqual([]);
    expect(offending('messages', /^@(CommandHandler|QueryHandler)\(/m)).toEqual([]);
  });

  it('lets the generator of a demo marina in through the API only', () => {
    const wrong = offences(inside('services/demo/'), (_file, name) => {
      const place = placeOf(name);
      return place.top === 'services' && place.area !== 'platform' && place.area !== 'demo';
    });
    expect(wrong).toEqual([]);
  });

  it('keeps composition roots short', () => {
    // The list of areas grows with the product, and holds nothing else.
    const composing = inside('services/apps/').filter(({ path }) => path !== 'services/apps/areas.ts');
    const roots = composing.filter((file) => file.text.split('\n').length > 41);
    expect(roots.map((file) => file.path)).toEqual([]);
  });

  it('has no import cycles', () => {
    const byPath = new Map(shipped.map((file) => [file.path, file]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      if (trail.includes(path)) cycles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      if (done.has(path) || trail.includes(path)) return;
      for (const next of byPath.get(path)?.own ?? []) visit(next, [...trail, path]);
      done.add(path);
    };
    for (const file of shipped) visit(file.path, []);
    expect(cycles).toEqual([]);
  });

  it('gives the folders of the platform an order: no two import each other, directly or through others', () => {
    expect(importingInCircles('services/platform/', inside('services/platform/'))).toEqual([]);
  });

  it('gives the folders of an area an order', () => {
    const circles = AREAS.flatMap((area) => {
      const folder = `services/${area}/`;
      const files = inside(folder).filter(({ path }) => path.slice(folder.length).includes('/'));
      return importingInCircles(folder, files).map((circle) => `${area}: ${circle}`);
    });
    expect(circles).toEqual([]);
  });

  it('has no barrel files, names by role in kebab case, and no words that say nothing', () => {
    const names = [...code, ...sourceFiles('tests')].map((file) => file.path);
    expect(names.filter((path) => basename(path) === 'index.ts')).toEqual([]);
    expect(names.filter((path) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*\.tsx?$/.test(basename(path)))).toEqual([]);
    expect(names.filter((path) => /(^|[-/])(utils?|helpers?|managers?|common|misc)([-./]|$)/.test(path))).toEqual([]);
  });

  it('leaves nothing for later and silences nothing', () => {
    // Built from parts, so that this file does not match.
    const words = [
      'TO' + 'DO',
      'FIX' + 'ME',
      'eslint-' + 'disable',
      'oxlint-' + 'disable',
      '@ts-' + 'ignore',
      '@ts-' + 'nocheck',
      't.ski' + 'p(',
      'e.ski' + 'p(',
      't.onl' + 'y(',
      'e.onl' + 'y(',
    ];
    const files = [...code, ...sourceFiles('tests')];
    const found = files.flatMap((file) =>
      words.filter((word) => file.text.includes(word)).map((word) => `${file.path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('builds the console of the known parts', () => {
    const source = readdirSync(join(root, 'console/src'), { withFileTypes: true });
    const parts = source.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    expect(parts.filter((name) => !CONSOLE_PARTS.includes(name))).toEqual([]);
  });

  it('keeps the console out of the server, and of everything of ours but the contracts', () => {
    const wrong = offences(inside('console/src/'), (_file, name) => {
      return isOwn(name) && !/^(console\/src|contracts)\//.test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps features independent of each other, and lower parts independent of features', () => {
    const wrong = offences(inside('console/src/'), (file, name) => {
      const feature = featureOf(name);
      if (feature === null || featureOf(file.path) === feature) return false;
      // Only the app imports features, and only their routes.
      return !(file.path.startsWith('console/src/app/') && /^console\/src\/features\/[^/]+\/routes\//.test(name));
    });
    expect(wrong).toEqual([]);
  });

  it('keeps components out of the lists of screens, which every page loads', () => {
    const lists = inside('console/src/features/').filter((file) => basename(file.path) === 'screens.ts');
    expect(lists.length).toBeGreaterThan(4);
    const loaded = lists.flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )[^;]* from '([^']+)'/gm)].map(([, name]) => `${path} imports ${name}`),
    );
    expect(loaded.filter((line) => !/ imports \.\/model\/[a-z-]+\.js$/.test(line))).toEqual([]);
  });

  it('lets no folder of a feature import its routes, tests and fixtures included', () => {
    const files = code.filter((file) => /^console\/src\/features\/[^/]+\/(?!routes\/)[^/]+\//.test(file.path));
    const wrong = offences(files, (_file, name) => /^console\/src\/features\/[^/]+\/routes\//.test(name));
    expect(wrong).toEqual([]);
  });

  it('keeps the floors of the console in order: the app on features, these on entities, all on ui, and ui on lib', () => {
    const layer = (path: string) => /^console\/src\/(ui|lib|entities|features|app|gallery)\//.exec(path)?.[1];
    const wrong = offences(inside('console/src/'), (file, name) => {
      const from = layer(file.path);
      if (layer(name) === 'app') return !['app', undefined].includes(from);
      if (layer(name) === 'entities') return from === 'ui' || from === 'lib';
      // Generated types name every catalogue, that of the design system too.
      if (layer(name) === 'ui') return from === 'lib' && !file.path.endsWith('.d.ts');
      return from === 'ui' && name.startsWith('contracts/') && !name.startsWith('contracts/vocabulary/');
    });
    expect(wrong).toEqual([]);
  });

  it('has only the known entities, which import each other as listed', () => {
    const entities = shipped.filter((file) => entityOf(file.path) !== null);
    expect([...new Set(entities.map((file) => entityOf(file.path)))].sort()).toEqual(Object.keys(ENTITIES));
    const wrong = offences(entities, (file, name) => {
      const own = entityOf(file.path) ?? '';
      const other = entityOf(name);
      return other !== null && other !== own && !ENTITIES[own]?.includes(other);
    });
    expect(wrong).toEqual([]);
  });

  it('imports zod as a namespace in browser code, since a named import adds every locale', () => {
    const files = [...inside('console/src/'), ...inside('contracts/')];
    const named = files.filter(({ text }) => /^import (?!\* as z |type )[^;]*from 'zod'/m.test(text));
    expect(named.map((file) => file.path)).toEqual([]);
  });

  it('binds handlers to routes of the contracts only', () => {
    const areas = AREAS.flatMap((area) => inside(`services/${area}/`));
    const raw = areas.filter(({ text }) => /@(Controller|Get|Post|Put|Patch|Delete|All)\(/.test(text));
    expect(raw.map((file) => file.path)).toEqual([]);
  });
});
