import { describe, expect, it } from '@jest/globals';
import { reservationApi } from '../../contracts/reservations/api.js';
import { PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { EDITOR } from '../fixtures/permissions.js';

harbourForEachTest();

const forHolder = () => ({ boater: somebody(), customer_type: 'RESIDENT' as const, payment: PRICE });

describe('a reservation of staff for a berth holder who is not on record', () => {
  it('registers the person as a berth holder', async () => {
    const asked = await harbour.created('NOTIFY', forHolder());
    await server.settled();
    const { boater, customer_type } = await harbour.show(asked);
    expect([customer_type, boater.relation_type]).toEqual(['RESIDENT', 'RESIDENT']);
  });

  it('leaves a visitor on record a visitor', async () => {
    const boater = somebody();
    await harbour.created('NOTIFY', { boater, payment: PRICE });
    await server.settled();
    const later = { start_date: '2027-09-03', end_date: '2027-09-05' };
    const again = await harbour.created('NOTIFY', { ...forHolder(), boater, ...later });
    await server.settled();
    expect((await harbour.show(again)).boater.relation_type).toBe('VISITOR');
  });

  it('is refused to staff who may not register berth holders, and changes nothing', async () => {
    const { token } = await server.addStaff(harbour.marina, { ...EDITOR, residents: 'VIEWER' });
    const body = harbour.createBody('NOTIFY', forHolder());
    const { status } = await server.call(reservationApi.create, { token, body });
    expect(status).toBe(403);
    await server.settled();
    const list = { token: harbour.token, body: { filter: {}, page: 1, page_size: 10 } };
    expect((await server.must(reservationApi.getall, list)).total).toBe(0);
  });
});
