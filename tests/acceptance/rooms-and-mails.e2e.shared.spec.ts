import { expect, it } from '@jest/globals';
import { mailOutboxApi, operationsApi } from '../../contracts/operations/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

it('administrators see how much room the files of a marina take', async () => {
  const admin = await server.addAdmin();
  const room = async () => {
    const { items } = await server.must(operationsApi.storage, { token: admin.token, body: { page_size: 100 } });
    return items.find(({ marina_id }) => marina_id === harbour.marina);
  };
  expect(await room()).toBeUndefined();
  const { link } = await harbour.request();
  const fields = { attachment_type: 'VESSEL_INSURANCE' };
  const sent = await upload(server, boaterReservationApi.addDocument.path, { token: link, fields, file: PNG });
  expect(sent.status).toBe(200);
  expect(await room()).toMatchObject({
    marina_name: expect.any(String),
    files: 1,
    bytes: PNG.length,
    nearly_full: false,
  });
  expect((await server.call(operationsApi.storage, { token: harbour.token })).status).toBe(403);
});

it('a marina that hides contact details sees no address in the outbox until the stay is approved', async () => {
  await inHarbour({ marina: { permissions: { reservation: true, inventory: true, hide_contact_details: true } } });
  const email = `hidden-${harbour.marina}@example.org`;
  const asked = await harbour.request({ boater: somebody({ email }) });
  await harbour.must(asked, 'UPDATE', { payment: PRICE });
  await server.settled();
  const list = () => server.must(mailOutboxApi.getall, { token: harbour.token, body: { page_size: 5 } });
  const found = async (body: { to?: string; search?: string }) =>
    (await server.must(mailOutboxApi.getall, { token: harbour.token, body })).total;
  const [hidden] = (await list()).items;
  expect(hidden?.to).toMatch(/^h\*+$/);
  const body = { mail_id: hidden?.id ?? '' };
  const letter = await server.must(mailOutboxApi.get, { token: harbour.token, body });
  expect(JSON.stringify(letter)).not.toContain(email);
  expect([await found({ to: email }), await found({ search: email })]).toEqual([0, 0]);
  expect(await found({ search: hidden?.subject ?? '' })).toBeGreaterThan(0);

  await server.must(boaterReservationApi.acceptPrice, { token: asked.link });
  await harbour.must(asked, 'APPROVE', {});
  await server.settled();
  expect((await list()).items.map(({ to }) => to)).toContain(email);
  expect(await found({ to: email })).toBeGreaterThan(0);
});
