import { beforeAll, describe, expect, it } from '@jest/globals';
import { boaterApi, erasingApi } from '../../contracts/customers/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { CountUnread } from '../../contracts/messages/queries.js';
import { reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { EventLog, isUnreadable } from '../../services/platform/event-sourcing/event-log.js';
import { HintRegistry } from '../../services/platform/realtime/hint-registry.js';
import { PASSWORD, type MarinaServer, type Member } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

let server: MarinaServer;
let marina: string;
let staff: Member;

beforeAll(async () => {
  server = await sharedServer();
  marina = await server.openMarina({ code: 'TALK' });
  staff = await server.addStaff(marina, EDITOR, { first_name: 'Marta', last_name: 'Kai' });
});

let asked = 0;
/** A new boater requests a berth; returns the link and the ids. */
async function request() {
  asked += 1;
  const answer = await server.must(boaterReservationApi.request, {
    body: {
      marina_code: 'TALK',
      start_date: '2027-07-10',
      end_date: '2027-07-13',
      boater: { first_name: 'Inès', last_name: 'Delacroix', email: `ines${asked}@example.org`, language: 'fr' },
      vessel: { name: 'Sirocco', length: 10, beam: 3, draft: 1.5 },
    },
  });
  const page = await server.must(reservationApi.get, { token: staff.token, body: { reservation_id: answer.id } });
  return { reservation_id: answer.id, boater_id: page.boater.id, link: answer.link_token };
}

type Asked = Awaited<ReturnType<typeof request>>;
const fromBoater = ({ link }: Asked, text: string) =>
  server.must(boaterReservationApi.message, { token: link, body: { text } });
const fromStaff = ({ boater_id, reservation_id }: Asked, text: string, token = staff.token) =>
  server.call(messageApi.create, { token, body: { boater_id, reservation_id, text } });
const conversation = ({ reservation_id, boater_id }: Asked, token = staff.token) =>
  server.must(messageApi.reservation, { token, body: { reservation_id, boater_id } });
const texts = (messages: readonly { text: string; status_code: string | null }[]) =>
  messages.map(({ text, status_code }) => status_code ?? text);

describe('a conversation about a reservation', () => {
  it('shows events and the messages of both sides, in order', async () => {
    const asked = await request();
    server.clock.advance(60_000);
    await fromBoater(asked, 'We will arrive around 20:00.');
    server.clock.advance(60_000);
    expect((await fromStaff(asked, 'Call us on channel 9.')).status).toBe(200);
    const { read, unread, unread_total } = await conversation(asked);
    expect(texts(read)).toEqual(['INITIATED', 'Call us on channel 9.']);
    expect(read[0]).toMatchObject({ isService: true, sender: { kind: 'service' }, unread: false });
    expect(read[1]).toMatchObject({
      sender: { kind: 'staff', id: staff.id, name: 'Marta Kai' },
      signed_by_user: true,
      boater: { id: asked.boater_id, first_name: 'Inès', last_name: 'Delacroix' },
    });
    expect(texts(unread)).toEqual(['We will arrive around 20:00.']);
    expect(unread[0]).toMatchObject({ sender: { kind: 'boater' }, signed_by_user: false, viewed_by_receiver: false });
    expect(unread_total).toBe(1);
  });

  it('counts as unread until staff have read it, and again when they put it back', async () => {
    const asked = await request();
    await fromBoater(asked, 'Hello');
    const { boater_id, reservation_id } = asked;
    const message_ids = (await conversation(asked)).unread.map((message) => message.id);
    const body = { boater_id, message_ids };
    const unread = () =>
      server.app.get(QueryBus, { strict: false }).execute(new CountUnread({ marina_id: marina, reservation_id }));
    await server.must(messageApi.view, { token: staff.token, body });
    expect((await conversation(asked)).unread[0]).toMatchObject({ viewed_by_receiver: true, unread: true });
    expect(await unread()).toBe(1);
    await server.must(messageApi.read, { token: staff.token, body });
    expect(texts((await conversation(asked)).read)).toContain('Hello');
    expect(await unread()).toBe(0);
    await server.must(messageApi.unread, { token: staff.token, body });
    expect((await conversation(asked)).unread_total).toBe(1);
    expect(await unread()).toBe(1);
  });

  it("is the boater's own by the link, without names out of the register", async () => {
    const asked = await request();
    await fromStaff(asked, 'Welcome');
    const seen = () => server.must(messageApi.boaterMessages, { token: asked.link });
    expect(texts((await seen()).unread)).toEqual(['Welcome']);
    await fromBoater(asked, 'Thank you');
    const { read, unread } = await seen();
    expect(unread).toEqual([]);
    expect(texts(read)).toEqual(['INITIATED', 'Welcome', 'Thank you']);
    expect(read.at(-1)).toMatchObject({ signed_by_user: true, sender: { kind: 'boater', name: '' } });
    expect(JSON.stringify(read)).not.toContain('Delacroix');
    expect(JSON.stringify(read)).not.toContain(staff.id);
  });
});

describe('the bell', () => {
  it('hears of what is written and of what the product tells', async () => {
    const asked = await request();
    await fromBoater(asked, 'We will arrive around 20:00.');
    const hints = server.app.get(HintRegistry, { strict: false });
    const heard: (readonly string[])[] = [];
    for (const stream of [`reservation-${asked.reservation_id}`, `conversation-${asked.boater_id}`]) {
      for await (const event of server.app.get(EventLog, { strict: false }).stream(stream)) {
        if (isUnreadable(event)) continue;
        heard.push(...hints.hintsOf(event).flatMap(({ topic, ids }) => (topic === 'messages' ? [ids] : [])));
      }
    }
    expect(heard).toEqual([[asked.reservation_id], [asked.boater_id, asked.reservation_id]]);
  });

  it('shows the latest conversations first, with and without messages of the product', async () => {
    const bell = await server.openMarina({ code: 'BELL' });
    const keeper = await server.addStaff(bell);
    const added = await server.must(boaterApi.add, {
      token: keeper.token,
      body: { first_name: 'Olav', last_name: 'Berg', email: 'olav@example.org', relation_type: 'RESIDENT' },
    });
    await server.must(messageApi.create, {
      token: keeper.token,
      body: { boater_id: added.id, text: 'The water is off on Monday.', chat_view: 'General' },
    });
    server.clock.advance(60_000);
    const request = await server.must(boaterReservationApi.request, {
      body: {
        marina_code: 'BELL',
        start_date: '2027-07-10',
        end_date: '2027-07-13',
        boater: { first_name: 'Ugo', last_name: 'Neri', email: 'ugo@example.org', language: 'it' },
        vessel: { name: 'Bora', length: 9, beam: 3, draft: 1.5 },
      },
    });
    const list = (body: object) => server.must(messageApi.getall, { token: keeper.token, body });
    const all = await list({});
    expect(all.items.map((item) => [item.message, item.chatFlow.type, item.unread])).toEqual([
      ['INITIATED', 'reservation', false],
      ['The water is off on Monday.', 'general', false],
    ]);
    expect(all.items.map((item) => item.chatFlow.redirect_id)).toEqual([request.id, added.id]);
    expect(all.items[1]).toMatchObject({ signed_by_user: true, boater: { first_name: 'Olav' } });
    expect((await list({ remove_notifications: true })).items).toHaveLength(1);
    await server.must(boaterReservationApi.message, { token: request.link_token, body: { text: 'Ciao' } });
    const now = await list({ remove_notifications: true });
    expect(now).toMatchObject({ total: 2, unread_total: 1 });
    expect(now.items[0]).toMatchObject({ message: 'Ciao', unread: true, sender: { kind: 'boater', name: 'Ugo Neri' } });
    const one = await list({ boater_id: added.id });
    expect(texts(one.read)).toEqual(['The water is off on Monday.']);
    expect(one.items).toHaveLength(1);
  });
});

describe('who may write', () => {
  it('needs reservations EDITOR to write to a visitor', async () => {
    const asked = await request();
    const viewer = await server.addStaff(marina, VIEWER);
    expect(await fromStaff(asked, 'Hello', viewer.token)).toMatchObject({
      status: 403,
      body: { error_type: 'FORBIDDEN' },
    });
    // Everyone may read.
    expect(texts((await conversation(asked, viewer.token)).read)).toEqual(['INITIATED']);
  });

  it('needs the chat feature, also behind a link', async () => {
    const silent = await server.openMarina({ code: 'MUTE', permissions: { reservation: true } });
    const keeper = await server.addStaff(silent);
    const { link_token, id } = await server.must(boaterReservationApi.request, {
      body: {
        marina_code: 'MUTE',
        start_date: '2027-07-10',
        end_date: '2027-07-13',
        boater: { first_name: 'Ugo', last_name: 'Neri', email: 'ugo@example.org', language: 'it' },
        vessel: { name: 'Bora', length: 9, beam: 3, draft: 1.5 },
      },
    });
    const refused = { status: 403, body: { error_type: 'FORBIDDEN' } };
    expect(
      await server.call(messageApi.reservation, { token: keeper.token, body: { reservation_id: id } }),
    ).toMatchObject(refused);
    const written = await server.call(boaterReservationApi.message, { token: link_token, body: { text: 'Hello' } });
    expect(written).toMatchObject(refused);
  });

  it('is unknown in another marina', async () => {
    const asked = await request();
    const other = await server.addStaff(await server.openMarina());
    const { boater_id, reservation_id } = asked;
    const notFound = { status: 404 };
    expect(await fromStaff(asked, 'Hello', other.token)).toMatchObject(notFound);
    const reading = { token: other.token, body: { reservation_id } };
    expect(await server.call(messageApi.reservation, reading)).toMatchObject(notFound);
    expect(await server.call(messageApi.getall, { token: other.token, body: { boater_id } })).toMatchObject(notFound);
    const marking = { token: other.token, body: { boater_id, message_ids: [reservation_id] } };
    expect(await server.call(messageApi.read, marking)).toMatchObject(notFound);
  });

  it("keeps a message to the boater's own reservation", async () => {
    const [one, another] = [await request(), await request()];
    const mixed = { ...one, reservation_id: another.reservation_id };
    expect(await fromStaff(mixed, 'Hello')).toMatchObject({ status: 404 });
    const reading = { token: staff.token, body: { reservation_id: one.reservation_id, boater_id: another.boater_id } };
    expect(await server.call(messageApi.reservation, reading)).toMatchObject({ status: 404 });
  });
});

describe('a boater who was erased', () => {
  it('leaves messages without words', async () => {
    const asked = await request();
    await fromBoater(asked, 'My name is Inès Delacroix.');
    const admin = await server.addAdmin();
    await server.must(erasingApi.erase, {
      token: admin.token,
      headers: { 'X-Marina-Id': marina },
      body: { boater_id: asked.boater_id, password: PASSWORD },
    });
    const { read, unread } = await conversation(asked);
    expect(texts([...read, ...unread])).toEqual(['INITIATED', '']);
    expect(unread[0]?.sender.name).toBe('');
    expect((await fromStaff(asked, 'Hello')).status).toBe(404);
    const bell = await server.must(messageApi.getall, { token: staff.token, body: {} });
    expect(JSON.stringify(bell)).not.toContain('My name is');
  });
});
