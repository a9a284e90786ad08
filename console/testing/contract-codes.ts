import { fieldCode } from '../../contracts/vocabulary/field-code.js';
import type * as z from 'zod';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORAGE_FULL_CODE } from '../../contracts/operations/storage.js';
import { endedLinks } from '../../contracts/vocabulary/access.js';
import { TOO_MANY_UPLOADS_CODE } from '../../contracts/vocabulary/uploads.js';
import { allRoutes } from '../../tests/fixtures/all-routes.js';

const root = join(__dirname, '../..');

/** Codes that every call may return, or that the console's client creates. */
const OF_EVERY_CALL = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PASSWORD_IS_TEMPORARY',
  'FIRST_LOGIN_INCOMPLETE',
  'SECOND_FACTOR_MISSING',
  ...endedLinks,
  'NOT_FOUND',
  'CONFLICT',
  'STALE',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
  'IDEMPOTENCY_KEY_REUSED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  STORAGE_FULL_CODE,
  TOO_MANY_UPLOADS_CODE,
  'INTERNAL',
  'HEADERS_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'OFFLINE',
];

/** If a schema names no code, the field's code is `invalid_` and the kind of zod issue. */
const OF_ZOD = [
  'invalid_type',
  'too_big',
  'too_small',
  'invalid_format',
  'not_multiple_of',
  'invalid_union',
  'invalid_key',
  'invalid_element',
  'invalid_value',
  'custom',
].map((code) => fieldCode({ code, message: '' }));

/** Errors of a body that no schema checks. */
const OF_BODIES = ['invalidJson', 'invalidText', 'invalidUtf8', 'tooDeep', 'unknownField'];

/** Codes of fields that only a form has: the repeated password. */
const OF_FORMS = ['login_passwordsDontMatch'];

/** Every `error_type` that a call may return. */
export function errorTypes(): string[] {
  return unique([...OF_EVERY_CALL, ...allRoutes.flatMap((route) => route.errors ?? [])]);
}

/** Every code that a field may be refused with, from the schemas of bodies and from the code of the server. */
export function fieldCodes(): string[] {
  const seen = new Set<unknown>();
  const ofSchemas = allRoutes.flatMap((route) => (route.body === undefined ? [] : codesIn(route.body, seen)));
  return unique([...OF_ZOD, ...OF_BODIES, ...OF_FORMS, ...ofSchemas, ...codesInText(), ...codesOfAreas()]);
}

/** Walks a schema and its inner schemas, and collects the messages of their checks. */
function codesIn(schema: z.ZodType, seen: Set<unknown>): string[] {
  const found: string[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || seen.has(value) || depth > 40) return;
    seen.add(value);
    if ('error' in value && typeof value.error === 'function') {
      for (const input of ['given', undefined]) found.push(...saidBy(value.error as Says, input));
    }
    for (const inner of insideOf(value)) visit(inner, depth + 1);
  };
  visit(schema, 0);
  return found.filter(isCode);
}

type Says = (issue: object) => unknown;

function saidBy(says: Says, input: unknown): string[] {
  try {
    const said = says({ input, code: 'custom', path: [] });
    return typeof said === 'string' ? [said] : [];
  } catch {
    return [];
  }
}

/** The parts of a schema or its definition; shapes are getters. */
function insideOf(value: object): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if ('_zod' in value) return [(value._zod as { def: unknown }).def];
  if ('getter' in value && typeof value.getter === 'function') return [(value.getter as () => unknown)()];
  return Object.values(value) as unknown[];
}

/** Codes written in rules: `code: 'x'` beside a `path`, and messages of refinements. */
function codesInText(): string[] {
  const patterns = [
    /path: [^,{}]+,\s*code: '([^']+)'/g,
    /code: [^,{}]+ \? '([^']+)'/g,
    /code: [^,{}]+ : '([^']+)'/g,
    /message: '([^']+)',?\s*(?:path|input)?/g,
    /code: 'custom',[^}]*message: '([^']+)'/g,
    /'((?:reservation|login|customers|dashboard)_[a-z]+[A-Z]\w*)'/g,
    /refuseFields\([^)]*code: '([^']+)'/g,
  ];
  return [...sources('contracts'), ...sources('services')]
    .flatMap((text) => patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))
    .filter(isCode);
}

/** The code lists of the areas. Codes in capitals belong to whole calls, whose routes name them. */
function codesOfAreas(): string[] {
  return readdirSync(join(root, 'contracts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('errors.ts'))
    .flatMap((name) => [...readFileSync(join(root, 'contracts', name), 'utf8').matchAll(/'([a-z][A-Za-z_]*)'/g)])
    .map((match) => match[1] ?? '');
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !name.startsWith('demo'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

function isCode(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]*$/.test(text);
}

function unique(codes: readonly string[]): string[] {
  return [...new Set(codes)].sort();
}
