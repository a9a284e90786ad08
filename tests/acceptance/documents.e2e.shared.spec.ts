import { describe, expect, it } from '@jest/globals';
import { attachmentApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type Asked, headOf, openHarbour, PRICE } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

describe('documents', () => {
  const add = async ({ link }: Asked, attachment_type: string, file: Uint8Array<ArrayBuffer> = new Uint8Array(PNG)) => {
    const path = boaterReservationApi.addDocument.path;
    const answer = await upload(server, path, { token: link, fields: { attachment_type }, file });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const linkTo = (attachment_id: unknown, token: string) =>
    server.call(attachmentApi.getLink, { token, body: { attachment_id: String(attachment_id) } });

  it('must be attached before approval if requested', async () => {
    const asked = await harbour.request();
    const required_documents = { vessel_insurence: true, skipper_id: true };
    await harbour.must(asked, 'UPDATE', { payment: PRICE, required_documents });
    await harbour.accept(asked);
    expect((await harbour.show(asked)).missing_documents).toEqual(['VESSEL_INSURANCE', 'SKIPPER_ID_LICENSE']);
    const missing = (...types: string[]) => ({
      status: 409,
      body: { error_type: 'RESERVATION_DOCUMENTS_MISSING', details: { missing: types } },
    });
    expect(await harbour.act(asked, 'APPROVE', {})).toMatchObject(missing('VESSEL_INSURANCE', 'SKIPPER_ID_LICENSE'));
    expect(await add(asked, 'VESSEL_INSURANCE')).toMatchObject({
      status: 200,
      body: { attachment: { attachment_type: 'VESSEL_INSURANCE', content_type: 'image/png', name: 'papers.png' } },
    });
    expect(await harbour.act(asked, 'APPROVE', {})).toMatchObject(missing('SKIPPER_ID_LICENSE'));
    await add(asked, 'SKIPPER_ID_LICENSE');
    // Documents do not change whose move it is.
    expect(await harbour.standing(asked)).toBe('pending MARINA');
    await harbour.must(asked, 'APPROVE', {});
    expect(await harbour.standing(asked)).toBe('approved -');
  });

  it('are requested automatically if the marina always requires them before approval', async () => {
    const short = { before_approval: ['VESSEL_LICENSE' as const] };
    await inHarbour({ requirements: { short } });
    const asked = await harbour.agreed();
    expect((await harbour.seenByBoater(asked)).missing_documents).toEqual(['VESSEL_LICENSE']);
    expect((await harbour.act(asked, 'APPROVE', {})).body.error_type).toBe('RESERVATION_DOCUMENTS_MISSING');
    // Staff may waive the document.
    await harbour.must(asked, 'APPROVE', { required_documents: {} });
  });

  it('are identified by their content, not by their name', async () => {
    const asked = await harbour.request();
    const before = await headOf(server);
    for (const text of [
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'MZ\x90',
    ]) {
      expect(await add(asked, 'VESSEL_PHOTO', new TextEncoder().encode(text))).toMatchObject({
        status: 415,
        body: { error_type: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    }
    expect(await add(asked, 'VESSEL_PHOTO', new Uint8Array(0))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', code: 'fileRequired' }] },
    });
    expect(await add(asked, 'LOVE_LETTER')).toMatchObject({ status: 400 });
    expect(await headOf(server)).toBe(before);
  });

  it('of more than ten megabytes are refused', async () => {
    const asked = await harbour.request();
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    large.set(PNG);
    expect(await add(asked, 'VESSEL_PHOTO', large)).toMatchObject({
      status: 413,
      body: { error_type: 'PAYLOAD_TOO_LARGE' },
    });
    expect((await harbour.show(asked)).attachments).toEqual([]);
    expect((await add(asked, 'VESSEL_PHOTO', large.slice(0, -1))).status).toBe(200);
  });

  it('are returned byte for byte to users who may see the reservation', async () => {
    const asked = await harbour.request();
    const { body } = await add(asked, 'VESSEL_PHOTO');
    const { id } = body.attachment as { id: string };
    expect((await harbour.show(asked)).attachments).toMatchObject([{ id, name: 'papers.png', size_bytes: PNG.length }]);
    const links = [
      (await linkTo(id, harbour.token)).body.url,
      (await server.must(attachmentApi.getLinkAsBoater, { token: asked.link, body: { attachment_id: id } })).url,
    ];
    for (const url of links) {
      const file = await fetch(`${server.url}${url}`);
      expect(file.headers.get('content-type')).toBe('image/png');
      expect(file.headers.get('content-disposition')).toContain('attachment; filename="papers.png"');
      expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
    }
    server.clock.advance(3_600_000);
    expect((await fetch(`${server.url}${links[0]}`)).status).not.toBe(200);
  });

  it.each([
    ['insurance.pdf.exe', 'insurance.pdf.exe.png'],
    ['insurance\u202Egnp.html', 'insurancegnp.html.png'],
  ])('are downloaded as what they are, whatever their name says: %j', async (given, shown) => {
    const asked = await harbour.request();
    const form = new FormData();
    form.set('attachment_type', 'VESSEL_PHOTO');
    form.set('file', new Blob([new Uint8Array(PNG)]), given);
    const headers = { Authorization: `Bearer ${asked.link}` };
    const added = await fetch(server.url + boaterReservationApi.addDocument.path, {
      method: 'POST',
      headers,
      body: form,
    });
    const { attachment } = (await added.json()) as { attachment: { id: string } };
    await server.settled();
    const { url } = (await linkTo(attachment.id, harbour.token)).body as { url: string };
    const file = await fetch(`${server.url}${url}`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${shown}"; filename*=UTF-8''${shown}`);
  });

  it('are hidden from all others', async () => {
    const asked = await harbour.request();
    const { body } = await add(asked, 'VESSEL_PHOTO');
    const { id } = body.attachment as { id: string };
    const [other, neighbour] = [await openHarbour(server), await harbour.request()];
    expect((await linkTo(id, other.token)).status).toBe(404);
    const answer = await server.call(attachmentApi.getLinkAsBoater, {
      token: neighbour.link,
      body: { attachment_id: id },
    });
    expect(answer.status).toBe(404);
  });

  it('keep the file that is there when the same key comes with another one, also after a restart', async () => {
    const asked = await harbour.request();
    const send = async (file: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('attachment_type', 'VESSEL_PHOTO');
      form.set('file', new Blob([file]), 'papers.png');
      const headers = { Authorization: `Bearer ${asked.link}`, 'Idempotency-Key': 'photo-1' };
      const path = boaterReservationApi.addDocument.path;
      const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
      return { status: answer.status, body: (await answer.json()) as { attachment: { id: string } } };
    };
    const first = await send(new Uint8Array(PNG));
    await server.restart();
    const later = { ...first.body, position: expect.any(Number) };
    expect(await send(new Uint8Array(PNG))).toEqual({ status: 200, body: later });
    const other = new Uint8Array([...PNG, 0]);
    expect((await send(other)).status).toBe(422);
    const url = (await linkTo(first.body.attachment.id, harbour.token)).body.url;
    const file = await fetch(`${server.url}${url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(PNG)).toBe(true);
  });
});
