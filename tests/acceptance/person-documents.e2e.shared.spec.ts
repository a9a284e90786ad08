import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { boaterApi, documentApi, erasingApi, vesselApi } from '../../contracts/customers/api.js';
import type { PersonDocument } from '../../contracts/customers/document.js';
import { attachmentApi } from '../../contracts/reservations/api.js';
import { DocumentExpiryJob } from '../../services/customers/policies/document-expiry-job.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { somebody } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const vessel = { name: 'Belle Étoile', length: 11.4, beam: 3.85, draft: 1.9, type: 'SAIL' as const };

let server: MarinaServer;
let marina: string;
let token: string;
let boater_id: string;
let vessel_id: string;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  marina = await server.openMarina();
  token = (await server.addStaff(marina)).token;
  const boater = somebody({ language: 'fr' });
  ({ email } = boater);
  boater_id = (await server.must(boaterApi.add, { token, body: boater })).id;
  vessel_id = (await server.must(vesselApi.add, { token, body: { boater_id, vessel } })).id;
});

async function add(fields: Record<string, string>, file: Uint8Array<ArrayBuffer> = new Uint8Array(PNG), as = token) {
  const given = { requested_type: 'VESSEL_INSURANCE', ...fields };
  const answer = await upload(server, documentApi.create.path, { token: as, fields: given, file });
  const body = (await answer.json()) as { attachment: PersonDocument; error_type?: string; errors?: unknown };
  await server.settled();
  return { status: answer.status, body };
}
const list = async (about: { boater_id: string } | { vessel_id: string }) =>
  (await server.must(documentApi.getall, { token, body: about })).items;
const linkTo = (attachment_id: string, as = token) =>
  server.call(attachmentApi.getLink, { token: as, body: { attachment_id } });

describe('documents of boaters and boats', () => {
  it('are listed with the boater, newest first, and only the boat’s own with the boat', async () => {
    await add({ vessel_id, expires_on: '2028-03-31' });
    server.clock.set('2027-06-02T08:00:00.000Z');
    await add({ boater_id, requested_type: 'SKIPPER_ID_LICENSE' });
    expect(await list({ boater_id })).toMatchObject([
      { attachment_type: 'SKIPPER_ID_LICENSE', vessel_id: null, expires_on: null, name: 'papers.png' },
      { attachment_type: 'VESSEL_INSURANCE', vessel_id, vessel_name: 'Belle Étoile', expires_on: '2028-03-31' },
    ]);
    expect(await list({ vessel_id })).toMatchObject([{ attachment_type: 'VESSEL_INSURANCE', boater_id }]);
  });

  it('are downloaded byte for byte through a link, under their own name', async () => {
    const { body } = await add({ vessel_id });
    const link = await linkTo(body.attachment.id);
    const answer = await fetch(`${server.url}${(link.body as { url: string }).url}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG);
    expect(answer.headers.get('content-disposition')).toContain('papers.png');
  });

  it('are in the copy of everything on record about the boater, byte for byte', async () => {
    const added = [(await add({ vessel_id })).body, (await add({ boater_id })).body];
    const manager = (await server.addStaff(marina, { ...EDITOR, marina_settings: 'ALLOWED' })).token;
    const copy = await server.must(erasingApi.copy, { token: manager, body: { boater_id } });
    expect(copy).toMatchObject({ file_name: 'boater-2027-06-01.zip', media_type: 'application/zip' });
    const { 'data.json': data, ...files } = unzipSync(Buffer.from(copy.content, 'base64'));
    expect(data).toBeDefined();
    const names = added.map(({ attachment }) => `documents/${attachment.id.slice(0, 8)} papers.png`);
    expect(new Set(Object.keys(files))).toEqual(new Set(names));
    for (const file of Object.values(files)) expect(Buffer.from(file)).toEqual(PNG);
  });

  it('are identified by their content, not by their name', async () => {
    const file = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await add({ boater_id }, file)).toMatchObject({
      status: 415,
      body: { error_type: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    expect(await list({ boater_id })).toEqual([]);
  });

  it('are about one boater or one boat, of a known kind, until a real day', async () => {
    for (const fields of [
      {},
      { boater_id, vessel_id },
      { boater_id, requested_type: 'LOVE_LETTER' },
      { boater_id, expires_on: '2027-02-30' },
    ]) {
      expect(await add(fields as Record<string, string>)).toMatchObject({ status: 400 });
    }
  });

  it('replace an older one of the same kind and boat, whose file is deleted', async () => {
    const { body: old } = await add({ vessel_id });
    const wrong = await add({ vessel_id, requested_type: 'VESSEL_PHOTO', replaces: old.attachment.id });
    expect(wrong).toMatchObject({ status: 404, body: { error_type: 'DOCUMENT_NOT_FOUND' } });
    const { body: fresh } = await add({ vessel_id, replaces: old.attachment.id });
    expect(await list({ vessel_id })).toMatchObject([{ id: fresh.attachment.id }]);
    expect((await linkTo(old.attachment.id)).status).toBe(404);
    expect(await server.engines.blobs.get(old.attachment.id)).toBeUndefined();
  });

  it('get another end, and are deleted with their file', async () => {
    const { body } = await add({ vessel_id });
    const attachment_id = body.attachment.id;
    await server.must(documentApi.update, { token, body: { attachment_id, expires_on: '2029-01-31' } });
    await server.settled();
    expect(await list({ vessel_id })).toMatchObject([{ expires_on: '2029-01-31' }]);
    await server.must(documentApi.delete, { token, body: { attachment_id } });
    await server.settled();
    expect(await list({ vessel_id })).toEqual([]);
    expect(await server.engines.blobs.get(attachment_id)).toBeUndefined();
    const again = await server.call(documentApi.delete, { token, body: { attachment_id } });
    expect(again).toMatchObject({ status: 404, body: { error_type: 'DOCUMENT_NOT_FOUND' } });
  });

  it('are written only by staff who may write the customer', async () => {
    const viewer = (await server.addStaff(marina, VIEWER)).token;
    expect(await add({ vessel_id }, new Uint8Array(PNG), viewer)).toMatchObject({ status: 403 });
    const { body } = await add({ vessel_id });
    const refused = await server.call(documentApi.delete, {
      token: viewer,
      body: { attachment_id: body.attachment.id },
    });
    expect(refused.status).toBe(403);
    expect((await server.call(documentApi.getall, { token: viewer, body: { vessel_id } })).status).toBe(200);
  });

  it('do not exist for another marina', async () => {
    const { body } = await add({ vessel_id });
    const elsewhere = (await server.addStaff(await server.openMarina())).token;
    const attachment_id = body.attachment.id;
    expect((await linkTo(attachment_id, elsewhere)).status).toBe(404);
    const as = { token: elsewhere };
    const answers = [
      await server.call(documentApi.getall, { ...as, body: { vessel_id } }),
      await server.call(documentApi.update, { ...as, body: { attachment_id, expires_on: null } }),
      await server.call(documentApi.delete, { ...as, body: { attachment_id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await add({ vessel_id }, new Uint8Array(PNG), elsewhere)).status).toBe(404);
  });
});

describe('the boater', () => {
  it('is reminded once, by mail and in their language, two weeks before a document ends', async () => {
    const job = server.app.get(DocumentExpiryJob, { strict: false });
    await add({ vessel_id, expires_on: '2027-12-20' });
    server.clock.set('2027-12-05T12:00:00.000Z');
    await job.run();
    await server.settled();
    expect(await list({ vessel_id })).toMatchObject([{ reminded: false }]);
    server.clock.set('2027-12-06T12:00:00.000Z');
    await job.run();
    await job.run();
    await server.settled();
    expect(await list({ vessel_id })).toMatchObject([{ reminded: true }]);
    const mails = await server.engines.outbox?.list({ marina_ids: [marina], to: email, page: 1, page_size: 5 });
    expect(mails?.items).toMatchObject([{ language: 'fr', subject: expect.stringContaining('Belle Étoile') }]);
  });
});
