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
import type * as z from 'zod';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import type { CommandContext, MarinaContext } from '../event-sourcing/command-context.js';
import { type ApiRequest, ReceivedCall, type RouteInput, type Sender } from './received-call.js';

export type { RouteInput } from './received-call.js';

export const ROUTE = 'quayside:route';
export const OPERATIONAL = 'quayside:operational';

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

/** Serves a method of a controller at the path and method of a route, under which the guard and the interceptor find it. */
export function bindToRoute(route: Route): MethodDecorator {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  const verb = route.method === 'GET' ? Get(path) : Post(path);
  return applyDecorators(verb, HttpCode(200), SetMetadata(ROUTE, route));
}

/**
 * Binds a method of a controller to a route of the contracts. A method whose first parameter does not take the route's
 * input, or that returns anything but the route's answer or a refusal, does not compile.
 */
export function Endpoint<R extends Route>(route: R) {
  const bind = bindToRoute(route);
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

const received = (context: ExecutionContext) => new ReceivedCall(context.switchToHttp().getRequest<ApiRequest>());

/** The parsed body (POST) or query (GET). */
export const Input = createParamDecorator((_: unknown, context) => received(context).input) as () => FirstParameter;

/** The file of a route declared with `upload`. */
export const Upload = createParamDecorator((_: unknown, context) => received(context).file);

/** The caller and the command id; only in handlers of commands. */
export const Command = createParamDecorator(
  (_: unknown, context) => received(context).context,
) as () => Passing<CommandContext>;

/** The same where the caller has a marina: in handlers of commands of staff and of boaters. */
export const MarinaCommand = createParamDecorator(
  (_: unknown, context) => received(context).marinaContext,
) as () => Passing<MarinaContext>;

/** The signed-in user. */
export const Staff = createParamDecorator((_: unknown, context) => received(context).staff);

export const From = createParamDecorator((_: unknown, context) => received(context).sender) as () => Passing<Sender>;

/** The active marina of the signed-in user, or the marina of the link. */
export const MarinaId = createParamDecorator((_: unknown, context) => received(context).marina_id);

/** The user's language; only in handlers of `spoken` routes. */
export const SpokenLanguage = createParamDecorator((_: unknown, context) => received(context).language);

/** The holder of a reservation's link. */
export const Boater = createParamDecorator((_: unknown, context) => received(context).boater);

/** The holder of a berth holder's link. */
export const Resident = createParamDecorator((_: unknown, context) => received(context).resident);
