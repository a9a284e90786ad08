import { expect, it } from '@jest/globals';
import { berthApi } from '../../contracts/berths/api.js';
import { openHarbour } from '../fixtures/harbour.js';
import { startMarinaServer } from '../fixtures/marina-server.js';

it('names the address of support, where the installation has one, to a marina that needs support', async () => {
  const server = await startMarinaServer({ settings: { SUPPORT_EMAIL: 'support@harbour.example' } });
  try {
    const harbour = await openHarbour(server, { marina: { permissions: { inventory: true } } });
    const pier = { id: harbour.piers.get('A') ?? '', name: 'A', instant_booking: true };
    const refused = await server.call(berthApi.updatePier, { token: harbour.token, body: { pier } });
    expect(refused).toMatchObject({ status: 403, body: { details: { support_email: 'support@harbour.example' } } });
  } finally {
    await server.close();
  }
});
