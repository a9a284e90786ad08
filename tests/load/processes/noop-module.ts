import { type DynamicModule, Module } from '@nestjs/common';
import * as z from 'zod';
import { updateReservation } from '../../../contracts/reservations/update.js';
import { commandReceipt, receiptExample, type Route } from '../../../contracts/vocabulary/route.js';
import { controllerOf, Handles } from '../../../services/platform/http/handles.js';

/**
 * A call that is handled like an approval: signed in, with permission to change reservations, parsed by the same
 * contract. It does nothing.
 */
export const noopCommand: Route<typeof updateReservation, typeof commandReceipt> = {
  method: 'POST',
  path: '/bench/command',
  access: { kind: 'staff', feature: 'reservation', needs: { area: 'reservations', level: 'EDITOR' } },
  does: 'command',
  summary: 'Does nothing',
  body: updateReservation,
  answer: commandReceipt,
  rate: 'staff',
  example: {
    body: { reservation_id: receiptExample.id, action: 'APPROVE', payload: {} },
    answer: receiptExample,
  },
};

export const noopQuery: Route = {
  method: 'GET',
  path: '/bench/query',
  access: { kind: 'staff', feature: 'reservation' },
  does: 'query',
  summary: 'Answers nothing',
  answer: z.object({}),
  rate: 'staff',
  example: { answer: {} },
};

@Handles(noopCommand)
class DoNothing {
  execute() {
    return receiptExample;
  }
}

@Handles(noopQuery)
class AnswerNothing {
  execute() {
    return {};
  }
}

@Module({})
class NoopModule {}

/** The product with two calls that are handled like any other and do nothing. */
export function withNoops(product: DynamicModule): DynamicModule {
  const calls = [DoNothing, AnswerNothing];
  return { module: NoopModule, imports: [product], controllers: [controllerOf(calls)], providers: calls };
}
