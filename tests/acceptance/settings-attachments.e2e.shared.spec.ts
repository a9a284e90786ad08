import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { boaterApi, documentApi } from '../../contracts/customers/api.js';
import { settingsApi } from '../../contracts/marinas/api.js';
import type { MarinaFile } from '../../contracts/marinas/files.js';
import { attachmentApi } from '../../contracts/reservations/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { somebody } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const SHORT = 'CANCELLATION_POLICY_SHORT' as const;
const NO_SETTINGS = { ...EDITOR, marina_settings: 'NOT_ALLOWED' as const };

let server: MarinaServer;
let marina: string;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  server.clock.set('2027-06-01T08:00:00.000Z');
  marina = await server.openMarina();
  token = (await server.addStaff(marina)).token;
});

async function create(fields: Record<string, string>, as = token, commandId: string = randomUUID()) {
  const sent = { token: as, fields, file: new Uint8Array(PNG), commandId };
  const answer = await upload(server, '/admin/attachment/create', sent);
  const body = (await answer.json()) as { attachment: MarinaFile; error_type?: string; errors?: unknown };
  return { status: answer.status, body };
}
const listed = async (requested_type: MarinaFile['requested_type'] = SHORT) =>
  (await server.must(documentApi.getall, { token, body: { requested_type, marina_id: marina } })).items;
const inSettings = async () => (await server.must(settingsApi.files, { token, body: {} })).items;
const ids = (files: readonly { readonly id: string }[]) => files.map(({ id }) => id);

describe('attachments of settings under the paths of the specification', () => {
  it('are the files of the settings: added, listed, linked and deleted', async () => {
    const { status, body } = await create({ requested_type: SHORT, marina_id: marina });
    expect([status, body.attachment.requested_type, body.attachment.file_path]).toEqual([
      200,
      SHORT,
      `cancellation_policy_short/${body.attachment.id}`,
    ]);
    const attachment_id = body.attachment.id;
    expect([ids(await listed()), ids(await inSettings())]).toEqual([[attachment_id], [attachment_id]]);
    expect((await server.call(attachmentApi.getLink, { token, body: { attachment_id } })).status).toBe(200);
    await server.must(documentApi.delete, { token, body: { attachment_id } });
    expect([ids(await listed()), ids(await inSettings())]).toEqual([[], []]);
    const again = await server.call(documentApi.delete, { token, body: { attachment_id } });
    expect(again).toMatchObject({ status: 404, body: { error_type: 'DOCUMENT_NOT_FOUND' } });
  });

  it('are those that the settings added, and the other way round', async () => {
    const kit = await create({ requested_type: 'APPROVAL_KIT', languages: 'en,fr' });
    expect(kit.body.attachment.languages).toEqual(['en', 'fr']);
    const fields = { requested_type: 'APPROVAL_KIT' };
    await upload(server, settingsApi.addFile.path, { token, fields, file: new Uint8Array(PNG) });
    expect(ids(await listed('APPROVAL_KIT'))).toEqual(ids(await inSettings()));
    expect(await listed('APPROVAL_KIT')).toHaveLength(2);
    const body = { attachment_id: kit.body.attachment.id, requested_type: 'APPROVAL_KIT' as const, marina_id: marina };
    await server.must(documentApi.delete, { token, body });
    expect(await inSettings()).toHaveLength(1);
    expect(await server.call(documentApi.delete, { token, body })).toMatchObject({
      status: 404,
      body: { error_type: 'MARINA_FILE_NOT_FOUND' },
    });
  });

  it('replace the cancellation policy before', async () => {
    await create({ requested_type: SHORT });
    const { body } = await create({ requested_type: SHORT });
    expect(ids(await listed())).toEqual([body.attachment.id]);
  });

  it('answer a resent call as the first time', async () => {
    const key = randomUUID();
    const answers = [
      await create({ requested_type: SHORT }, token, key),
      await create({ requested_type: SHORT }, token, key),
    ];
    const attachment_id = answers[0]?.body.attachment.id ?? '';
    expect(answers.map(({ body }) => body.attachment.id)).toEqual([attachment_id, attachment_id]);
    const deletion = { token, headers: { 'Idempotency-Key': randomUUID() }, body: { attachment_id } };
    const deleted = [await server.call(documentApi.delete, deletion), await server.call(documentApi.delete, deletion)];
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
    expect(await inSettings()).toEqual([]);
  });

  it('need the permission for the settings', async () => {
    const { body } = await create({ requested_type: SHORT });
    const attachment_id = body.attachment.id;
    const other = (await server.addStaff(marina, NO_SETTINGS)).token;
    const call = { token: other };
    const answers = [
      await create({ requested_type: SHORT }, other),
      await server.call(documentApi.getall, { ...call, body: { requested_type: SHORT } }),
      await server.call(documentApi.delete, { ...call, body: { attachment_id } }),
      await server.call(documentApi.delete, { ...call, body: { attachment_id, requested_type: SHORT } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(ids(await inSettings())).toEqual([attachment_id]);
  });

  it('are those of the own marina only', async () => {
    const { body } = await create({ requested_type: SHORT });
    const attachment_id = body.attachment.id;
    const elsewhere = { token: (await server.addStaff(await server.openMarina())).token };
    const answers = [
      await create({ requested_type: SHORT, marina_id: marina }, elsewhere.token),
      await server.call(documentApi.getall, { ...elsewhere, body: { requested_type: SHORT, marina_id: marina } }),
      await server.call(documentApi.delete, { ...elsewhere, body: { attachment_id } }),
      await server.call(documentApi.delete, { ...elsewhere, body: { attachment_id, requested_type: SHORT } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(ids(await inSettings())).toEqual([attachment_id]);
  });

  it('take no field of a document of people, and such documents none of theirs', async () => {
    const boater_id = (await server.must(boaterApi.add, { token, body: somebody() })).id;
    const refusals = [
      await create({ requested_type: SHORT, boater_id }),
      await create({ requested_type: SHORT, expires_on: '2028-01-01' }),
      await create({ requested_type: 'SKIPPER_ID_LICENSE', boater_id, marina_id: marina }),
      await create({ requested_type: 'SKIPPER_ID_LICENSE', boater_id, languages: 'en' }),
      await create({ requested_type: 'SKIPPER_ID_LICENSE' }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
      [400, [{ path: 'boater_id', code: 'unknownField' }]],
      [400, [{ path: 'expires_on', code: 'unknownField' }]],
      [400, [{ path: 'marina_id', code: 'unknownField' }]],
      [400, [{ path: 'languages', code: 'unknownField' }]],
      [400, [{ path: 'boater_id', code: 'boaterOrVesselRequired' }]],
    ]);
  });
});
