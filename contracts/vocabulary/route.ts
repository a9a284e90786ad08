import * as z from 'zod';
import type { Access } from './access.js';

/** Which limit a route counts against; see the settings for the figures. */
export type RateClass = 'sign_in' | 'public' | 'boater' | 'staff' | 'upload';

/**
 * One HTTP call, described once: the server registers and checks it, the console's client calls it,
 * OpenAPI is generated from it.
 */
export interface Route<B extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  readonly method: 'GET' | 'POST';
  /** As the specification lists it, without a trailing slash (both are accepted). */
  readonly path: string;
  readonly access: Access;
  /** Commands take `Idempotency-Key` and, where `revision` is true, `If-Match`. Queries take `X-Min-Position`. */
  readonly does: 'command' | 'query';
  readonly summary: string;
  /** Parsed from the JSON body (POST) or the query string (GET). Absent: the call takes nothing, a body of `{}` or none. */
  readonly body?: B;
  readonly answer: A;
  /** Stable `error_type` codes this call adds to those every call can answer. */
  readonly errors?: readonly string[];
  readonly rate?: RateClass;
  readonly revision?: boolean;
  /** Answers in sentences, in the language that `Accept-Language` asks for, else in that of the user's account. */
  readonly spoken?: boolean;
  /** multipart/form-data with one part `file` beside the body's fields. */
  readonly upload?: boolean;
  readonly example: { readonly body?: z.input<B>; readonly answer: z.input<A> };
}

/** Keeps the literal types of a route. */
export function route<B extends z.ZodType, A extends z.ZodType>(definition: Route<B, A>): Route<B, A> {
  return definition;
}

/** Identifiers are UUIDs in lower case. */
export const id = z.uuid('inValidId').meta({ examples: ['0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11'] });

/** What every command answers: the record, its revision (for `If-Match`) and the log position. */
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
