import type { ModulesContainer } from '@nestjs/core';
import type { Route } from '../../../contracts/vocabulary/route.js';
import { ROUTE } from '../http/route-binding.js';

/** The routes that handlers of the running server are bound to, module by module. */
export function boundRoutes(modules: ModulesContainer): Route[] {
  return [...modules.values()]
    .flatMap((module) => [...module.controllers.values()])
    .flatMap(({ metatype }) => (typeof metatype === 'function' ? routesOfController(metatype) : []));
}

/** The routes of one controller, in the order of its handlers. */
export function routesOfController({ prototype }: { readonly prototype: unknown }): Route[] {
  const members = Object.values(Object.getOwnPropertyDescriptors(prototype ?? {}));
  return members.flatMap(({ value }: PropertyDescriptor) => {
    const route: unknown = typeof value === 'function' ? Reflect.getMetadata(ROUTE, value as object) : undefined;
    return route === undefined ? [] : [route as Route];
  });
}
