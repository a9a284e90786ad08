import { beforeAll, describe, expect, it } from '@jest/globals';
import { boaterApi, erasingApi } from '../../contracts/customers/api.js';
import { UPLOAD_LIMIT_BYTES } from '../../contracts/vocabulary/uploads.js';
import { messageApi } from '../../contracts/messages/api.js';
import { CountUnread } from '../../contracts/messages/queries.js';
import { attachmentApi, reservationApi, boaterReservationApi } from '../../contracts/reservations/api.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { EventLog, isUnreadable } from '../../services/platform/event-sourcing/event-log.js';
import { HintRegistry } from '../../services/platform/realtime/hint-registry.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
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
      server.app
        .get(QueryBus, { strict: false })
        .execute(new CountUnread({ marina_id: marina, reservation_id, user_id: staff.id }));
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

describe('marks', () => {
  it('are those of the user alone', async () => {
    const asked = await request();
    await fromBoater(asked, 'Hello');
    const colleague = await server.addStaff(marina, EDITOR);
    const message_ids = (await conversation(asked)).unread.map((message) => message.id);
    // Without the boater's id, as the specification lists it.
    await server.must(messageApi.read, { token: staff.token, body: { message_ids } });
    await server.settled();
    expect((await conversation(asked)).unread_total).toBe(0);
    const theirs = await conversation(asked, colleague.token);
    expect(theirs).toMatchObject({ unread_total: 1, unread: [{ text: 'Hello', read_by_receiver: true }] });
  });
});

describe('unread messages in the list of reservations', () => {
  it('are counted and found for the user alone', async () => {
    const colleague = await server.addStaff(marina, EDITOR);
    const [quiet, spoken] = [await request(), await request()];
    await fromBoater(spoken, 'Hello');
    await fromBoater(spoken, 'Is there a crane?');
    await server.settled();
    const found = async (token: string, filter: { unread_only?: true } = {}) => {
      const { items } = await server.must(reservationApi.getall, { token, body: { filter, page_size: 100 } });
      return new Map(items.map(({ id, unread_messages }) => [id, unread_messages]));
    };
    const all = await found(staff.token);
    expect([all.get(quiet.reservation_id), all.get(spoken.reservation_id)]).toEqual([0, 2]);
    const unread = await found(staff.token, { unread_only: true });
    expect(unread.get(spoken.reservation_id)).toBe(2);
    expect(unread.has(quiet.reservation_id)).toBe(false);
    await server.must(messageApi.readAll, { token: staff.token });
    await server.settled();
    expect(await found(staff.token, { unread_only: true })).toEqual(new Map());
    expect((await found(colleague.token, { unread_only: true })).get(spoken.reservation_id)).toBe(2);
  });

  it('bring their conversation to the top of the list where that is asked', async () => {
    const [spoken, later] = [await request(), await request()];
    server.clock.advance(60_000);
    await fromBoater(spoken, 'Hello');
    server.clock.advance(60_000);
    await fromStaff(later, 'Welcome');
    await server.settled();
    const ids = async (body: { unread_first?: true; page?: number; page_size?: number }) =>
      (
        await server.must(messageApi.getall, { token: staff.token, body: { remove_notifications: true, ...body } })
      ).items.map(({ id }) => id);
    expect((await ids({})).slice(0, 2)).toEqual([later.reservation_id, spoken.reservation_id]);
    const first = await ids({ unread_first: true, page_size: 100 });
    expect(first[0]).toBe(spoken.reservation_id);
    expect([...first].sort()).toEqual([...(await ids({ page_size: 100 }))].sort());
    const pages = [
      await ids({ unread_first: true, page_size: 1 }),
      await ids({ unread_first: true, page_size: 1, page: 2 }),
    ];
    expect(pages.flat()).toEqual(first.slice(0, 2));
  });
});

describe('reading all', () => {
  it('leaves nothing unread to the user, and everything to colleagues', async () => {
    for (const asked of [await request(), await request()]) await fromBoater(asked, 'Hello');
    await server.settled();
    const colleague = await server.addStaff(marina, EDITOR);
    const unread = async (token: string) => (await server.must(messageApi.getall, { token, body: {} })).unread_total;
    expect(await unread(staff.token)).toBeGreaterThanOrEqual(2);
    await server.must(messageApi.readAll, { token: staff.token });
    await server.settled();
    expect(await unread(staff.token)).toBe(0);
    expect(await unread(colleague.token)).toBeGreaterThanOrEqual(2);
    await server.must(messageApi.readAll, { token: staff.token });
  });
});

describe('a message about no reservation', () => {
  it('is mailed to the boater in their language, with markup as text', async () => {
    const { token } = staff;
    const person = { first_name: 'Greta', last_name: 'Holm', email: 'greta@example.org', language: 'de' as const };
    const { id: boater_id } = await server.must(boaterApi.add, { token, body: person });
    const text = 'Das Wasser ist ab.\n<script>alert(1)</script>';
    await server.must(messageApi.create, { token, body: { boater_id, text, chat_view: 'General' } });
    await server.settled();
    const { outbox } = server.engines;
    if (outbox === null) throw new Error('this server keeps no mails');
    const { items } = await outbox.list({ marina_ids: [marina], to: person.email, page: 1, page_size: 5 });
    expect(items).toHaveLength(1);
    const mail = await outbox.get(items[0]!.id);
    expect(mail?.subject).toMatch(/^Eine Nachricht von /);
    expect(mail?.text).toContain('Guten Tag Greta,\n\nDas Wasser ist ab.');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).toContain('&#60;script&#62;');
  });
});

describe('editing', () => {
  const edit = (message_id: string, text: string, token = staff.token) =>
    server.call(messageApi.edit, { token, body: { message_id, text } });

  it('changes the own message for both sides and shows that it did', async () => {
    const asked = await request();
    const { body } = await fromStaff(asked, 'Berth C12 is yours.');
    await server.settled();
    expect((await edit(body.id, 'Berth C14 is yours.')).status).toBe(200);
    await server.settled();
    const { read } = await conversation(asked);
    expect(read.at(-1)).toMatchObject({ text: 'Berth C14 is yours.' });
    expect(read.at(-1)?.edited_at).not.toBeNull();
    const seen = await server.must(messageApi.boaterMessages, { token: asked.link });
    expect(texts(seen.unread)).toEqual(['Berth C14 is yours.']);
    const bell = await server.must(messageApi.getall, {
      token: staff.token,
      body: { boater_id: asked.boater_id, remove_notifications: true },
    });
    expect(bell.items[0]?.message).toBe('Berth C14 is yours.');
  });

  it('is refused for messages of others', async () => {
    const asked = await request();
    const { body } = await fromStaff(asked, 'Berth C12 is yours.');
    const said = await fromBoater(asked, 'Thank you');
    await server.settled();
    const colleague = await server.addStaff(marina, EDITOR);
    const notOwn = { status: 403, body: { error_type: 'MESSAGE_NOT_OWN' } };
    expect(await edit(body.id, 'No', colleague.token)).toMatchObject(notOwn);
    expect(await edit(said.id, 'No')).toMatchObject(notOwn);
    const stranger = await server.addStaff(await server.openMarina());
    expect((await edit(body.id, 'No', stranger.token)).status).toBe(404);
  });
});

describe('files', () => {
  const attach = (path: string, token: string, fields: Record<string, string>, file: Buffer = PNG) =>
    upload(server, path, { token, fields, file: new Uint8Array(file) });
  const fetched = async (url: string) => Buffer.from(await (await fetch(`${server.url}${url}`)).arrayBuffer());

  it('go both ways, and each side opens them', async () => {
    const asked = await request();
    const { boater_id, reservation_id, link } = asked;
    const sent = await attach(messageApi.attach.path, staff.token, { boater_id, reservation_id, text: 'The tides' });
    expect(sent.status).toBe(200);
    expect((await attach(messageApi.attachAsBoater.path, link, {})).status).toBe(200);
    await server.settled();
    const { read, unread } = await conversation(asked);
    const [ours, theirs] = [read.at(-1), unread.at(-1)];
    expect(ours).toMatchObject({ text: 'The tides', attachment: { name: 'papers.png', content_type: 'image/png' } });
    expect(theirs).toMatchObject({ text: '', attachment: { name: 'papers.png', size_bytes: PNG.length } });
    const forStaff = await server.must(attachmentApi.getLink, {
      token: staff.token,
      body: { attachment_id: theirs!.attachment!.id },
    });
    expect(await fetched(forStaff.url)).toEqual(PNG);
    const forBoater = await server.must(attachmentApi.getLinkAsBoater, {
      token: link,
      body: { attachment_id: ours!.attachment!.id },
    });
    expect(await fetched(forBoater.url)).toEqual(PNG);
    const list = await server.must(messageApi.getall, { token: staff.token, body: { boater_id } });
    expect(list.items[0]?.message).toBe('papers.png');
  });

  it('open for nobody else', async () => {
    const [asked, other] = [await request(), await request()];
    const { boater_id, reservation_id } = asked;
    await attach(messageApi.attach.path, staff.token, { boater_id, reservation_id });
    await server.settled();
    const attachment_id = (await conversation(asked)).read.at(-1)!.attachment!.id;
    const body = { attachment_id };
    expect((await server.call(attachmentApi.getLinkAsBoater, { token: other.link, body })).status).toBe(404);
    const stranger = await server.addStaff(await server.openMarina());
    expect((await server.call(attachmentApi.getLink, { token: stranger.token, body })).status).toBe(404);
  });

  it('of other types, too large ones and those of strangers are refused', async () => {
    const { boater_id, reservation_id, link } = await request();
    const page = Buffer.from('<script>alert(1)</script>');
    const path = messageApi.attach.path;
    expect((await attach(path, staff.token, { boater_id, reservation_id }, page)).status).toBe(415);
    const huge = Buffer.concat([PNG, Buffer.alloc(UPLOAD_LIMIT_BYTES)]);
    expect((await attach(path, staff.token, { boater_id, reservation_id }, huge)).status).toBe(413);
    const stranger = await server.addStaff(await server.openMarina());
    expect((await attach(path, stranger.token, { boater_id, reservation_id })).status).toBe(404);
    const viewer = await server.addStaff(marina, VIEWER);
    expect((await attach(path, viewer.token, { boater_id, reservation_id })).status).toBe(403);
    expect((await server.must(messageApi.boaterMessages, { token: link })).unread).toEqual([]);
  });
});

describe('the inbox', () => {
  it('finds conversations by person, boat, number and words, by kind, and those with unread messages', async () => {
    const inbox = await server.openMarina({ code: 'FIND' });
    const keeper = await server.addStaff(inbox);
    const { token } = keeper;
    const asked = async (first_name: string, name: string) =>
      server.must(boaterReservationApi.request, {
        body: {
          marina_code: 'FIND',
          start_date: '2027-07-10',
          end_date: '2027-07-13',
          boater: { first_name, last_name: 'Øst', email: `${first_name}@example.org`, language: 'en' },
          vessel: { name, length: 9, beam: 3, draft: 1.5 },
        },
      });
    const [ada, bo] = [await asked('Ada', 'Bora'), await asked('Bo', 'Mistral')];
    await server.must(boaterReservationApi.message, { token: ada.link_token, body: { text: 'Is there a crane?' } });
    server.clock.advance(60_000);
    await server.must(boaterReservationApi.message, { token: bo.link_token, body: { text: 'Até já' } });
    await server.settled();
    const found = async (body: object) => {
      const answer = await server.must(messageApi.getall, { token, body: { remove_notifications: true, ...body } });
      expect(answer.total).toBe(answer.items.length);
      return answer.items.map(({ id }) => id);
    };
    expect(await found({})).toEqual([bo.id, ada.id]);
    expect(await found({ search: 'ada' })).toEqual([ada.id]);
    expect(await found({ search: 'mistral' })).toEqual([bo.id]);
    expect(await found({ search: 'crane' })).toEqual([ada.id]);
    expect(await found({ search: 'ate ja' })).toEqual([bo.id]);
    expect(await found({ search: bo.view_id })).toEqual([bo.id]);
    expect(await found({ about: 'general' })).toEqual([]);
    expect(await found({ about: 'reservation' })).toHaveLength(2);
    const { items } = await server.must(messageApi.getall, { token, body: { search: 'crane' } });
    expect(items[0]).toMatchObject({
      unread_count: 1,
      about: { view_id: ada.view_id, vessel_name: 'Bora', start_date: '2027-07-10', end_date: '2027-07-13' },
    });
    const talk = await server.must(messageApi.reservation, { token, body: { reservation_id: bo.id } });
    await server.must(messageApi.read, { token, body: { message_ids: talk.unread.map(({ id }) => id) } });
    await server.settled();
    expect(await found({ unread_only: true })).toEqual([ada.id]);
  });

  it('counts messages of the last sixty days only', async () => {
    const asked = await request();
    await fromBoater(asked, 'Hello');
    const before = server.clock.nowIso();
    server.clock.advance(61 * 24 * 60 * 60 * 1000);
    const fresh = await server.signIn(staff.email);
    expect((await conversation(asked, fresh)).unread_total).toBe(0);
    server.clock.set(before);
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
