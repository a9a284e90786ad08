import type * as z from 'zod';
import type { FieldError } from '../../contracts/vocabulary/refusal.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { AnswerBook, answerOf, exampleOf, type Received, type Reply } from './answer-book.js';
import { uploadsTo } from './upload-double.js';

export interface Refused {
  readonly status: number;
  readonly error_type: string;
  readonly errors?: readonly FieldError[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** Seconds, as `Retry-After`. */
  readonly retryAfter?: number;
}

/**
 * A server that follows the contracts. Routes parse the bodies; answers are the routes' examples or given by the test,
 * and validated by the route. A test therefore cannot rely on calls or answers that do not exist.
 */
export class ServerDouble {
  private readonly book = new AnswerBook();
  private offline = false;
  private readonly before = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };

  /** Replaces fetch and uploads in this test file. */
  install(): this {
    globalThis.fetch = (address, request) => this.fetch(addressIn(address), request ?? {});
    globalThis.XMLHttpRequest = uploadsTo((method, address, headers, body, file) =>
      this.reply(method, address, headers, body, file),
    );
    return this;
  }

  uninstall(): void {
    Object.assign(globalThis, this.before);
  }

  /** From now on the route returns this answer. */
  answer<B extends z.ZodType, A extends z.ZodType>(
    route: Route<B, A>,
    answer: z.input<A> | ((input: z.output<B>) => z.input<A>),
  ): this {
    this.book.give(route, ({ input }) => {
      const given = typeof answer === 'function' ? (answer as (input: unknown) => unknown)(input) : answer;
      return answerOf(route, given);
    });
    return this;
  }

  /** From now on the route refuses; with `times`, it refuses that many calls and then returns its example. */
  refuse(route: RouteOfAnyKind, refusal: Refused, times = Infinity): this {
    let left = times;
    this.book.give(asRoute(route), () => (left-- > 0 ? refusalReply(refusal) : exampleOf(asRoute(route))));
    return this;
  }

  /**
   * From now on calls of the route wait until the returned function releases them; they then get the answer set before.
   */
  hold(route: RouteOfAnyKind, answer?: unknown): () => void {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    this.book.give(asRoute(route), async () => {
      await released;
      return answer === undefined ? exampleOf(asRoute(route)) : answerOf(asRoute(route), answer);
    });
    return release;
  }

  /** Disconnects or reconnects the network. */
  setOffline(offline: boolean): this {
    this.offline = offline;
    return this;
  }

  /** The calls of the route so far, oldest first. */
  received(route: RouteOfAnyKind): readonly Received[] {
    return this.book.received.filter((received) => received.route === asRoute(route));
  }

  /** The parsed bodies of those calls. */
  inputs<B extends z.ZodType, A extends z.ZodType>(route: Route<B, A>): readonly z.output<B>[] {
    return this.received(route).map(({ input }) => input as z.output<B>);
  }

  private async fetch(address: string, request: RequestInit): Promise<Response> {
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as unknown) : undefined;
    const reply = this.reply(request.method ?? 'GET', address, new Headers(request.headers), body);
    const { status, body: answer, headers = {} } = await Promise.race([reply, abandoned(request.signal)]);
    return new Response(JSON.stringify(answer), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  private async reply(method: string, address: string, headers: Headers, body: unknown, file?: File): Promise<Reply> {
    if (this.offline) throw new TypeError('Failed to fetch');
    return this.book.replyTo(method, address, headers, body, file);
  }
}

/** A route with a specific body type is not assignable to `Route`, because functions are contravariant. */
export type RouteOfAnyKind = Pick<Route, 'method' | 'path' | 'access' | 'does' | 'summary' | 'errors'>;

function asRoute(route: RouteOfAnyKind): Route {
  return route as Route;
}

function refusalReply({ retryAfter, ...problem }: Refused): Reply {
  return {
    status: problem.status,
    body: { type: `urn:quayside:problem:${problem.error_type.toLowerCase()}`, correlation_id: 'test', ...problem },
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  };
}

function abandoned(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = (): void => reject(new DOMException('given up', 'AbortError'));
    if (signal?.aborted === true) giveUp();
    signal?.addEventListener('abort', giveUp);
  });
}

function addressIn(given: RequestInfo | URL): string {
  return given instanceof Request ? given.url : String(given);
}
