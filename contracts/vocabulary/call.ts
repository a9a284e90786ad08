import type * as z from 'zod';
import type { Access } from './access.js';
import type { ApiScope } from './api-scopes.js';

/** Type-level only: calls do not have this property at run time. */
declare const TYPES: unique symbol;

/**
 * One HTTP call as its caller sees it. `In` is what the caller sends, `Out` what it gets back; the schemas behind both are
 * in the area's `call-schemas.ts`, so that a browser can call without them.
 */
export interface Call<In = unknown, Out = unknown> {
  readonly method: 'GET' | 'POST';
  /**
   * As the specification lists it, without a trailing slash (both are accepted). `{name}` stands for a field of the
   * input of a GET.
   */
  readonly path: string;
  readonly access: Access;
  /** The scope of API keys with which programs may make this call; absent: none may. */
  readonly scope?: ApiScope;
  /** Commands take `Idempotency-Key` and, where `revision` is true, `If-Match`. Queries take `X-Min-Position`. */
  readonly does: 'command' | 'query';
  /** Stable `error_type` codes this call adds to those every call can answer. */
  readonly errors?: readonly string[];
  readonly revision?: boolean;
  /** The answer holds the `token` of a new session. A resend whose session has ended since opens another one. */
  readonly opens_session?: boolean;
  /** Answers in sentences, in the language that `Accept-Language` names, else in that of the user's account. */
  readonly spoken?: boolean;
  /** The answer has an ETag of its content, with which a reader asks whether it has changed (`If-None-Match`). */
  readonly tagged?: boolean;
  /** multipart/form-data with one part `file` beside the body's fields. */
  readonly upload?: boolean;
  readonly [TYPES]?: { readonly in: In; readonly out: Out };
}

/** The calls whose bodies and answers an object of `callSchemas` describes, by the same names. */
export type CallsOf<S extends Readonly<Record<string, { readonly body?: z.ZodType; readonly answer: z.ZodType }>>> = {
  readonly [K in keyof S]: Call<BodyOf<S[K]>, z.output<S[K]['answer']>>;
};

type BodyOf<S extends { readonly body?: z.ZodType }> = S extends { readonly body?: infer B extends z.ZodType }
  ? z.input<B>
  : unknown;

/** What a call answers. */
export type AnswerOf<C extends Call> = C extends Call<unknown, infer Out> ? Out : never;
