import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { callSchemas, type Route, routesOf } from '../../../contracts/vocabulary/route.js';
import { ROUTE } from './route-binding.js';
import { controllerOf, Handles, routeHandledBy } from './handles.js';
import { type ApiRequest, ReceivedCall } from './received-call.js';

const { rename, list } = routesOf(
  {
    rename: { method: 'POST', path: '/boats/rename', access: { kind: 'public' }, does: 'command' },
    list: { method: 'GET', path: '/boats/{harbour}', access: { kind: 'public' }, does: 'query' },
  },
  {
    rename: callSchemas({
      summary: 'Renames a boat',
      body: z.object({ name: z.string(), loud: z.boolean().default(false) }),
      answer: z.object({ names: z.array(z.string()), state: z.enum(['new', 'old']) }),
      example: { body: { name: 'Ada' }, answer: { names: ['Ada'], state: 'new' } },
    }),
    list: callSchemas({
      summary: 'Lists boats',
      body: z.object({ harbour: z.string() }),
      answer: z.object({ names: z.array(z.string()) }),
      example: { body: { harbour: 'Camaret' }, answer: { names: ['Ada'] } },
    }),
  },
);

/** The type check is the test of everything marked as an error here: without the error it fails. */
@Handles(rename)
class RenameBoat {
  execute({
    input: { name },
  }: ReceivedCall<typeof rename>): Promise<{ names: readonly string[]; state: 'new' } | Refusal> {
    return Promise.resolve(name === '' ? refuse('validation', 'VALIDATION') : { names: [name], state: 'new' });
  }
}

@Handles(list)
class ListBoats {
  execute({ input: { harbour } }: ReceivedCall<typeof list>) {
    return { names: [`all of ${harbour}`] };
  }
}

// @ts-expect-error: the answer has no `state`
@Handles(rename)
class AnswersTooLittle {
  execute({ input: { name } }: ReceivedCall<typeof rename>) {
    return { names: [name] };
  }
}

// @ts-expect-error: the answer's `state` is one of two words
@Handles(rename)
class AnswersAnotherType {
  execute({ input: { name } }: ReceivedCall<typeof rename>): { names: string[]; state: string } {
    return { names: [name], state: 'ancient' };
  }
}

// @ts-expect-error: the handler takes the calls of another route
@Handles(rename)
class TakesAnotherCall {
  execute({ input: { harbour } }: ReceivedCall<typeof list>): Refusal {
    return refuse('validation', harbour);
  }
}

class HandlesNothing {}

/** A bus that passes messages to the handlers given by their names, and keeps the names. */
function busOf(handlers: Record<string, { execute(call: never): unknown }>) {
  const carried: string[] = [];
  const execute = (message: ReceivedCall) => {
    carried.push(message.constructor.name);
    return Promise.resolve(handlers[message.constructor.name]?.execute(message as never));
  };
  return { carried, execute };
}

describe('a handler of calls', () => {
  it('is found by its route', () => {
    const handled = [RenameBoat, ListBoats, AnswersTooLittle, AnswersAnotherType, TakesAnotherCall, HandlesNothing];
    expect(handled.map((type) => routeHandledBy(type)?.path)).toEqual([
      '/boats/rename',
      '/boats/{harbour}',
      '/boats/rename',
      '/boats/rename',
      '/boats/rename',
      undefined,
    ]);
  });

  it('receives its call over the bus of commands or of queries, in a message with its name', async () => {
    const commands = busOf({ RenameBoat: new RenameBoat() });
    const queries = busOf({ ListBoats: new ListBoats() });
    const controller = Reflect.construct(controllerOf([RenameBoat, ListBoats]), [commands, queries]) as Record<
      string,
      (request: Partial<ApiRequest>) => Promise<unknown>
    >;
    expect(await controller['RenameBoat']?.({ input: { name: 'Ada', loud: false } })).toEqual({
      names: ['Ada'],
      state: 'new',
    });
    expect(await controller['ListBoats']?.({ input: { harbour: 'Camaret' } })).toEqual({ names: ['all of Camaret'] });
    expect([commands.carried, queries.carried]).toEqual([['RenameBoat'], ['ListBoats']]);
  });

  it('is served at the path and method of its route', () => {
    const { prototype } = controllerOf([ListBoats]) as { prototype: Record<string, object> };
    const method = prototype['ListBoats'] ?? {};
    expect((Reflect.getMetadata(ROUTE, method) as Route).path).toBe('/boats/{harbour}');
    expect(Reflect.getMetadata('path', method)).toBe('/boats/:harbour');
  });

  it('has a route, or the area does not start', () => {
    expect(() => controllerOf([HandlesNothing])).toThrow('HandlesNothing handles no call');
  });
});

describe('a received call', () => {
  it('throws for what its route does not declare', () => {
    const call = new ReceivedCall({ caller: { kind: 'anonymous' }, ip: '10.0.0.1', headers: {} });
    for (const read of [
      () => call.context,
      () => call.marina_id,
      () => call.staff,
      () => call.boater,
      () => call.resident,
      () => call.file,
      () => call.language,
    ]) {
      expect(read).toThrow('the route is not declared');
    }
  });
});
