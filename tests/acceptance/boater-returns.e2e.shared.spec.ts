import { expect, it } from '@jest/globals';
import { reservationPriceApi } from '../../contracts/reservations/api.js';
import { type Asked, type Harbour, openHarbour, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

const NEXT_YEAR = { start_date: '2028-06-10', end_date: '2028-06-12' };

async function ratingOf(asked: Asked, at: Harbour = harbour) {
  const { boater, vessel } = await at.show(asked);
  const body = { boater_id: boater.id, vessel_id: vessel.id, reservation_id: asked.id };
  return server.call(reservationPriceApi.returns, { token: at.token, body });
}

it('the rating of a boater counts the no-shows and open money of the marina’s own past bookings', async () => {
  const noor = somebody();
  const came = await harbour.approved({ boater: noor });
  const missed = await harbour.approved({ boater: noor, start_date: '2027-06-14', end_date: '2027-06-16' });
  server.clock.set('2027-06-17T08:00:00.000Z');
  await harbour.must(missed, 'CANCEL', { reason: 'customer_no_show' });
  server.clock.set('2028-06-01T08:00:00.000Z');
  const again = await harbour.request({ boater: noor, ...NEXT_YEAR });
  await server.settled();
  const { body } = await ratingOf(again);
  expect(body).toMatchObject({ stars: 1, bookings: 2, kept: 0, stays: 1, no_shows: 1, late_payments: 1 });
  expect(body.last_departure).toBe((await harbour.show(came)).end_date);
});

it('a boater of whom the marina has no past booking has no rating, whatever other marinas know', async () => {
  const noor = somebody();
  const elsewhere = await openHarbour(server);
  await server.settled();
  const there = await elsewhere.approved({ boater: noor });
  server.clock.set('2028-06-01T08:00:00.000Z');
  const here = await harbour.request({ boater: noor, ...NEXT_YEAR });
  await server.settled();
  expect((await ratingOf(here)).body).toMatchObject({ stars: null, bookings: 0, stays_with_others: 0 });
  const { boater } = await elsewhere.show(there);
  const body = { boater_id: boater.id };
  const asked = await server.call(reservationPriceApi.returns, { token: harbour.token, body });
  expect([asked.status, asked.body]).toMatchObject([404, { error_type: 'BOATER_NOT_FOUND' }]);
});
