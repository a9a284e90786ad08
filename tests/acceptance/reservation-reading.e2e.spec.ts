import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  reservationApi,
  attachmentApi,
  boaterReservationApi,
  reservationPriceApi,
} from '../../contracts/reservations/api.js';
import { examplePayment } from '../../contracts/reservations/examples.js';
import { type MarinaServer, type Member, startMarinaServer } from '../fixtures/marina-server.js';
import { eventually } from '../fixtures/platform-bench.js';

const stay = { start_date: '2027-07-14', end_date: '2027-07-19' };
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('reading reservations over HTTP', () => {
  let server: MarinaServer;
  let staff: Member;
  let stranger: Member;
  let reservation_id: string;
  let link: string;

  beforeAll(async () => {
    server = await startMarinaServer();
    const marina = await server.openMarina({ code: 'QSB' });
    staff = await server.addStaff(marina);
    stranger = await server.addStaff(await server.openMarina({ code: 'ELS' }));
    const requested = await server.must(boaterReservationApi.request, {
      body: {
        ...boaterReservationApi.request.example.body!,
        ...stay,
        marina_code: 'QSB',
      },
    });
    reservation_id = requested.id;
    link = requested.link_token;
  });

  afterAll(() => server.close());

  it('lists a new request to this marina and the administrator only', async () => {
    const body = { filter: { search: 'petrel', tab: 'PENDING' as const } };
    const here = await server.must(reservationApi.getall, { token: staff.token, body });
    expect(here).toMatchObject({ items: [{ id: reservation_id, reservation_status: 'initiated' }], total: 1 });
    expect(await server.must(reservationApi.getall, { token: stranger.token, body })).toMatchObject({ total: 0 });
    const { token } = await server.addAdmin();
    const all = await server.must(reservationApi.getallAdmin, { token, body: {} });
    expect(all.items).toMatchObject([{ id: reservation_id, marina: { code: 'QSB' } }]);
    expect((await server.call(reservationApi.getallAdmin, { token: staff.token, body: {} })).status).toBe(403);
  });

  it('shows the page to this marina only', async () => {
    const body = { reservation_id };
    const page = await server.must(reservationApi.get, { token: staff.token, body });
    expect(reservationApi.get.answer.parse(page)).toEqual(page);
    expect(page).toMatchObject({ boater: { last_name: 'Delacroix' }, action_required: 'MARINA' });
    expect((await server.call(reservationApi.get, { token: stranger.token, body })).status).toBe(404);
  });

  it('shows the boater their own view', async () => {
    const view = await server.must(boaterReservationApi.get, { token: link, body: {} });
    expect(boaterReservationApi.get.answer.parse(view)).toEqual(view);
    expect(view).toMatchObject({ id: reservation_id, boater: { email: 'ines@example.org' } });
    expect((await server.call(boaterReservationApi.get, { token: `${link}x`, body: {} })).status).toBe(401);
  });

  it('finds the boater, and quotes and prices a stay', async () => {
    const { token } = staff;
    const found = await server.must(reservationApi.findBoater, { token, body: { email: 'ines@example.org' } });
    expect(found).toMatchObject({ boater: { last_name: 'Delacroix' }, vessels: [{ name: 'Petrel' }] });
    const quoted = await server.must(reservationPriceApi.quote, {
      token,
      body: { ...stay, payment: examplePayment },
    });
    expect(quoted).toMatchObject({ total_to_pay: 297.5, deposit: 59.5 });
    const body = { ...stay, vessel: { length: 11.2, beam: 3.65 } };
    const price = await server.must(reservationPriceApi.calculatePrice, { token, body });
    expect(price).toMatchObject({ currency: 'EUR', price_per_night: 0 });
  });

  it('says up to where everything is in an answer', async () => {
    await server.settled(20_000);
    const head = String(await server.engines.eventStore.head());
    const question = { token: staff.token, body: { reservation_id } };
    // If another process updates the read models, the change is visible a moment later.
    await eventually(async () => {
      return (await server.call(reservationApi.get, question)).headers.get('x-position') === head;
    });
    const { position } = await server.must(reservationApi.update, {
      token: staff.token,
      body: { reservation_id, action: 'UPDATE_NOTE', payload: { internal_notes: 'Friday' } },
    });
    const later = await server.call(reservationApi.get, {
      ...question,
      headers: { 'X-Min-Position': String(position) },
    });
    expect(Number(later.headers.get('x-position'))).toBeGreaterThanOrEqual(position);
  });

  it('hands out a file by its link, as a download', async () => {
    const form = new FormData();
    form.set('attachment_type', 'VESSEL_INSURANCE');
    form.set('file', new Blob([PDF]), 'Police d’assurance.pdf');
    const uploaded = await fetch(`${server.url}${boaterReservationApi.addDocument.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${link}` },
      body: form,
    });
    const receipt = (await uploaded.json()) as { attachment: { id: string }; position: number };
    expect(uploaded.status).toBe(200);
    const headers = { 'X-Min-Position': String(receipt.position) };
    const body = { attachment_id: receipt.attachment.id };
    const { url } = await server.must(attachmentApi.getLink, { token: staff.token, body, headers });
    await server.must(attachmentApi.getLinkAsBoater, { token: link, body });
    expect((await server.call(attachmentApi.getLink, { token: stranger.token, body })).status).toBe(404);

    const file = await fetch(`${server.url}${url}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Police dassurance.pdf"; filename*=UTF-8''Police%20d%E2%80%99assurance.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    });
    server.clock.advance(5 * 60_000);
    const late = await fetch(`${server.url}${url}`);
    expect([late.status, await late.json()]).toMatchObject([403, { error_type: 'LINK_EXPIRED' }]);
  });
});
