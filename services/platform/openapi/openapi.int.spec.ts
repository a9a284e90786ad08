import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod';
import { allRoutes } from '../../../tests/fixtures/all-routes.js';
import { errorKinds } from '../../../tests/fixtures/error-kinds.js';
import { receiptExample, commandReceipt, type Route } from '../../../contracts/vocabulary/route.js';
import { openApiDocument } from './openapi-document.js';

interface Operation {
  readonly security: readonly Record<string, unknown>[];
  readonly description: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Record<string, { readonly schema: unknown; readonly example: unknown }>;
  };
  readonly responses: Record<string, { readonly content: Record<string, { readonly examples?: object }> }>;
}

const kinds = errorKinds();

/** The document after a round trip through JSON. */
function written(routes: readonly Route[]): { paths: Record<string, Record<string, Operation>>; openapi: string } {
  return JSON.parse(JSON.stringify(openApiDocument(routes, kinds))) as ReturnType<typeof written>;
}

function operation(more: Partial<Route>): Operation {
  const example = { body: { name: 'x' }, answer: receiptExample };
  const body = z.strictObject({ name: z.string() });
  const basic = { path: '/admin/pier/create', summary: 'Add', body, answer: commandReceipt, example } as const;
  const made: Route = { method: 'POST', access: { kind: 'staff' }, does: 'command', ...basic, ...more };
  const found = written([made]).paths[made.path]?.[made.method.toLowerCase()];
  if (found === undefined) throw new Error('the route is missing');
  return found;
}

const headers = ({ parameters = [] }: Operation) => parameters.map(({ name }) => name);
const codes = ({ responses }: Operation) =>
  Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, { content }]) => [status, Object.keys(content['application/problem+json']?.examples ?? {})]),
  );

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 and has every route', async () => {
    const document = written(allRoutes);
    const validator = new Validator();
    const { valid, errors } = await validator.validate(document);
    expect([valid, errors ?? [], validator.version]).toEqual([true, [], '3.1']);
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(allRoutes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  it('requires a body exactly where the server refuses an empty one', () => {
    const { paths } = written(allRoutes);
    const posts = allRoutes.filter(({ method, upload }) => method === 'POST' && upload !== true);
    const refusesEmpty = ({ body }: Route) => body !== undefined && !body.safeParse({}).success;
    const wrong = posts.filter((route) => paths[route.path]?.post?.requestBody?.required !== refusesEmpty(route));
    expect(wrong.map(({ path }) => path)).toEqual([]);
    const lists = posts.filter((route) => route.path.endsWith('/getall') && !refusesEmpty(route));
    expect(lists.length).toBeGreaterThan(10);
  });

  it('refuses two routes on one path', () => {
    const [first] = allRoutes as [Route, ...Route[]];
    expect(() => openApiDocument([first, first], kinds)).toThrow('is there twice');
  });

  it('lists headers and refusals of a command', () => {
    const command = operation({ revision: true, errors: ['PIER_NOT_FOUND', 'PIER_NAME_TAKEN', 'LINK_EXPIRED'] });
    expect(headers(command)).toEqual(['Idempotency-Key', 'If-Match', 'X-Marina-Id']);
    expect(codes(command)).toEqual({
      400: ['VALIDATION'],
      401: ['UNAUTHENTICATED'],
      403: ['FORBIDDEN', 'PASSWORD_IS_TEMPORARY', 'FIRST_LOGIN_INCOMPLETE', 'SECOND_FACTOR_MISSING', 'LINK_EXPIRED'],
      404: ['PIER_NOT_FOUND'],
      409: ['CONFLICT', 'PIER_NAME_TAKEN'],
      412: ['STALE'],
      413: ['PAYLOAD_TOO_LARGE'],
      415: ['UNSUPPORTED_MEDIA_TYPE'],
      422: ['IDEMPOTENCY_KEY_REUSED'],
      429: ['TOO_MANY_REQUESTS'],
      503: ['UNAVAILABLE'],
    });
    expect(command.requestBody?.content['application/json']?.example).toEqual({ name: 'x' });
  });

  it('lists headers and refusals of a public query', () => {
    const query = operation({ method: 'GET', does: 'query', access: { kind: 'public' } });
    expect(query.parameters).toMatchObject([
      { name: 'X-Min-Position', in: 'header' },
      { name: 'name', in: 'query' },
    ]);
    expect(codes(query)).toEqual({ 400: ['VALIDATION'], 429: ['TOO_MANY_REQUESTS'], 503: ['UNAVAILABLE'] });
    expect(query.requestBody).toBeUndefined();
  });

  it('lists the allowance of uploads for callers without an account', () => {
    const access = { kind: 'boater_link' } as const;
    expect(codes(operation({ access, upload: true }))[429]).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_UPLOADS']);
    expect(codes(operation({ upload: true }))[429]).toEqual(['TOO_MANY_REQUESTS']);
  });

  it('documents who may call', () => {
    const needs = { area: 'reservations', level: 'EDITOR' } as const;
    const staff = operation({ access: { kind: 'staff', needs, feature: 'chat', primary_only: true } });
    expect(staff.security).toEqual([{ session: [] }]);
    expect(staff.description).toBe(
      'For staff of the active marina with reservations as EDITOR, where the marina has the feature chat, not for secondary users.',
    );
    expect(operation({ access: { kind: 'boater_link' } }).security).toEqual([{ link: [] }]);
    expect(operation({ access: { kind: 'public' } }).security).toEqual([]);
    expect(headers(operation({ access: { kind: 'boater_link' } }))).toEqual(['Idempotency-Key']);
    expect(headers(operation({ does: 'query', spoken: true }))).toContain('Accept-Language');
  });

  it('documents how a file is sent', () => {
    expect(operation({ upload: true }).requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: { name: { type: 'string' }, file: { type: 'string', format: 'binary' } },
          required: ['name', 'file'],
        },
      },
    });
  });

  it.each(allRoutes.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s has examples that parse',
    (_, one) => {
      const body = one.body?.safeParse(one.example.body);
      expect(body?.error?.issues ?? []).toEqual([]);
      expect(one.answer.safeParse(one.example.answer).error?.issues ?? []).toEqual([]);
    },
  );
});
