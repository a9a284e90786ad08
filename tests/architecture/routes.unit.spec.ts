import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import type { Type } from '@nestjs/common';
import type { Route } from '../../contracts/vocabulary/route.js';
import { routeHandledBy } from '../../services/platform/http/handles.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { errorKinds } from '../fixtures/error-kinds.js';
import { isTest, root, sourceFiles } from './source-files.js';

const contracts = sourceFiles('contracts').filter((file) => !isTest(file.path));
const services = sourceFiles('services').filter((file) => !isTest(file.path));

async function load(path: string): Promise<Record<string, unknown>> {
  return (await import(join(root, path))) as Record<string, unknown>;
}

const named = (route: Route) => `${route.method} ${route.path}`;

/** The routes that handlers are bound to, one entry per handler. */
async function boundRoutes(): Promise<Route[]> {
  const bound: Route[] = [];
  for (const { path } of services.filter(({ text }) => /@Handles\(/.test(text))) {
    for (const exported of Object.values(await load(path))) {
      if (typeof exported !== 'function') continue;
      const handled = routeHandledBy(exported as Type);
      if (handled !== undefined) bound.push(handled);
    }
  }
  return bound;
}

describe('the routes', () => {
  it('are made of calls and schemas, each joined once', async () => {
    const declared = async (files: RegExp, ending: string) => {
      const modules = await Promise.all(contracts.filter(({ path }) => files.test(path)).map(({ path }) => load(path)));
      return modules
        .flatMap((module) => Object.entries(module))
        .filter(([name]) => name.endsWith(ending))
        .flatMap(([name, members]) =>
          Object.keys(members as object).map((member) => `${name.slice(0, -ending.length)}.${member}`),
        )
        .sort();
    };
    const joined = await declared(/\/api\.ts$/, 'Api');
    expect(joined).toHaveLength(allRoutes.length);
    expect(await declared(/\/(.+-)?calls\.ts$/, 'Calls')).toEqual(joined);
    expect(await declared(/call-schemas\.ts$/, 'Schemas')).toEqual(joined);
  });

  it('have a method and path of their own', () => {
    const names = allRoutes.map(named);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are in the style of the specification', () => {
    const wrong = allRoutes.filter(
      ({ path }) => !/^(\/[A-Za-z0-9_]+){2,5}(\/\{[a-z_]+\})?$|^\/feed\/quayside\.[a-z]+\.v\d+$/.test(path),
    );
    expect(wrong.map(named)).toEqual([]);
  });

  it('are each bound to one handler', async () => {
    const bound = await boundRoutes();
    expect(bound.length).toBeGreaterThan(0);
    const listed = new Set(allRoutes);
    expect(bound.filter((route) => !listed.has(route)).map(named)).toEqual([]);
    const names = bound.map(named);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('document the status that each of their refusals has in truth', async () => {
    const codes = new Map<string, string>();
    for (const { path } of contracts.filter((file) => file.path.endsWith('/errors.ts'))) {
      for (const [name, exported] of Object.entries(await load(path))) {
        if (typeof exported === 'string') codes.set(name, exported);
        if (typeof exported !== 'object' || exported === null) continue;
        for (const [key, code] of Object.entries(exported)) codes.set(`${name}.${key}`, String(code));
      }
    }
    const kinds = errorKinds();
    const documented = new Set(allRoutes.flatMap((route) => route.errors ?? []));
    const wrong = services.flatMap(({ path, text }) =>
      [...text.matchAll(/refuse\(\s*'(\w+)',\s*(?:'(\w+)'|([\w.]+))/g)].flatMap(([, kind, literal, reference]) => {
        const code = literal ?? codes.get(reference ?? '');
        if (code === undefined || !documented.has(code) || kinds.kindOf(code) === kind) return [];
        return [`${path}: ${code} is refused as ${kind ?? ''}, documented as ${kinds.kindOf(code)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
