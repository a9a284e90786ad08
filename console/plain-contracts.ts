import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { importedFrom, type Program, statementsFor } from './statements-for.js';

/** Behind the name of a file: its functions that need no schema, with all they need, or everything that stands in it. */
const FUNCTIONS = '?functions';
const WHOLE = '?whole';

/** What the console's calls look at; the server has checked the rest. */
const OF_A_ROUTE = ['method', 'path', 'access', 'does', 'revision', 'upload', 'spoken'] as const;

type Exports = Readonly<Record<string, unknown>>;

/**
 * Gives the console what is plain in the contracts as plain values: lists of words, limits, and of a route what a call
 * needs. The schemas of questions and answers then come only where something is checked by them; making all of them is
 * most of what a first visit would do before it shows anything.
 */
export function plainContracts(): Plugin {
  let contracts: ReadonlyMap<string, Exports>;
  return {
    name: 'plain-contracts',
    apply: 'build',
    async buildStart() {
      contracts = await evaluated();
    },
    load(id) {
      const [file = id, part] = id.split('?');
      const exports = contracts.get(file);
      if (exports === undefined) return null;
      const code = readFileSync(file, 'utf8');
      const contract = { file, exports, code, tree: this.parse(code, { lang: 'ts' }) as unknown as Program };
      const text = part === undefined ? plainly(contract) : id.endsWith(FUNCTIONS) ? functionsOf(contract) : code;
      // To be read has no effect but for who names something of it.
      return { code: text, moduleType: 'ts', moduleSideEffects: false };
    },
  };
}

/** Every module of the contracts by its file, as it is when it has been run. */
async function evaluated(): Promise<ReadonlyMap<string, Exports>> {
  const { module } = await runnerImport<{ modules: Readonly<Record<string, Exports>> }>(
    join(import.meta.dirname, 'all-contracts.ts'),
    { root: import.meta.dirname, logLevel: 'error' },
  );
  return new Map(Object.entries(module.modules).map(([path, exports]) => [join(import.meta.dirname, path), exports]));
}

interface Contract {
  readonly file: string;
  readonly exports: Exports;
  readonly code: string;
  readonly tree: Program;
}

function plainly(contract: Contract): string {
  const { file, exports } = contract;
  const functions = plainFunctions(contract);
  const lines: string[] = [];
  const others: string[] = [];
  for (const [name, value] of Object.entries(exports)) {
    const plain = plainOf(value);
    if (plain !== undefined) lines.push(`export const ${name} = ${JSON.stringify(plain)};`);
    else if (!functions.includes(name)) others.push(name);
  }
  const from = (names: readonly string[], part: string) =>
    names.length === 0 ? '' : `export { ${names.join(', ')} } from ${JSON.stringify(file + part)};`;
  return [...lines, from(functions, FUNCTIONS), from(others, WHOLE), 'export {};'].join('\n');
}

function functionsOf(contract: Contract): string {
  const statements = statementsFor(plainFunctions(contract), contract.tree);
  return statements.map(({ start, end }) => contract.code.slice(start, end)).join('\n');
}

/** Those that make or use no schema of this module. */
function plainFunctions({ exports, tree }: Contract): readonly string[] {
  return Object.keys(exports).filter(
    (name) =>
      typeof exports[name] === 'function' &&
      !statementsFor([name], tree).some((statement) => importedFrom(statement) === 'zod'),
  );
}

/** The value where it is plain; of a route, or an object of routes, what is plain in it and of use; otherwise undefined. */
function plainOf(value: unknown): unknown {
  if (isRoute(value)) return Object.fromEntries(OF_A_ROUTE.map((name) => [name, value[name]]));
  if (isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isRoute)) {
    return Object.fromEntries(Object.entries(value).map(([name, route]) => [name, plainOf(route)]));
  }
  return isPlain(value) ? value : undefined;
}

function isRoute(value: unknown): value is Exports {
  return isObject(value) && typeof value['path'] === 'string' && 'method' in value && 'answer' in value;
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isObject(value)) return Object.values(value).every(isPlain);
  return value === null || Number.isFinite(value) || ['string', 'boolean'].includes(typeof value);
}

/** Of no class: schemas, sets and dates are no plain objects. */
function isObject(value: unknown): value is Exports {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
