import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configurationApi, legalTextApi, marinaApi, publicApi } from '../../contracts/marinas/api.js';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { operationsApi } from '../../contracts/operations/api.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type MarinaServer, type Member, PASSWORD, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';
import { eventually } from '../fixtures/platform-bench.js';

let server: MarinaServer;
let admin: Member;

beforeAll(async () => {
  server = await startMarinaServer();
  admin = await server.addAdmin();
});
afterAll(() => server.close());

const as = () => ({ token: admin.token });
const details = { country: 'NO', time_zone: 'Europe/Oslo' };

describe('marinas of the installation', () => {
  it('are opened, found by filters, changed, and get their first manager', async () => {
    const body = { ...details, name: 'Port Solvik', code: 'SOLVIK', association_code: 'IGY', mode: 'lite' } as const;
    const { id } = await server.must(marinaApi.add, { ...as(), body });
    await server.must(marinaApi.add, { ...as(), body: { ...details, name: 'Anker', code: 'ANKER' } });
    await server.settled();
    const codes = async (filter: object) =>
      (await server.must(marinaApi.getall, { ...as(), body: filter })).items.map(({ code }) => code);
    expect(await codes({ countries: ['NO'] })).toEqual(['ANKER', 'SOLVIK']);
    expect(await codes({ countries: ['NO'], sort: { field: 'name', direction: 'desc' } })).toEqual(['SOLVIK', 'ANKER']);
    expect(await codes({ association_codes: ['IGY'] })).toEqual(['SOLVIK']);
    expect(await codes({ association_codes: ['NONE'], countries: ['NO'] })).toEqual(['ANKER']);
    expect(await codes({ modes: ['lite'], search: 'solv' })).toEqual(['SOLVIK']);
    expect(await codes({ countries: ['FR'] })).not.toContain('SOLVIK');
    const found = await server.must(marinaApi.get, { ...as(), body: { marina_id: id } });
    expect(found).toMatchObject({ revision: 0, marina: { name: 'Port Solvik', mode: 'lite' } });
    const changed = await server.call(marinaApi.update, {
      ...as(),
      body: { marina_id: id, ...body, name: 'Solvik Havn' },
      headers: { 'If-Match': `"${found.revision}"` },
    });
    expect(changed.status).toBe(200);
    const stale = await server.call(marinaApi.update, {
      ...as(),
      body: { marina_id: id, ...body, name: 'Solvik' },
      headers: { 'If-Match': `"${found.revision}"` },
    });
    expect(stale.status).toBe(412);
    const manager = {
      email: 'leder@example.org',
      first_name: 'Kari',
      last_name: 'Dahl',
      permissions: EDITOR,
      password: PASSWORD,
    };
    const invited = await server.call(userApi.add, { ...as(), body: manager, headers: { 'X-Marina-Id': id } });
    expect(invited.status).toBe(200);
  });

  it('are not found where there is none', async () => {
    const answer = await server.call(marinaApi.get, { ...as(), body: { marina_id: freshId() } });
    expect([answer.status, answer.body.error_type]).toEqual([404, 'MARINA_NOT_FOUND']);
  });
});

describe('the configuration', () => {
  const german = (words: string) => ({ title: 'Cookies', sections: [{ title: 'Eins', paragraphs: [words] }] });
  const publish = (words: string) =>
    server.must(configurationApi.publish, {
      ...as(),
      body: { kind: 'cookie_policy', language: 'de', text: german(words) },
    });

  it('publishes legal texts in versions: the newest holds, earlier ones can be read', async () => {
    const asked = { kind: 'cookie_policy', language: 'de' } as const;
    const before = await server.must(legalTextApi.text, { body: asked });
    expect(before).toMatchObject({ version: 0, published_at: null, versions: [{ version: 0 }] });
    await publish('Erste');
    await publish('Zweite');
    await publish('Zweite');
    const now = await server.must(legalTextApi.text, { body: asked });
    expect(now.versions.map(({ version }) => version)).toEqual([2, 1, 0]);
    expect(now.text).toEqual(german('Zweite'));
    expect((await server.must(legalTextApi.text, { body: { ...asked, version: 1 } })).text).toEqual(german('Erste'));
    expect((await server.must(legalTextApi.text, { body: { ...asked, version: 0 } })).text).toEqual(before.text);
    const data = await server.must(publicApi.data, { body: { language: 'all' } });
    expect(data.cookie_policy.de).toEqual(german('Zweite'));
    expect(data.cookie_policy.en?.sections.length).toBeGreaterThan(0);
    const missing = await server.call(legalTextApi.text, { body: { ...asked, version: 9 } });
    expect([missing.status, missing.body.error_type]).toEqual([404, 'LEGAL_TEXT_NOT_FOUND']);
    const { texts } = await server.must(configurationApi.get, as());
    expect(texts.find(({ kind, language }) => kind === 'cookie_policy' && language === 'de')?.version).toBe(2);
    expect(texts).toHaveLength(20);
  });

  it('refuses texts without words, with the place of the error', async () => {
    const text = { title: ' ', sections: [{ title: 'Eins', paragraphs: [] }] };
    const { status, body } = await server.call(configurationApi.publish, {
      ...as(),
      body: { kind: 'cookie_policy', language: 'de', text },
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'text.title', code: 'legalTitleRequired' }),
        expect.objectContaining({ path: 'text.sections.0.paragraphs', code: 'paragraphRequired' }),
      ]),
    );
  });

  it('sets the offer once against the revision that the form showed', async () => {
    const { offer, revision } = await server.must(configurationApi.get, as());
    const next = { associations: { ...offer.associations, IGY: 'IGY Marinas' }, amenities: ['WIFI' as const] };
    const set = () =>
      server.call(configurationApi.offer, {
        ...as(),
        body: { offer: next },
        headers: { 'If-Match': `"${revision}"` },
      });
    expect((await set()).status).toBe(200);
    const other = await server.call(configurationApi.offer, {
      ...as(),
      body: { offer },
      headers: { 'If-Match': `"${revision}"` },
    });
    expect(other.status).toBe(412);
    const data = await server.must(publicApi.data, { body: { language: 'en' } });
    expect(data).toMatchObject({ amenities: ['WIFI'], associationNames: { IGY: 'IGY Marinas' } });
  });

  it('is for administrators only', async () => {
    const staff = await server.addStaff(await server.openMarina());
    expect((await server.call(configurationApi.get, { token: staff.token })).status).toBe(403);
  });
});

describe('the logos of associations', () => {
  const set = (
    fields: Record<string, string>,
    file: Uint8Array<ArrayBuffer> = new Uint8Array(PNG),
    commandId?: string,
  ) =>
    upload(server, configurationApi.setLogo.path, {
      token: admin.token,
      fields,
      file,
      ...(commandId === undefined ? {} : { commandId }),
    });
  const light = { association: 'STX', scheme: 'light' } as const;
  const logos = async () => (await server.must(configurationApi.get, as())).logos;
  const shown = (address: string | null) => fetch(`${server.url}${address ?? '/none'}`);

  it('are pictures that anybody may read at an address of their own, and gone when they are replaced', async () => {
    expect((await set(light)).status).toBe(200);
    const { STX: first } = await logos();
    expect(first.dark).toBeNull();
    const picture = await shown(first.light);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await picture.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await set(light)).status).toBe(200);
    const { STX: second } = await logos();
    expect(second.light).not.toBe(first.light);
    expect([(await shown(first.light)).status, (await shown(second.light)).status]).toEqual([404, 200]);
    await server.settled();
    const { blobs } = server.engines;
    const idOf = (address: string | null) => new URLSearchParams(address?.split('?')[1]).get('logo_id') ?? '';
    expect(await blobs.get(idOf(first.light))).toBeUndefined();
    expect(await blobs.get(idOf(second.light))).toBeDefined();
    await server.must(configurationApi.removeLogo, { ...as(), body: light });
    expect((await logos()).STX.light).toBeNull();
    expect((await shown(second.light)).status).toBe(404);
  });

  it('are stored once however often they are sent, and refused when no browser shows them', async () => {
    const key = freshId();
    const answers = [await set(light, undefined, key), await set(light, undefined, key)];
    const revisions = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { revision: number }).revision),
    );
    expect(revisions[0]).toBe(revisions[1]);
    const pdf = new Uint8Array(Buffer.from('%PDF-1.7\n%âãÏÓ\n'));
    for (const file of [pdf, new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))]) {
      expect((await set(light, file)).status).toBe(415);
    }
    expect((await set({ association: 'NONE', scheme: 'light' })).status).toBe(400);
    const staff = await server.addStaff(await server.openMarina());
    const refused = await upload(server, configurationApi.setLogo.path, {
      token: staff.token,
      fields: light,
      file: new Uint8Array(PNG),
    });
    expect(refused.status).toBe(403);
  });

  it('never show a file of anything else', async () => {
    expect((await fetch(`${server.url}/associations/logo?logo_id=${freshId()}`)).status).toBe(404);
    expect((await fetch(`${server.url}/associations/logo?logo_id=..%2F..%2Fetc`)).status).toBe(400);
  });

  it('and the name are seen by the staff of its marinas and by its manager', async () => {
    await set({ association: 'BFG', scheme: 'dark' });
    const { offer } = await server.must(configurationApi.get, as());
    const named = { ...offer, associations: { ...offer.associations, BFG: 'Blue Flag Group' } };
    await server.must(configurationApi.offer, { ...as(), body: { offer: named } });
    const association = { code: 'BFG', name: 'Blue Flag Group', logos: (await logos()).BFG };
    expect(association.logos.dark).toMatch(/^\/associations\/logo\?logo_id=/);
    const seenBy = async (token: string) => (await server.must(sessionApi.self, { token })).user.association;
    const member = await server.addStaff(await server.openMarina({ association_code: 'BFG' }));
    expect(await seenBy(member.token)).toEqual(association);
    expect(await seenBy((await server.addStaff(await server.openMarina({ association_code: null }))).token)).toBeNull();
    const manager = await server.addUser({ association_code: 'BFG' });
    expect(await seenBy(manager.token)).toEqual(association);
    expect(await seenBy(admin.token)).toBeNull();
  });
});

describe('public data', () => {
  it('is sent again only when it has changed', async () => {
    const ask = (etag?: string) =>
      server.call(publicApi.data, {
        body: { language: 'en' },
        ...(etag === undefined ? {} : { headers: { 'If-None-Match': etag } }),
      });
    const etag = (await ask()).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const address = `${server.url}/admin/public/marinas`;
    const first = await fetch(address);
    const marinas = (await first.json()) as Record<string, { name: string }>;
    expect(marinas['SOLVIK']).toEqual({ name: 'Solvik Havn', country: 'NO', association_code: 'IGY' });
    const known = { 'If-None-Match': first.headers.get('etag') ?? '' };
    const again = await fetch(address, { headers: known });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await server.must(marinaApi.add, { ...as(), body: { ...details, name: 'Ny', code: 'NYHAVN' } });
    await server.settled();
    const changed = await fetch(address, { headers: known });
    expect([changed.status, Object.keys((await changed.json()) as object)]).toEqual([
      200,
      expect.arrayContaining(['NYHAVN']),
    ]);
  });
});

describe('the operations', () => {
  it('show version and engines, and rebuild a read model beside the served one', async () => {
    const overview = await server.must(operationsApi.overview, as());
    expect(overview.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(overview.engines.map(({ part, problem }) => [part, problem])).toEqual(
      expect.arrayContaining([
        ['event_store', null],
        ['read_models', null],
      ]),
    );
    expect(await server.must(operationsApi.rebuild, { ...as(), body: { read_model: 'marinas' } })).toEqual({
      read_model: 'marinas',
    });
    await eventually(async () => {
      const { rebuilds } = await server.must(operationsApi.overview, as());
      return rebuilds.some(({ read_model, state }) => read_model === 'marinas' && state === 'served');
    });
    const { items } = await server.must(marinaApi.getall, { ...as(), body: { search: 'solvik' } });
    expect(items.map(({ code }) => code)).toEqual(['SOLVIK']);
    await server.must(marinaApi.add, { ...as(), body: { ...details, name: 'Etter', code: 'ETTER' } });
    await server.settled();
    expect((await server.must(marinaApi.getall, { ...as(), body: { search: 'etter' } })).total).toBe(1);
    const unknown = await server.call(operationsApi.rebuild, { ...as(), body: { read_model: 'nothing' } });
    expect([unknown.status, unknown.body.error_type]).toEqual([404, 'READ_MODEL_NOT_FOUND']);
  });
});
