import { expect, it } from '@jest/globals';
import { messageApi } from '../../../../contracts/messages/api.js';
import { mailOutboxRoutes } from '../../../../contracts/operations/api.js';
import { reservationApi } from '../../../../contracts/reservations/api.js';
import { shellQueries } from './shell-queries.js';

it.each([
  ['reservations', reservationApi.getall],
  ['chats', messageApi.getall],
  ['outbox', mailOutboxRoutes.getall],
] as const)('%s is asked as the contract has it', (name, route) => {
  const { method, path, does } = route;
  expect(shellQueries[name]).toEqual({ method, path, does });
});
