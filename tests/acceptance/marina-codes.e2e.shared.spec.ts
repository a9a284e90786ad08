import { beforeAll, describe, expect, it } from '@jest/globals';
import { marinaApi } from '../../contracts/marinas/api.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let token: string;
beforeAll(async () => {
  server = await sharedServer();
  ({ token } = await server.addAdmin());
});

const marina = { name: 'Port Vauban', code: 'VAUBAN', country: 'FR', time_zone: 'Europe/Paris' };
const nowhere = { time_zone: 'Europe/Atlantis' };
const add = (more: object = {}) => server.call(marinaApi.add, { token, body: { ...marina, ...more } });
const unknownZone = { status: 400, body: { errors: [{ path: 'time_zone', code: 'timeZoneUnknown' }] } };
const taken = { status: 409, body: { error_type: 'MARINA_CODE_TAKEN' } };

describe("a marina's code", () => {
  it('is not used up by a marina that was refused', async () => {
    expect(await add(nowhere)).toMatchObject(unknownZone);
    expect((await add()).status).toBe(200);
  });

  it("is one marina's only, until it takes another one", async () => {
    expect(await add()).toMatchObject(taken);
    const { body: other } = await add({ code: 'ANTIBES' });
    const change = (more: object) =>
      server.call(marinaApi.update, { token, body: { ...marina, marina_id: other.id, ...more } });
    expect(await change({})).toMatchObject(taken);
    expect(await change({ code: 'JUAN', ...nowhere })).toMatchObject(unknownZone);
    expect((await change({ code: 'JUAN' })).status).toBe(200);
    expect((await add({ code: 'ANTIBES' })).status).toBe(200);
  });
});
