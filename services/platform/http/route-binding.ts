import { applyDecorators, Get, HttpCode, Post, SetMetadata, type StreamableFile } from '@nestjs/common';
import type * as z from 'zod';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { Route } from '../../../contracts/vocabulary/route.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';

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

/** Serves a method of a controller at the path and method of a route, under which the guard and the interceptor find it. */
export function bindToRoute(route: Route): MethodDecorator {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  const verb = route.method === 'GET' ? Get(path) : Post(path);
  return applyDecorators(verb, HttpCode(200), SetMetadata(ROUTE, route));
}

/** An operational call (health, metrics, documentation): open to everyone, without any marina's data. */
export function Operational(): MethodDecorator {
  return SetMetadata(OPERATIONAL, true);
}
