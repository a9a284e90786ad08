import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  SetMetadata,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { type CommandContext, inMarina, type MarinaContext } from '../event-sourcing/command-context.js';
import type { BoaterCaller, Caller, ResidentCaller, StaffCaller } from './caller.js';
import type { UploadedFile } from './upload.js';
import { wantedLanguage } from './wanted-language.js';

export const ROUTE = 'quayside:route';
export const OPERATIONAL = 'quayside:operational';

/** A request with the properties that the guard and the interceptor add for the parameters of a handler. */
export interface ApiRequest extends FastifyRequest {
  caller?: Caller;
  input?: unknown;
  command?: CommandContext;
}

/** The input of a route's handler: the body or query, parsed by the contract. */
export type RouteInput<R extends Route> = R extends { readonly body?: infer B extends z.ZodType } ? z.output<B> : never;

/** The result of a route's handler: the contract's answer before it is written as JSON, or a refusal. Text and files may be streamed. */
export type RouteAnswer<R extends Route> =
  | DeepReadonly<z.input<R['answer']>>
  | (z.input<R['answer']> extends string | FileAnswer ? StreamableFile : never)
  | Refusal;

/** The content of a file beside its name. */
type FileAnswer = SpreadsheetFile | { readonly file_name: string; readonly text: string };

/** Lets read-only lists match a contract's lists, because writing JSON changes no value. */
type DeepReadonly<T> = unknown extends T ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** Requires the first parameter of a handler to accept the route's input, if there is any. */
type TakesInput<R extends Route, Handler> = Handler extends (first: infer First, ...rest: never[]) => unknown
  ? unknown extends RouteInput<R>
    ? unknown
    : RouteInput<R> extends First
      ? unknown
      : { readonly 'the first parameter does not take': RouteInput<R> }
  : never;

/**
 * Binds a handler to a route of the contracts: path, method, access, parsing, idempotency follow from it. A handler whose
 * first parameter does not take the route's input, or that returns anything but the route's answer or a refusal, does
 * not compile.
 */
export function Endpoint<R extends Route>(route: R) {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  const verb = route.method === 'GET' ? Get(path) : Post(path);
  const bind = applyDecorators(verb, HttpCode(200), SetMetadata(ROUTE, route));
  return <Handler extends (...args: never[]) => RouteAnswer<R> | Promise<RouteAnswer<R>>>(
    target: object,
    name: string,
    method: TypedPropertyDescriptor<Handler> & TakesInput<R, Handler>,
  ): void => {
    bind(target, name, method);
  };
}

/** An operational call (health, metrics, documentation): open to everyone, without any marina's data. */
export function Operational(): MethodDecorator {
  return SetMetadata(OPERATIONAL, true);
}

/** A parameter decorator that compiles only on the first parameter, where `Endpoint` checks the type. */
type FirstParameter = (target: object, name: string, index: 0) => void;

/** A parameter decorator that compiles only on a parameter that takes a `Value`. */
type Passing<Value> = <Controller, Name extends keyof Controller, Index extends number>(
  target: Controller,
  name: Name,
  index: Controller[Name] extends (...args: infer Parameters) => unknown
    ? Value extends Parameters[Index & keyof Parameters]
      ? Index
      : never
    : never,
) => void;

/** The parsed body (POST) or query (GET). */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<ApiRequest>().input;
}) as () => FirstParameter;

/** The file of a route declared with `upload`. */
export const Upload = createParamDecorator((_: unknown, context: ExecutionContext): UploadedFile => {
  const { input } = context.switchToHttp().getRequest<ApiRequest>();
  const { file } = (input ?? {}) as { file?: UploadedFile };
  if (file === undefined) throw new Error('the route is not declared for uploads');
  return file;
});

/** The caller and the command id; only in handlers of commands. */
export const Command = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext => {
  const { command } = context.switchToHttp().getRequest<ApiRequest>();
  if (command === undefined) throw new Error('the route is not declared as a command');
  return command;
}) as () => Passing<CommandContext>;

/** The same where the caller has a marina: in handlers of commands of staff and of boaters. */
export const MarinaCommand = createParamDecorator((_: unknown, context: ExecutionContext): MarinaContext => {
  const { command } = context.switchToHttp().getRequest<ApiRequest>();
  if (command === undefined) throw new Error('the route is not declared as a command');
  return inMarina(command);
}) as () => Passing<MarinaContext>;

/** The signed-in user. */
export const Staff = createParamDecorator((_: unknown, context: ExecutionContext): StaffCaller => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'staff') throw new Error('the route is not declared for signed-in users');
  return caller;
});

/** The `ip` of calls within the process, which come from no network. */
export const WITHIN_PROCESS = '';

/** From where a request comes. */
export interface Sender {
  /** The network address, as the proxies in front name it; null: the call comes from within the process. */
  readonly address: string | null;
  /** The `User-Agent` header; null: none was sent. */
  readonly agent: string | null;
}

export const From = createParamDecorator((_: unknown, context: ExecutionContext): Sender => {
  const { ip, headers } = context.switchToHttp().getRequest<ApiRequest>();
  return { address: ip === WITHIN_PROCESS ? null : ip, agent: headers['user-agent']?.slice(0, 400) ?? null };
}) as () => Passing<Sender>;

/** The active marina of the signed-in user, or the marina of the link. */
export const MarinaId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  const marina = caller === undefined || caller.kind === 'anonymous' ? null : caller.marina_id;
  if (marina === null) throw new Error('the route is not declared for callers with a marina');
  return marina;
});

/** The user's language; only in handlers of `spoken` routes. */
export const SpokenLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const { caller, headers } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'staff') throw new Error('the route is not declared for signed-in users');
  return wantedLanguage(headers['accept-language']) ?? language.catch('en').parse(caller.language);
});

/** The holder of a reservation's link. */
export const Boater = createParamDecorator((_: unknown, context: ExecutionContext): BoaterCaller => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'boater') throw new Error('the route is not declared for boaters');
  return caller;
});

/** The holder of a berth holder's link. */
export const Resident = createParamDecorator((_: unknown, context: ExecutionContext): ResidentCaller => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'resident') throw new Error('the route is not declared for berth holders');
  return caller;
});
