import { Controller, createParamDecorator, type ExecutionContext, Inject, type Type } from '@nestjs/common';
import * as cqrs from '@nestjs/cqrs';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../buses/buses.js';
import { bindToRoute, type RouteAnswer } from './route-binding.js';
import { type ApiRequest, ReceivedCall } from './received-call.js';

/** Handles one call of the API: looks up, decides, answers what the contract says. */
interface CallHandler<R extends Route> {
  // A property, not a method: only so does the compiler refuse a handler of another route's call.
  readonly execute: (call: ReceivedCall<R>) => RouteAnswer<R> | Promise<RouteAnswer<R>>;
}

/** The bus that a call goes over. */
interface CallBus {
  execute(call: ReceivedCall): Promise<unknown>;
}

/** The class of the messages that carry the calls of a route to its handler. */
type CallMessage = new (request: ApiRequest) => ReceivedCall;

interface Handled {
  readonly route: Route;
  readonly message: CallMessage;
}

const HANDLED = 'quayside:handled';

/**
 * Makes the class the handler of a route of the contracts. Path, method, access, parsing and idempotency follow from the
 * route. Each call goes over the command bus or the query bus, as a message with the name of the handler. A handler that
 * takes another input than the route's, or that answers anything but the route's answer or a refusal, does not compile.
 */
export function Handles<R extends Route>(route: R): (handler: Type<CallHandler<R>>) => void {
  return (handler) => {
    const message = { [handler.name]: class extends ReceivedCall {} }[handler.name] as CallMessage;
    const onBus = route.does === 'command' ? cqrs.CommandHandler : cqrs.QueryHandler;
    onBus(message as Type)(handler);
    Reflect.defineMetadata(HANDLED, { route, message } satisfies Handled, handler);
  };
}

/** The route that the class handles; undefined for all other classes. */
export function routeHandledBy(type: Type): Route | undefined {
  return handledBy(type)?.route;
}

function handledBy(type: Type): Handled | undefined {
  return Reflect.getMetadata(HANDLED, type) as Handled | undefined;
}

const Request = createParamDecorator((_: unknown, context: ExecutionContext) =>
  context.switchToHttp().getRequest<ApiRequest>(),
);

class CallController {
  constructor(
    readonly commands: CallBus,
    readonly queries: CallBus,
  ) {}
}

/** Binds the calls of an area to HTTP: a Nest controller with one method for each handler. @throws for other classes */
export function controllerOf(handlers: readonly Type[]): Type {
  class AreaController extends CallController {}
  for (const handler of handlers) bind(AreaController, handler);
  Inject(CommandBus)(AreaController, undefined, 0);
  Inject(QueryBus)(AreaController, undefined, 1);
  Controller()(AreaController);
  return AreaController;
}

function bind(controller: Type<CallController>, handler: Type): void {
  const handled = handledBy(handler);
  if (handled === undefined) throw new Error(`${handler.name} handles no call`);
  const { route, message: Message } = handled;
  const bus = route.does === 'command' ? 'commands' : 'queries';
  const prototype = controller.prototype as object;
  Object.defineProperty(prototype, handler.name, {
    value(this: CallController, request: ApiRequest): Promise<unknown> {
      return this[bus].execute(new Message(request));
    },
  });
  Request()(prototype, handler.name, 0);
  bindToRoute(route)(prototype, handler.name, Object.getOwnPropertyDescriptor(prototype, handler.name) ?? {});
}
