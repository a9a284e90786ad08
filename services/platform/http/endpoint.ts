import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  SetMetadata,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { language, type Language } from '../../../contracts/vocabulary/languages.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { CommandContext } from '../event-sourcing/command-context.js';
import type { BoaterCaller, Caller, StaffCaller } from './caller.js';
import { wantedLanguage } from './wanted-language.js';

export const ROUTE = 'quayside:route';
export const OPERATIONAL = 'quayside:operational';

/** What the guard and the interceptor leave on the request for the parameters of a handler. */
export interface ApiRequest extends FastifyRequest {
  caller?: Caller;
  input?: unknown;
  command?: CommandContext;
}

/** Binds a handler to a route of the contracts: path, method, access, parsing, idempotency follow from it. */
export function Endpoint(route: Route): MethodDecorator {
  const verb = route.method === 'GET' ? Get(route.path) : Post(route.path);
  return applyDecorators(verb, HttpCode(200), SetMetadata(ROUTE, route));
}

/** A call of the machine room (health, metrics, documentation): open to anybody, holds no marina's data. */
export function Operational(): MethodDecorator {
  return SetMetadata(OPERATIONAL, true);
}

/** The parsed body (POST) or query (GET). */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return context.switchToHttp().getRequest<ApiRequest>().input;
});

/** Who asks and under which command id; only in handlers of commands. */
export const Command = createParamDecorator((_: unknown, context: ExecutionContext): CommandContext => {
  const { command } = context.switchToHttp().getRequest<ApiRequest>();
  if (command === undefined) throw new Error('the route is not declared as a command');
  return command;
});

/** The signed-in user. */
export const Staff = createParamDecorator((_: unknown, context: ExecutionContext): StaffCaller => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'staff') throw new Error('the route is not declared for signed-in users');
  return caller;
});

/** The active marina of the signed-in user or the marina of the boater's link. */
export const MarinaId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  const marina = caller === undefined || caller.kind === 'anonymous' ? null : caller.marina_id;
  if (marina === null) throw new Error('the route is not declared for callers with a marina');
  return marina;
});

/** The language that a `spoken` route answers a user in. */
export const SpokenLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const { caller, headers } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'staff') throw new Error('the route is not declared for signed-in users');
  return wantedLanguage(headers['accept-language']) ?? language.catch('en').parse(caller.language);
});

/** Whoever holds a reservation's link. */
export const Boater = createParamDecorator((_: unknown, context: ExecutionContext): BoaterCaller => {
  const { caller } = context.switchToHttp().getRequest<ApiRequest>();
  if (caller?.kind !== 'boater') throw new Error('the route is not declared for boaters');
  return caller;
});
