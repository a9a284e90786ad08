import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { cashUpApi } from '../../contracts/payments/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { FormerUsersJob } from '../../services/identity/policies/former-users-job.js';
import { furnishMarina } from '../fixtures/furnished-marina.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

const DAY_MS = 86_400_000;

let server: MarinaServer;
beforeAll(async () => {
  server = await startMarinaServer({ settings: { FORMER_STAFF_DAYS: 1 } });
});
afterAll(() => server.close());

/** The read models whose documents of a marina contain a text. */
async function readModelsWith(text: string, marina: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await server.engines.readModels.names()) {
    const collection = await server.engines.readModels.open({ name, indexes: [] });
    const documents = (await collection.find({})).map((document) => JSON.stringify(document));
    if (documents.some((document) => document.includes(text) && document.includes(marina))) found.push(name);
  }
  return found.map((name) => name.replace(/@.*/, '')).sort();
}

describe('the name of a former user', () => {
  it('leaves every read model once the user is erased', async () => {
    const { id, harbour } = await furnishMarina(server, 'Former');
    const { token } = harbour;
    const { user } = await server.must(sessionApi.self, { token });
    const name = `${user.first_name} ${user.last_name}`;
    const today = server.clock.nowIso().slice(0, 10);
    const stay = await harbour.created('APPROVE', { start_date: today, end_date: '2027-06-03' });
    const arrival = { traffic_event_id: `arrival-${stay.id}`, action: 'CONFIRM' as const };
    await server.must(trafficApi.update, { token, body: arrival });
    const cash = { date: today, opening_float: 0, counted_cash: 1, note: 'More than counted' };
    await server.must(cashUpApi.close, { token, body: cash });
    await server.settled();
    expect(await readModelsWith(name, id)).toEqual(
      expect.arrayContaining([
        'cash-days',
        'dock-walk-differences',
        'dock-walks',
        'pricing_versions',
        'reservation-details',
        'traffic',
        'watched-stays',
      ]),
    );

    const other = await server.addStaff(id, undefined, { first_name: 'Lena', last_name: 'Last' });
    await server.settled();
    await server.must(userApi.delete, { token: other.token, body: { user_id: user.id } });
    server.clock.advance(2 * DAY_MS);
    expect(await server.app.get(FormerUsersJob, { strict: false }).run()).toBe(1);
    await server.settled();
    expect(await readModelsWith(name, id)).toEqual([]);
  });
});
