import * as z from 'zod';
import type { Call, CallsOf } from './call.js';

/** The rate limit that a route counts against; the settings hold the figures. */
export type RateClass = 'sign_in' | 'public' | 'request' | 'booking' | 'boater' | 'staff' | 'upload';

/** What the server and the documentation need of a call beyond what its caller sees. */
export interface CallSchemas<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly summary: string;
  /** Parsed from the JSON body (POST) or the query string (GET). Absent: the call takes nothing, a body of `{}` or none. */
  readonly body?: B;
  readonly answer: A;
  readonly rate?: RateClass;
  readonly example: { readonly body?: z.input<B>; readonly answer: z.input<A> };
}

/**
 * One HTTP call with its schemas: the server registers it and checks by it, OpenAPI and the tests' doubles are made from
 * it. A route can be used wherever a `Call` is expected.
 */
export interface Route<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType>
  extends Call<z.input<B>, z.output<A>>, CallSchemas<B, A> {}

/** Keeps the types of one call's schemas, and checks its example against them. */
export function callSchemas<B extends z.ZodType, A extends z.ZodType>(schemas: CallSchemas<B, A>): CallSchemas<B, A> {
  return schemas;
}

/** Joins the calls of an area with their schemas, name by name. */
export function routesOf<const S extends Readonly<Record<string, CallSchemas>>>(
  calls: CallsOf<S>,
  schemas: S,
): RoutesOf<S> {
  const routes = Object.entries(schemas).map(([name, schema]) => [name, { ...calls[name], ...schema }]);
  return Object.fromEntries(routes) as RoutesOf<S>;
}

type RoutesOf<S extends Readonly<Record<string, CallSchemas>>> = {
  readonly [K in keyof S]: S[K] extends CallSchemas<infer B, infer A> ? Route<B, A> : never;
};

/** Identifiers are UUIDs in lower case. */
export const id = z.uuid('inValidId').meta({ examples: ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11'] });

/**
 * The answer of every command: the record, its revision (for `If-Match`), and the position of the log that a query must
 * reach to include all that the command appended. Handlers return the position of one stream at most: the platform
 * replaces it by one that covers them all.
 */
export const commandReceipt = z.object({ id: z.string(), revision: z.number().int(), position: z.number().int() });
export type CommandReceipt = z.infer<typeof commandReceipt>;
export const receiptExample: CommandReceipt = {
  id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11',
  revision: 3,
  position: 4711,
};

/** A page of a list. Default page size 5 (spec 3 §9), at most 100. */
export const pageRequest = {
  page: z.number().int().min(1).max(100_000).default(1),
  page_size: z.number().int().min(1).max(100).default(5),
};

export function listAnswer<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), total: z.number().int() });
}
