import * as z from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { type Access, endedLinks, owedCodes } from '../../../contracts/vocabulary/access.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { pathFieldsOf } from '../../../contracts/vocabulary/path-fields.js';
import type { RefusalKind } from '../../../contracts/vocabulary/refusal.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { TOO_MANY_UPLOADS_CODE } from '../../../contracts/vocabulary/uploads.js';
import { statusOf, titleOf } from '../http/problem.js';
import type { ErrorKinds } from './error-kinds.js';
import { problem, problemExample } from './problem-schema.js';

type Responses = ZodOpenApiOperationObject['responses'];

/** One route as an OpenAPI operation. */
export function operationOf(route: Route, kinds: ErrorKinds): ZodOpenApiOperationObject {
  const { access } = route;
  const operation: ZodOpenApiOperationObject = {
    operationId: operationId(route),
    tags: [tagOf(route)],
    summary: route.summary,
    description: `For ${audienceOf(access)}.${programsOf(route)}`,
    security: securityOf(route),
    requestParams: { header: headersOf(route), ...inputOf(route) },
    responses: { ...answerOf(route), ...refusalsOf(route, kinds) },
  };
  if (route.method === 'POST') operation.requestBody = bodyOf(route);
  return operation;
}

/** The input of a GET: fields of the path, and the query. */
function inputOf({ method, path, body }: Route): { path?: z.ZodObject; query?: z.ZodObject } {
  if (method !== 'GET' || !(body instanceof z.ZodObject)) return {};
  const inPath = pathFieldsOf(path);
  if (inPath.length === 0) return { query: body };
  const fields = Object.entries(body.shape);
  const pick = (wanted: boolean) =>
    z.object(Object.fromEntries(fields.filter(([name]) => inPath.includes(name) === wanted)));
  return { path: pick(true), query: pick(false) };
}

function operationId({ method, path }: Route): string {
  return `${method.toLowerCase()}_${path.slice(1).replace(/\W+/g, '_')}`;
}

/** `/admin/reservation/getall` → `reservation`, `/boater/reservation/pay` → `boater: reservation`, `/files/x` → `files`. */
function tagOf({ path }: Route): string {
  const [, audience = '', subject = ''] = path.split('/');
  if (audience === 'admin') return subject;
  return audience === 'boater' ? `boater: ${subject}` : audience;
}

function programsOf({ scope }: Route): string {
  return scope === undefined
    ? ''
    : ` Also for programs whose API key has the scope ${scope}, in the marina of the key.`;
}

function securityOf({ access, scope }: Route): ZodOpenApiOperationObject['security'] {
  if (access.kind === 'public') return [];
  if (scope !== undefined) return [{ session: [] }, { api_key: [] }];
  return [isLink(access) ? { link: [] } : { session: [] }];
}

const isLink = ({ kind }: Access) => kind === 'boater_link' || kind === 'resident_link';

function audienceOf(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'anybody, so many times a minute';
    case 'boater_link':
      return 'whoever holds the link of the reservation, and about that one only';
    case 'resident_link':
      return 'whoever holds the link of the vessel, and about its absences only';
    case 'signed_in':
      return 'any signed-in user';
    case 'chain_manager':
      return 'chain managers and administrators';
    case 'admin':
      return 'administrators';
    case 'staff': {
      const conditions = [
        access.needs === undefined ? '' : ` with ${access.needs.area} as ${access.needs.level}`,
        access.feature === undefined ? '' : `, where the marina has the feature ${access.feature}`,
        access.primary_only === true ? ', not for secondary users' : '',
        access.association_managers === true ? ', also for association managers' : '',
        access.admins_anywhere === true ? ', also for administrators without a marina' : '',
      ];
      return `staff of the active marina${conditions.join('')}`;
    }
  }
}

function headersOf(route: Route): z.ZodObject {
  const headers: Record<string, z.ZodType> = {};
  if (route.does === 'command') {
    headers['Idempotency-Key'] = z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional()
      .meta({ description: 'The same key with the same request is carried out once and answered alike' });
  } else {
    headers['X-Min-Position'] = z
      .string()
      .regex(/^\d{1,15}$/)
      .optional()
      .meta({ description: 'Position that a command answered: the answer shows it, or waits at most two seconds' });
  }
  if (route.revision === true) {
    headers['If-Match'] = z
      .string()
      .regex(/^(\*|(W\/)?"?\d{1,15}"?)$/)
      .optional()
      .meta({ description: 'Revision that the change is meant for; another one is answered with STALE' });
  }
  if (route.spoken === true) {
    headers['Accept-Language'] = z
      .string()
      .optional()
      .meta({
        description: `Language of the answer's sentences (${languages.join(', ')}); else that of the user's account`,
      });
  }
  if (route.access.kind !== 'public' && !isLink(route.access)) {
    headers['X-Marina-Id'] = z
      .string()
      .optional()
      .meta({ description: 'Of administrators: the marina they act in. Everybody else acts in that of the session.' });
  }
  return z.object(headers);
}

function bodyOf(route: Route): ZodOpenApiOperationObject['requestBody'] {
  const { body, example } = route;
  if (route.upload === true) {
    const fields = body instanceof z.ZodObject ? body.shape : {};
    const file = z.any().meta({ override: { type: 'string', format: 'binary' } });
    return { required: true, content: { 'multipart/form-data': { schema: z.object({ ...fields, file }) } } };
  }
  const schema = body ?? z.strictObject({});
  return {
    // The server takes a missing body for an empty object.
    required: !schema.safeParse({}).success,
    content: { 'application/json': { schema, example: example.body ?? {} } },
  };
}

function answerOf(route: Route): Responses {
  const answer = { 'application/json': { schema: route.answer, example: route.example.answer } };
  if (route.does === 'query') {
    const headers = z.object({
      'X-Position': z.string().optional().meta({
        description:
          'Everything up to here is in the answer: sockets that connect with it as `after` tell what came since',
      }),
    });
    return { 200: { description: 'The answer', headers, content: answer } };
  }
  const headers = z.object({
    ETag: z.string().optional().meta({ description: 'Revision of the record, for If-Match' }),
    'X-Position': z.string().optional().meta({ description: 'For X-Min-Position of queries that shall show this' }),
  });
  return { 200: { description: 'Done, and durable', headers, content: answer } };
}

/** The refusals of every call with this access and kind, and those of the route. */
function refusalsOf(route: Route, kinds: ErrorKinds): Responses {
  const codes = new Map<RefusalKind, Set<string>>();
  const add = (kind: RefusalKind, code: string) => codes.set(kind, (codes.get(kind) ?? new Set()).add(code));
  add('validation', 'VALIDATION');
  if (route.access.kind !== 'public') add('unauthenticated', 'UNAUTHENTICATED');
  if (!['public', 'boater_link', 'resident_link', 'signed_in'].includes(route.access.kind))
    add('forbidden', 'FORBIDDEN');
  if (admitsOnlyReady(route.access)) for (const code of owedCodes) add('forbidden', code);
  if (route.access.kind === 'boater_link') for (const code of endedLinks) add('unauthenticated', code);
  if (route.method === 'POST') {
    add('too_large', 'PAYLOAD_TOO_LARGE');
    add('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE');
  }
  if (route.does === 'command') {
    add('conflict', 'CONFLICT');
    add('key_reused', 'IDEMPOTENCY_KEY_REUSED');
  }
  if (route.revision === true) add('stale', 'STALE');
  for (const code of route.errors ?? []) add(kinds.kindOf(code), code);
  add('too_many', 'TOO_MANY_REQUESTS');
  if (route.upload === true && isForStrangers(route.access)) add('too_many', TOO_MANY_UPLOADS_CODE);
  add('unavailable', 'UNAVAILABLE');
  const responses = [...codes].map(([kind, known]): [string, NonNullable<Responses>[`4${string}`]] => {
    const names = [...known];
    return [
      String(statusOf(kind)),
      {
        description: `${titleOf(kind)}: ${names.join(', ')}`,
        content: {
          'application/problem+json': { schema: problem, examples: examplesOf(kind, names) },
        },
      },
    ];
  });
  return Object.fromEntries(responses);
}

function examplesOf(kind: RefusalKind, codes: readonly string[]) {
  return Object.fromEntries(codes.map((code) => [code, { value: problemExample(kind, code) }]));
}

function isForStrangers({ kind }: Access): boolean {
  return kind === 'public' || kind === 'boater_link' || kind === 'resident_link';
}

function admitsOnlyReady(access: Access): boolean {
  if (access.kind === 'signed_in') return access.owing !== true;
  return access.kind !== 'public' && access.kind !== 'boater_link';
}
