import { describe, expect, it } from '@jest/globals';
import { attachmentApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import type { MarinaFile } from '../../contracts/marinas/files.js';
import { marinaApi, settingsApi } from '../../contracts/marinas/api.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { ONLINE } from '../fixtures/harbour.js';

harbourForEachTest({ marina: { accepts_online_payments: true } });

const profile = {
  name: 'Port Saint-Maurice',
  time_zone: 'Europe/Paris',
  office_email: 'bureau@stmaurice.example',
  street: '12 quai des Marins',
  city: 'Saint-Maurice',
  phone: '+33 2 98 00 00 00',
  website: 'stmaurice.example',
  vhf_channel: '72a',
  position: { latitude: 47.87, longitude: -3.92 },
  opening_hours: [{ day: 'MON' as const, opens: '08:00', closes: '19:00' }],
  amenities: ['SHOWERS' as const],
  services: ['FUEL' as const],
  languages: ['fr' as const],
};
const settings = () => server.must(settingsApi.get, { token: harbour.token });
const add = async (requested_type: string, file: Uint8Array<ArrayBuffer> = new Uint8Array(PNG), languages = '') => {
  const fields = { requested_type, languages };
  const answer = await upload(server, settingsApi.addFile.path, { token: harbour.token, fields, file });
  return { status: answer.status, body: (await answer.json()) as { attachment: MarinaFile; error_type?: string } };
};

describe('the profile of a marina', () => {
  it('is set with its name, and read as it was set', async () => {
    await server.must(settingsApi.profile, { token: harbour.token, body: { marina_profile: profile } });
    const page = await settings();
    expect(page.marina).toMatchObject({ name: 'Port Saint-Maurice', office_email: 'bureau@stmaurice.example' });
    expect(page.profile).toMatchObject({
      phone: '+33298000000',
      website: 'https://stmaurice.example',
      vhf_channel: '72A',
    });
    expect(await harbour.code()).not.toBe('');
  });

  it.each([
    [{ name: ' ' }, 'name', 'marinaNameRequired'],
    [{ time_zone: 'Europe/Atlantis' }, 'time_zone', 'timeZoneUnknown'],
    [{ website: 'javascript:alert(1)' }, 'website', 'webAddressInvalid'],
    [{ vhf_channel: '99' }, 'vhf_channel', 'vhfChannelInvalid'],
    [{ position: { latitude: 91, longitude: 0 } }, 'position.latitude', 'positionInvalid'],
    [
      { opening_hours: [{ day: 'MON', opens: '19:00', closes: '08:00' }] },
      'opening_hours.0.closes',
      'closesBeforeOpening',
    ],
    [{ opening_hours: [{ day: 'MON', opens: '08:10', closes: '19:00' }] }, 'opening_hours.0.opens', 'timeInvalid'],
  ])('refuses %j', async (wrong, path, code) => {
    const body = { marina_profile: { ...profile, ...wrong } } as never;
    const answer = await server.call(settingsApi.profile, { token: harbour.token, body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `marina_profile.${path}`, code }] } });
  });

  it('is saved against the revision that was read', async () => {
    const { revision } = await settings();
    const save = (name: string) =>
      server.call(settingsApi.profile, {
        token: harbour.token,
        body: { marina_profile: { ...profile, name } },
        headers: { 'If-Match': `"${revision}"` },
      });
    expect((await save('First')).status).toBe(200);
    expect((await save('Second')).status).toBe(412);
    expect((await settings()).marina.name).toBe('First');
  });
});

describe('the files of a marina', () => {
  it('are added, put in order, opened and removed', async () => {
    const first = await add('APPROVAL_KIT', undefined, 'en,fr');
    const second = await add('APPROVAL_KIT');
    expect(first.body.attachment).toMatchObject({ status: 'DONE', file_type: 'image/png', languages: ['en', 'fr'] });
    const ids = [second, first].map(({ body }) => body.attachment.id);
    const { token } = harbour;
    await server.must(settingsApi.orderFiles, {
      token,
      body: { requested_type: 'APPROVAL_KIT', attachment_ids: ids },
    });
    const list = await server.must(settingsApi.files, { token, body: { requested_type: 'APPROVAL_KIT' } });
    expect(list.items.map(({ id }) => id)).toEqual(ids);
    const opened = await fetch(`${server.url}${list.items[0]?.url}`);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PNG);
    expect(opened.headers.get('content-disposition')).toContain('papers.png');
    await server.must(settingsApi.removeFile, { token, body: { attachment_id: ids[0]! } });
    expect((await settings()).files.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  it('are documents or pictures, whatever their name says', async () => {
    expect(await add('APPROVAL_KIT', Buffer.from('<script>1</script>'))).toMatchObject({
      status: 415,
      body: { error_type: 'UNSUPPORTED_MEDIA_TYPE' },
    });
    expect((await settings()).files).toEqual([]);
  });

  it('belong to their marina', async () => {
    const { body } = await add('APPROVAL_KIT');
    const kept = harbour;
    await inHarbour({});
    const { token } = harbour;
    const attachment_id = body.attachment.id;
    expect(await server.call(settingsApi.removeFile, { token, body: { attachment_id } })).toMatchObject({
      status: 404,
      body: { error_type: 'MARINA_FILE_NOT_FOUND' },
    });
    expect((await server.call(attachmentApi.getLink, { token, body: { attachment_id } })).status).toBe(404);
    expect((await server.call(attachmentApi.getLink, { token: kept.token, body: { attachment_id } })).status).toBe(200);
  });
});

describe('cancellation policies', () => {
  const short = [{ days_before_arrival: 1, refund_percent: 50 }];

  it('of short stays hold where nothing else is set for long ones', async () => {
    const body = { reservation_settings: { cancellation_policy: short } };
    await server.must(marinaApi.reservationSettings, { token: harbour.token, body });
    server.clock.set('2027-06-01T08:00:00.000Z');
    const asked = await harbour.approved({}, ONLINE);
    await harbour.pay(asked);
    await harbour.cancelByBoater(asked, 'No crew');
    await server.settled();
    expect((await harbour.show(asked)).payment.refunded_amount).toBe(90);
  });

  it('are files that the boaters of their kind of stay open by the link of their reservation', async () => {
    const asked = await harbour.request();
    const seen = () => server.must(boaterReservationApi.get, { token: asked.link });
    await add('CANCELLATION_POLICY_LONG');
    expect((await seen()).cancellation_policy).toBeNull();
    const { body } = await add('CANCELLATION_POLICY_SHORT');
    const attachment_id = body.attachment.id;
    expect((await seen()).cancellation_policy).toEqual({ attachment_id, name: 'papers.png' });
    const link = await server.must(attachmentApi.getLinkAsBoater, { token: asked.link, body: { attachment_id } });
    const opened = await fetch(`${server.url}${link.url}`);
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(PNG);
    await server.must(settingsApi.removeFile, { token: harbour.token, body: { attachment_id } });
    expect((await seen()).cancellation_policy).toBeNull();
  });

  it.each([
    [{ days_before_arrival: 366, refund_percent: 50 }, 'days_before_arrival', 'upTo365Days'],
    [{ days_before_arrival: 1, refund_percent: 101 }, 'refund_percent', 'upTo100Percent'],
  ])('refuse %j', async (step, field, code) => {
    const body = { reservation_settings: { cancellation_policy_long: [step] } };
    const answer = await server.call(marinaApi.reservationSettings, { token: harbour.token, body });
    const path = `reservation_settings.cancellation_policy_long.0.${field}`;
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path, code }] } });
  });
});
