import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import type { Engines } from '../../services/platform/engines/engines.js';
import type { EventStore } from '../../services/platform/event-store/event-store.js';
import { type Harbour, openHarbour, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let harbour: Harbour;
/** Set: a read of a reservation waits until the owner of a mail address is read. */
let claimIsRead: PromiseWithResolvers<void> | null = null;

const within = (engines: Engines): Engines => ({
  ...engines,
  eventStore: new Proxy(engines.eventStore, {
    get: (store, name) => {
      if (name === 'recentOf') {
        return async (...given: Parameters<EventStore['recentOf']>) => {
          const [stream] = given;
          if (stream.startsWith('claim-')) claimIsRead?.resolve();
          if (stream.startsWith('reservation-')) await claimIsRead?.promise;
          return store.recentOf(...given);
        };
      }
      const member: unknown = Reflect.get(store, name);
      return typeof member === 'function' ? (member.bind(store) as unknown) : member;
    },
  }),
});

beforeAll(async () => {
  server = await startHarbourServer({ engines: within });
  harbour = await openHarbour(server);
});
afterAll(() => server.close());

it('a request looks up its first receipt and its boater side by side', async () => {
  const body = await harbour.requestBody({ boater: somebody() });
  claimIsRead = Promise.withResolvers();
  const { status } = await server.call(boaterReservationApi.request, { body });
  expect(status).toBe(200);
  claimIsRead = null;
});
