import type * as z from 'zod';
import { allRoutes } from '../../tests/fixtures/all-routes.js';
import { fieldCode } from '../../contracts/vocabulary/field-code.js';
import type { FieldError } from '../../contracts/vocabulary/refusal.js';
import type { Route } from '../../contracts/vocabulary/route.js';

/** A received call; its body is parsed by the route. */
export interface Received {
  readonly route: Route;
  readonly input: unknown;
  readonly headers: Headers;
  readonly file?: File;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answering = (received: Received) => Reply | Promise<Reply>;

/** Finds the route of a call, validates its body and returns the reply of the server. */
export class AnswerBook {
  private readonly given = new Map<Route, Answering>();
  readonly received: Received[] = [];

  give(route: Route, answering: Answering): void {
    this.given.set(route, answering);
  }

  /** The server's reply to a call. @throws if the contracts have no such call, which is a defect of the console */
  async replyTo(method: string, address: string, headers: Headers, body: unknown, file?: File): Promise<Reply> {
    const url = new URL(address, 'http://console.test');
    const route = allRoutes.find((candidate) => candidate.method === method && candidate.path === url.pathname);
    if (route === undefined) throw new Error(`the contracts have no ${method} ${url.pathname}`);
    const parsed = parse(route, method === 'GET' ? Object.fromEntries(url.searchParams) : body);
    if (parsed.errors !== undefined) {
      return { status: 400, body: { status: 400, error_type: 'VALIDATION', errors: parsed.errors } };
    }
    const received: Received = { route, input: parsed.data, headers, ...(file === undefined ? {} : { file }) };
    this.received.push(received);
    const answering = this.given.get(route);
    return answering === undefined ? exampleOf(route) : answering(received);
  }
}

/** The example answer of the route's contract. */
export function exampleOf(route: Route): Reply {
  return answerOf(route, route.example.answer);
}

/** A reply whose body is validated by the contract. @throws if the server could not return this answer */
export function answerOf(route: Route, answer: unknown): Reply {
  const result = route.answer.safeParse(answer);
  if (!result.success) throw new Error(`${route.path} does not answer that: ${result.error.message}`);
  return { status: 200, body: result.data };
}

function parse(route: Route, body: unknown): { data?: unknown; errors?: FieldError[] } {
  if (route.body === undefined) return {};
  const result: z.ZodSafeParseResult<unknown> = route.body.safeParse(body ?? {});
  if (result.success) return { data: result.data };
  return {
    errors: result.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      code: fieldCode(issue),
    })),
  };
}
