import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { requestApi } from '../../contracts/memberships/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { mailOutboxApi } from '../../contracts/operations/api.js';
import { boaterLinkApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import type { Asked } from '../fixtures/harbour.js';
import { VIEWER } from '../fixtures/permissions.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest();

const read = (token: string) => server.call(boaterReservationApi.get, { token });
const write = (token: string) =>
  server.call(boaterReservationApi.message, { token, body: { text: 'Is there water on the pier?' } });
const attach = (token: string) => upload(server, messageApi.attachAsBoater.path, { token, fields: {}, file: PNG });
const body = ({ id }: Asked) => ({ reservation_id: id });
const send = (asked: Asked, token = harbour.token) => server.call(boaterLinkApi.send, { token, body: body(asked) });
const revoke = (asked: Asked) => server.call(boaterLinkApi.revoke, { token: harbour.token, body: body(asked) });
const show = (asked: Asked, token = harbour.token) => server.call(boaterLinkApi.show, { token, body: body(asked) });

/** The token in the newest mail about the link. */
async function mailedToken(asked: Asked): Promise<string> {
  await server.settled();
  const { items } = await server.must(mailOutboxApi.getall, { token: harbour.token, body: { search: 'link' } });
  const [newest] = items;
  const mail = await server.engines.outbox?.get(newest?.id ?? '');
  const [, token = ''] = /\/r\/(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(token.startsWith(asked.id)).toBe(true);
  return token;
}

describe("the boater's link", () => {
  it('expires thirty days after the stay and opens again when the marina sends it', async () => {
    const asked = await harbour.request();
    server.clock.set('2027-07-14T22:00:00.000Z');
    expect((await read(asked.link)).status).toBe(200);
    server.clock.set('2027-07-15T08:00:00.000Z');
    expect(await read(asked.link)).toMatchObject({ status: 401, body: { error_type: 'BOATER_LINK_EXPIRED' } });
    expect((await show(asked)).body).toMatchObject({ state: 'EXPIRED', sent_at: null });
    expect((await send(asked)).status).toBe(200);
    expect((await read(asked.link)).status).toBe(200);
    expect(await mailedToken(asked)).toBe(asked.link);
    expect((await show(asked)).body).toMatchObject({ state: 'VALID', expires_at: '2027-08-14T08:00:00.000Z' });
  });

  it('that was withdrawn opens nothing; the next mail has a new one', async () => {
    const asked = await harbour.request();
    expect((await revoke(asked)).status).toBe(200);
    expect(await read(asked.link)).toMatchObject({ status: 401, body: { error_type: 'BOATER_LINK_REVOKED' } });
    expect(await write(asked.link)).toMatchObject({ status: 401, body: { error_type: 'BOATER_LINK_REVOKED' } });
    expect((await show(asked)).body).toMatchObject({ state: 'REVOKED' });
    await send(asked);
    const renewed = await mailedToken(asked);
    expect(renewed).not.toBe(asked.link);
    expect((await read(renewed)).status).toBe(200);
    expect((await read(asked.link)).status).toBe(401);
  });

  it('of a cancelled stay only reads', async () => {
    const asked = await harbour.request();
    expect((await write(asked.link)).status).toBe(200);
    expect((await attach(asked.link)).status).toBe(200);
    await server.must(boaterReservationApi.cancel, { token: asked.link, body: { reason: '' } });
    expect((await read(asked.link)).status).toBe(200);
    const refused = { status: 403, body: { error_type: 'BOATER_LINK_ONLY_READS' } };
    expect(await write(asked.link)).toMatchObject(refused);
    const attached = await attach(asked.link);
    expect({ status: attached.status, body: await attached.json() }).toMatchObject(refused);
    const request = { kind: 'RESIDENCY' as const };
    expect(await server.call(requestApi.file, { token: asked.link, body: request })).toMatchObject(refused);
  });

  it('is sent and withdrawn only by staff who may change reservations of the marina', async () => {
    const asked = await harbour.request();
    const { token } = await server.addStaff(harbour.marina, VIEWER);
    expect((await send(asked, token)).status).toBe(403);
    expect((await show(asked, token)).status).toBe(200);
  });

  it('is in the history of the reservation', async () => {
    const asked = await harbour.request();
    await send(asked);
    await revoke(asked);
    await server.settled();
    const { items } = await server.must(auditApi.ofReservation, {
      token: harbour.token,
      body: { reservation_id: asked.id, page_size: 20 },
    });
    expect(items.map(({ event_type }) => event_type)).toEqual(
      expect.arrayContaining(['BoaterLinkSent', 'BoaterLinkRevoked']),
    );
  });
});
