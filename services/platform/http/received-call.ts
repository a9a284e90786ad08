import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { type CommandContext, inMarina, type MarinaContext } from '../event-sourcing/command-context.js';
import type { BoaterCaller, Caller, ResidentCaller, StaffCaller } from './caller.js';
import type { UploadedFile } from './upload.js';
import { wantedLanguage } from './wanted-language.js';

/** A request with the properties that the guard and the interceptor add for its handler. */
export interface ApiRequest extends FastifyRequest {
  caller?: Caller;
  input?: unknown;
  command?: CommandContext;
}

/** What a handler reads of a request; calls within the process have nothing else. */
export type ReceivedRequest = Pick<ApiRequest, 'caller' | 'input' | 'command' | 'ip' | 'headers'>;

/** The input of a route's handler: the body or query, parsed by the contract. */
export type RouteInput<R extends Route> = R extends { readonly body?: infer B extends z.ZodType } ? z.output<B> : never;

/** The `ip` of calls within the process, which come from no network. */
export const WITHIN_PROCESS = '';

/** From where a request comes. */
export interface Sender {
  /** The network address, as the proxies in front name it; null: the call comes from within the process. */
  readonly address: string | null;
  /** The `User-Agent` header; null: none was sent. */
  readonly agent: string | null;
}

/**
 * A call of the API, parsed and admitted, on its way to its handler over the command bus or the query bus. Each property
 * is there for the routes that declare it; reading another one is a defect of the handler and throws.
 */
export class ReceivedCall<R extends Route = Route> {
  constructor(private readonly request: ReceivedRequest) {}

  /** The parsed body (POST) or query (GET). */
  get input(): RouteInput<R> {
    return this.request.input as RouteInput<R>;
  }

  /** The caller and the command id; only for commands. */
  get context(): CommandContext {
    const { command } = this.request;
    if (command === undefined) throw new Error('the route is not declared as a command');
    return command;
  }

  /** The same where the caller has a marina: for commands of staff and of boaters. */
  get marinaContext(): MarinaContext {
    return inMarina(this.context);
  }

  /** The active marina of the signed-in user, or the marina of the link. */
  get marina_id(): string {
    const { caller } = this.request;
    const marina = caller === undefined || caller.kind === 'anonymous' ? null : caller.marina_id;
    if (marina === null) throw new Error('the route is not declared for callers with a marina');
    return marina;
  }

  /** The signed-in user. */
  get staff(): StaffCaller {
    const { caller } = this.request;
    if (caller?.kind !== 'staff') throw new Error('the route is not declared for signed-in users');
    return caller;
  }

  /** The holder of a reservation's link. */
  get boater(): BoaterCaller {
    const { caller } = this.request;
    if (caller?.kind !== 'boater') throw new Error('the route is not declared for boaters');
    return caller;
  }

  /** The holder of a berth holder's link. */
  get resident(): ResidentCaller {
    const { caller } = this.request;
    if (caller?.kind !== 'resident') throw new Error('the route is not declared for berth holders');
    return caller;
  }

  /** The user's language; only for `spoken` routes. */
  get language(): Language {
    return wantedLanguage(this.request.headers['accept-language']) ?? language.catch('en').parse(this.staff.language);
  }

  /** The file of a route declared with `upload`. */
  get file(): UploadedFile {
    const { file } = (this.request.input ?? {}) as { file?: UploadedFile };
    if (file === undefined) throw new Error('the route is not declared for uploads');
    return file;
  }

  get sender(): Sender {
    const { ip, headers } = this.request;
    return { address: ip === WITHIN_PROCESS ? null : ip, agent: headers['user-agent']?.slice(0, 400) ?? null };
  }
}
