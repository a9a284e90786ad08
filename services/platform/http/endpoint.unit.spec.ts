import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { callSchemas, type Route, routesOf } from '../../../contracts/vocabulary/route.js';
import type { MarinaContext } from '../event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaCommand, ROUTE, type RouteInput } from './endpoint.js';

const { rename } = routesOf(
  { rename: { method: 'POST', path: '/boats/rename', access: { kind: 'public' }, does: 'command' } },
  {
    rename: callSchemas({
      summary: 'Renames a boat',
      body: z.object({ name: z.string(), loud: z.boolean().default(false) }),
      answer: z.object({ names: z.array(z.string()), state: z.enum(['new', 'old']) }),
      example: { body: { name: 'Ada' }, answer: { names: ['Ada'], state: 'new' } },
    }),
  },
);

/** The type check is the test of everything marked as an error here: without the error it fails. */
class Boats {
  @Endpoint(rename)
  fits(@Input() { name }: RouteInput<typeof rename>): Promise<{ names: readonly string[]; state: 'new' } | Refusal> {
    return Promise.resolve(name === '' ? refuse('validation', 'VALIDATION') : { names: [name], state: 'new' });
  }

  @Endpoint(rename)
  takesLess(@Input() { name }: { name: string }): Refusal {
    return refuse('validation', name);
  }

  // @ts-expect-error: the answer has no `state`
  @Endpoint(rename)
  answersTooLittle(@Input() { name }: RouteInput<typeof rename>) {
    return { names: [name] };
  }

  // @ts-expect-error: the answer's `state` is one of two words
  @Endpoint(rename)
  answersAnotherType(@Input() { name }: RouteInput<typeof rename>): Promise<{ names: string[]; state: string }> {
    return Promise.resolve({ names: [name], state: 'ancient' });
  }

  // @ts-expect-error: the route has no `length`
  @Endpoint(rename)
  takesMore(@Input() { length }: RouteInput<typeof rename> & { length: number }): Refusal {
    return refuse('validation', String(length));
  }

  // @ts-expect-error: `name` is text
  @Endpoint(rename)
  takesAnotherType(@Input() { name }: { name: number }): Refusal {
    return refuse('validation', String(name));
  }

  takesItsInputSecond(
    _other: string,
    // @ts-expect-error: the input is the first parameter, where `Endpoint` checks its type
    @Input() { name }: RouteInput<typeof rename>,
  ): Refusal {
    return refuse('validation', name);
  }

  inAMarina(@MarinaCommand() context: MarinaContext): Refusal {
    return refuse('validation', context.marina_id);
  }

  // @ts-expect-error: a command may be carried out in no marina
  inNoMarinaPerhaps(@Command() context: MarinaContext): Refusal {
    return refuse('validation', context.marina_id);
  }
}

describe('a handler', () => {
  it('is bound to its route', () => {
    const handler = Object.getOwnPropertyDescriptor(Boats.prototype, 'fits')?.value as object;
    expect((Reflect.getMetadata(ROUTE, handler) as Route).path).toBe('/boats/rename');
  });
});
