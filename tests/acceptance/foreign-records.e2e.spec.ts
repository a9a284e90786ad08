import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { loyaltyApi } from '../../contracts/loyalty/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { paymentSettingApi } from '../../contracts/payments/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { allRoutes } from '../fixtures/all-routes.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { EventLog, isUnreadable } from '../../services/platform/event-sourcing/event-log.js';
import { bodiesOf, fieldsOf } from '../fixtures/arbitrary-from-schema.js';
import {
  type FurnishedMarina,
  furnishMarina,
  PNG,
  recordKindOf,
  type RecordKind,
  type Records,
  upload,
  wordsFor,
} from '../fixtures/furnished-marina.js';
import { headOf, PETREL, PRICE } from '../fixtures/harbour.js';
import { OwnValues } from '../fixtures/own-values.js';
import { type CallAnswer, type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

interface Caller {
  readonly name: string;
  readonly token: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A caller's answers for ids that exist and for ids that do not, in bodies that are otherwise alike. */
interface Trial {
  readonly what: string;
  readonly sent: CallAnswer<unknown>;
  readonly missing: CallAnswer<unknown>;
  /** Whether the answers tell the two apart. */
  readonly differ: boolean;
}

/** The first bytes of a zip archive, in base64. */
const ARCHIVE = 'UEsDB';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Names that find no record of a marina, or are not secret: cards are valid in the whole association, codes are public,
 * and the sender of a pricing plan numbers its rows.
 */
const NOT_NAMING: readonly RecordKind[] = ['card_number', 'marina_code', 'season', 'surcharge'];

let server: MarinaServer;
let here: FurnishedMarina;
let there: FurnishedMarina;
let real: Records;
let unknown: Records;
beforeAll(async () => {
  server = await startMarinaServer();
  here = await furnishMarina(server, 'here');
  there = await furnishMarina(server, 'there');
  // This is a boater's address: a taken address of a user is disclosed anyway, since it is unique in the installation.
  real = { ...here.records, email: here.records.email.slice(0, 1) };
  unknown = nobodys(real);
}, 180_000);
afterAll(() => server.close());

/** As many names of each kind, in the same shapes, of records that do not exist. */
function nobodys(records: Records): Records {
  let count = 0;
  const nobody = (name: string) => {
    count += 1;
    if (name.includes('@')) return `nobody${count}@example.org`;
    return name.replace(UUID, `0190f3a2-ffff-7000-8000-${String(count).padStart(12, '0')}`);
  };
  const entries = Object.entries(records).map(([kind, names]) => [kind, names.map(nobody)]);
  return Object.fromEntries(entries) as Records;
}

function namedKind(path: readonly string[]): RecordKind | undefined {
  const kind = recordKindOf(path);
  return kind !== undefined && NOT_NAMING.includes(kind) ? undefined : kind;
}

/** Fields of a route that name records of a marina. */
function namingFields({ body }: Route): string[] {
  if (body === undefined) return [];
  return fieldsOf(body)
    .filter((path) => namedKind(path) !== undefined)
    .map((path) => path.join('.'));
}

/**
 * Calls by which any marina of the association uses a card that another one issued, by which administrators look up a
 * member of its loyalty programme, and whose form makes the ids of a list of its own.
 */
const ACROSS_MARINAS: readonly string[] = [
  cardApi.redeemNights.path,
  loyaltyApi.boaterHistory.path,
  paymentSettingApi.updateVat.path,
];

const naming = allRoutes.filter(
  (route) => route.access.kind !== 'public' && !ACROSS_MARINAS.includes(route.path) && namingFields(route).length > 0,
);

/** Every caller sends the same bodies, since generating them takes longer than sending them. */
const made = new Map<Route, Map<Records, unknown[]>>();

/** Bodies with these names. The seed is fixed, so that only the names differ. */
function bodiesFor(route: Route, records: Records): unknown[] {
  const byNames = made.get(route) ?? new Map<Records, unknown[]>();
  made.set(route, byNames);
  const bodies = byNames.get(records) ?? makeBodies(route, records, enough(route));
  byNames.set(records, bodies);
  return bodies;
}

function makeBodies(route: Route, records: Records, numRuns: number): unknown[] {
  const known = (path: readonly string[]) => {
    const kind = namedKind(path);
    return kind === undefined ? wordsFor(path) : records[kind];
  };
  return fc.sample(bodiesOf(route, { known, today: '2027-06-01' }), { seed: 2027, numRuns });
}

/** How many bodies are made, so that each field is in a valid one: of a form with many parts few are valid. */
function enough(route: Route): number {
  const names = new Set(Object.values(real).flat());
  const covers = (numRuns: number): boolean => {
    const left = new Set(namingFields(route));
    for (const body of makeBodies(route, real, numRuns)) {
      const fields = namedIn(body, names).filter((field) => left.has(field));
      if (fields.length > 0 && route.body?.safeParse(body).success === true) fields.forEach((one) => left.delete(one));
    }
    return left.size === 0;
  };
  return [300, 1500].find(covers) ?? 6000;
}

/** Fields (without array indexes) whose value is one of the names. */
function namedIn(body: unknown, names: ReadonlySet<string>, path: readonly string[] = []): string[] {
  if (typeof body === 'string') return names.has(body) ? [path.join('.')] : [];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, inner]) =>
    namedIn(inner, names, Array.isArray(body) ? path : [...path, key]),
  );
}

/**
 * Sends a few bodies, and every body that has a field not yet covered. Returns the fields that stayed uncovered, too.
 */
async function tryOut(route: Route, caller: Caller): Promise<{ trials: Trial[]; untried: string[] }> {
  const names = new Set(Object.values(real).flat());
  const twins = bodiesFor(route, unknown);
  const left = new Set(namingFields(route));
  const trials: Trial[] = [];
  for (const [index, body] of bodiesFor(route, real).entries()) {
    const named = namedIn(body, names);
    if (named.length === 0 || route.body?.safeParse(body).success !== true) continue;
    if (trials.length >= 6 && !named.some((field) => left.has(field))) continue;
    for (const field of named) left.delete(field);
    const { token, headers = {} } = caller;
    const call = (named: unknown) => server.call(route, { token, headers, body: named });
    const [sent, missing] = [await call(body), await call(twins[index])];
    // An answer may differ because the first call changed the caller's own records; it does so once.
    const differ =
      told(route, sent) !== told(route, missing) &&
      told(route, await call(body)) !== told(route, await call(twins[index]));
    trials.push({ what: `${route.path} by ${caller.name} with ${JSON.stringify(body)}`, sent, missing, differ });
  }
  return { trials, untried: [...left].map((field) => `${route.path} by ${caller.name}: ${field}`) };
}

/** The parts of an answer that do not differ from call to call. A receipt concerns the caller's own marina only. */
function told(route: Route, { status, body }: CallAnswer<unknown>): string {
  if (status === 200 && route.does === 'command') return '200';
  return (
    `${status} ${JSON.stringify(opened(body))}`
      .replaceAll(UUID, '#')
      // By what a boat is the same as that of a stay which an earlier call booked in the caller's own marina.
      .replaceAll(/"sign":"[A-Z_]+"/g, '"sign":"#"')
      // Hashes and signatures of a sealed history follow from the filter, which has the id.
      .replaceAll(/[0-9a-f]{64}|signature\\":\\"[^\\]*/g, '#')
      .replaceAll(/nobody\d+@example\.org/g, real.email[0] ?? '')
  );
}

/** The answer with the parts of a workbook as text: its archive holds the time at which it was written, and hides what it says. */
function opened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('content' in body)) return body;
  const { content } = body;
  if (typeof content !== 'string' || !content.startsWith(ARCHIVE)) return body;
  const parts = Object.entries(unzipSync(Buffer.from(content, 'base64')));
  return { ...body, content: parts.map(([name, part]) => [name, strFromU8(part)]) };
}

/** Events about records of this marina that these calls appended, besides the reservation of the caller's own link. */
async function touchedSince(before: number, { token }: Caller): Promise<string[]> {
  const ids = Object.entries(real).flatMap(([kind, names]) => (kind === 'email' ? [] : names));
  const found: string[] = [];
  await server.settled();
  for (const event of await server.app.get(EventLog, { strict: false }).after(before, 200)) {
    if (isUnreadable(event)) throw event.error;
    if (token !== '' && `reservation-${token}`.startsWith(`${event.stream}.`)) continue;
    const said = JSON.stringify([event.stream, event.metadata.marina_id, event.data]);
    const touched = ids.filter((id) => !NOT_NAMING.some((kind) => real[kind].includes(id)) && said.includes(id));
    if (touched.length > 0) found.push(`${event.type} of ${event.stream} names ${touched.join(', ')}`);
  }
  return found;
}

/** The value with the texts at its paths (without array indexes) replaced; undefined keeps one. */
function withNames(
  value: unknown,
  nameAt: (path: readonly string[]) => string | undefined,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') return nameAt(path) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withNames(each, nameAt, path));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNames(inner, nameAt, [...path, key])]),
  );
}

/** The first or the last record of a kind: conflicts of two sources have ids of two shapes. */
type Place = 0 | -1;

/** The body with records of the caller's own marina, and this one in the field. */
function besideOwnRecords(body: unknown, place: Place, field = '', record = ''): unknown {
  return withNames(body, (path) => {
    const kind = recordKindOf(path);
    if (path.join('.') === field) return record;
    return kind === undefined ? undefined : there.records[kind].at(place);
  });
}

interface Way {
  readonly name: string;
  /** The body collides with values of the caller's own marina. */
  readonly own: boolean;
  readonly file?: Uint8Array<ArrayBuffer>;
  /** A revision that no record has. */
  readonly stale?: true;
}

/** Each way meets other checks, none of which may come before the one of the marina. */
function waysOf({ upload: takesFile, revision }: Route): Way[] {
  if (takesFile === true) {
    return [
      { name: 'with a picture', own: true, file: new Uint8Array(PNG) },
      { name: 'with no picture', own: false, file: new TextEncoder().encode('no picture') },
    ];
  }
  return [
    { name: 'with the example', own: false },
    { name: 'with own names', own: true },
    ...(revision === true ? [{ name: 'with another revision', own: true, stale: true } as const] : []),
  ];
}

async function answerTo(route: Route, caller: Caller, body: unknown, way: Way): Promise<string> {
  const { token, headers = {} } = caller;
  if (way.file === undefined) {
    const sent = way.stale === true ? { ...headers, 'If-Match': '"999"' } : headers;
    return told(route, await server.call(route, { token, headers: sent, body }));
  }
  const fields = Object.entries(body as object).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await upload(server, route.path, { token, fields: Object.fromEntries(fields), file: way.file });
  return told(route, { status: answer.status, body: (await answer.json()) as never, headers: answer.headers });
}

describe('records of another marina', () => {
  /** Callers with permission elsewhere: in another marina, or by the link of another reservation. */
  function foreigners({ access }: Route, editor: Caller, administrator: Caller): Caller[] {
    switch (access.kind) {
      case 'public':
        return [];
      case 'boater_link':
        return [
          { name: 'a boater of another marina', token: there.links[0] ?? '' },
          { name: 'another boater of this marina', token: here.links[0] ?? '' },
        ];
      case 'resident_link':
        return [{ name: 'a berth holder of another marina', token: there.holderLink }];
      case 'chain_manager':
        return [{ name: 'a chain manager of another marina', token: there.chainManager.token }];
      case 'admin':
        return [administrator];
      case 'signed_in':
        return [editor];
      case 'staff':
        return [editor, administrator];
    }
  }

  /** Administrators may name any marina. */
  const bound = naming.filter(
    ({ access, body }) =>
      access.kind !== 'admin' || !fieldsOf(body as never).some((path) => recordKindOf(path) === 'marina'),
  );

  it('are as if they did not exist, in every call that names records', async () => {
    const editor = { name: 'an editor of another marina', token: (await server.addStaff(there.id)).token };
    const { token } = await server.addAdmin();
    const administrator = { name: 'an administrator there', token, headers: { 'X-Marina-Id': there.id } };
    const forbidden = [...here.secrets, ...Object.values(real).flat()];
    const wrong: string[] = [];
    const neverTried: string[] = [];
    for (const route of bound) {
      for (const foreigner of foreigners(route, editor, administrator)) {
        const before = await headOf(server);
        const { trials, untried } = await tryOut(route, foreigner);
        neverTried.push(...untried);
        for (const { what, sent, missing, differ } of trials) {
          if (differ) wrong.push(`${what}: ${told(route, sent)} is not ${told(route, missing)}`);
          const text = JSON.stringify(opened(sent.body));
          // A boater's link begins with the id of the reservation that it opens, which a receipt names.
          const leaked = forbidden.filter(
            (word) => text.includes(word) && !what.includes(word) && !foreigner.token.startsWith(`${word}.`),
          );
          if (leaked.length > 0) wrong.push(`${what}: tells ${leaked.join(', ')}`);
        }
        for (const touched of await touchedSince(before, foreigner)) {
          wrong.push(`${route.path} by ${foreigner.name}: ${touched}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(neverTried).toEqual([]);
  }, 400_000);

  /** A call names a record of the caller's marina together with one of another marina. */
  const beside: readonly (readonly [string, RecordKind, Route, (own: FurnishedMarina, id: string) => unknown])[] = [
    [
      'a boat',
      'vessel',
      reservationApi.update,
      ({ records }, id) => ({
        reservation_id: records.reservation[0],
        action: 'UPDATE',
        payload: { payment: PRICE, vessel: { ...PETREL, id } },
      }),
    ],
    [
      'a boat',
      'vessel',
      reservationApi.create,
      (own, id) => own.harbour.createBody('NOTIFY', { vessel: { ...PETREL, id } }),
    ],
    ['a berth', 'berth', reservationApi.create, (own, id) => own.harbour.createBody('NOTIFY', { berth_id: id })],
    [
      'a contract',
      'contract',
      reservationApi.create,
      (own, id) => own.harbour.createBody('NOTIFY', { contract_id: id }),
    ],
    [
      'a berth to skip',
      'berth',
      reservationApi.selectMatch,
      // The third reservation is approved.
      ({ records }, id) => ({
        reservation_id: records.reservation[2],
        match_id: id,
        skip: true,
        skip_reason: 'services',
      }),
    ],
    [
      'a berth',
      'berth',
      reservationApi.assignBerth,
      ({ records }, id) => ({ reservation_id: records.reservation[2], berth_id: id }),
    ],
  ];
  it.each(beside)('are not taken over into one’s own: %s (%s)', async (_, kind, route, bodyWith) => {
    const { token } = await server.addStaff(there.id);
    const before = await headOf(server);
    const sent = await server.call(route, { token, body: bodyWith(there, real[kind][0] ?? '') });
    const missing = await server.call(route, { token, body: bodyWith(there, unknown[kind][0] ?? '') });
    expect([404, 400]).toContain(sent.status);
    expect(told(route, sent)).toBe(told(route, missing));
    expect(await headOf(server)).toBe(before);
  });

  /**
   * The example of a call, or another body that has the field, with the caller's own records and values, but for this field,
   * which names the record. Undefined: the call does not take it so.
   */
  function besideOwn(route: Route, field: string, record: string, place: Place, own: OwnValues | null): unknown {
    const named = (body: unknown) => besideOwnRecords(body, place, field, record);
    const fits = (body: unknown) =>
      namedIn(body, new Set([record])).includes(field) && route.body?.safeParse(body).success === true;
    const example = named(route.example.body) as object;
    const body =
      [example, { ...example, [field]: record }, { ...example, [field]: [record] }].find(fits) ??
      bodiesFor(route, real).map(named).find(fits);
    if (body === undefined || own === null) return body;
    return own.collidingWith(route, body, (path) => recordKindOf(path) !== undefined);
  }

  it('are as if they did not exist beside the caller’s own records, names and files, and change nothing', async () => {
    const editor = { name: 'an editor of another marina', token: (await server.addStaff(there.id)).token };
    const { token } = await server.addAdmin();
    const administrator = { name: 'an administrator there', token, headers: { 'X-Marina-Id': there.id } };
    const own = new OwnValues();
    for (const route of allRoutes.filter(({ does, access }) => does === 'query' && access.kind === 'staff')) {
      const body = route.body?.safeParse({}).success === true ? {} : besideOwnRecords(route.example.body, 0);
      own.note(route, (await server.call(route, { token: editor.token, body })).body);
    }
    const wrong: string[] = [];
    const tried = new Set<Route>();
    let appended = await headOf(server);
    for (const route of bound) {
      for (const field of namingFields(route)) {
        const kind = namedKind(field.split('.'));
        if (kind === undefined) continue;
        const [caller] = foreigners(route, editor, administrator);
        const place = ([0, -1] as const).find(
          (each) => besideOwn(route, field, real[kind].at(each) ?? '', each, null) !== undefined,
        );
        if (caller === undefined || place === undefined) continue;
        tried.add(route);
        for (const trial of waysOf(route)) {
          const bodyWith = (names: Records) =>
            besideOwn(route, field, names[kind].at(place) ?? '', place, trial.own ? own : null);
          const ask = async (names: Records) => answerTo(route, caller, bodyWith(names), trial);
          const what = `${route.path} by ${caller.name} ${trial.name} and a foreign ${field}`;
          const [sent, missing] = [await ask(real), await ask(unknown)];
          // An answer may differ because the first call changed the caller's own records; it does so once.
          if (sent !== missing && (await ask(real)) !== (await ask(unknown))) {
            wrong.push(`${what}: ${sent} is not ${missing}, for ${JSON.stringify(bodyWith(real))}`);
          }
          const head = await headOf(server);
          if (head !== appended && ![sent, missing].some((answer) => answer.startsWith('200'))) {
            wrong.push(`${what}: is refused with ${sent}, and appends events`);
          }
          appended = head;
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(bound.filter((route) => !tried.has(route)).map(({ path }) => path)).toEqual([]);
  }, 400_000);

  it('exist for the marina’s own callers: the calls find them', async () => {
    const editor = { name: 'an editor', token: (await server.addStaff(here.id)).token };
    const boater = { name: 'the boater', token: here.withDocument.link };
    const blind: string[] = [];
    for (const route of bound.filter(({ does, access }) => does === 'query' && access.kind !== 'admin')) {
      const { trials } = await tryOut(route, route.access.kind === 'boater_link' ? boater : editor);
      // Lists cannot miss a record; every call that misses the unknown record must find the existing one.
      const single = trials.filter(({ missing }) => missing.status === 404);
      if (single.length > 0 && single.every(({ sent }) => sent.status !== 200)) blind.push(route.path);
    }
    expect(blind).toEqual([]);
  }, 400_000);
});
