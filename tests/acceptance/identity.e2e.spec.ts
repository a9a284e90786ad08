import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionRoutes } from '../../contracts/identity/session-api.js';
import { userRoutes } from '../../contracts/identity/users-api.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
beforeAll(async () => {
  const t = performance.now();
  server = await startMarinaServer();
  process.stderr.write(`start ${performance.now() - t}\n`);
  const t2 = performance.now();
  await server.restart();
  process.stderr.write(`restart ${performance.now() - t2}\n`);
});
afterAll(() => server.close());

describe('x', () => {
  it('y', async () => {
    const marina = await server.openMarina();
    const staff = await server.addStaff(marina);
    const self = await server.must(sessionRoutes.self, { token: staff.token });
    expect(self.user.email).toBe(staff.email);
    expect(await server.must(userRoutes.getall, { token: staff.token })).toMatchObject({ total: 1 });
  });
});
