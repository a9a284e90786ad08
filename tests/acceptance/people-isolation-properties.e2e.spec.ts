import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, documentApi, vesselApi } from '../../contracts/customers/api.js';
import { cardApi, requestApi } from '../../contracts/memberships/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { allRoutes } from '../fixtures/all-routes.js';
import { PNG, upload } from '../fixtures/furnished-marina.js';
import { type Harbour, openHarbour, PETREL, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

/**
 * Lists, searches and reports of people. Calls that name a record of another marina are tried one by one in
 * `foreign-records`.
 */

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const records = ['card', 'residency request', 'membership request', 'absence', 'document', 'chat'] as const;
type Kind = (typeof records)[number];

/** A customer with a boat, and further records. */
interface Entry {
  readonly marina: number;
  readonly has: readonly Kind[];
}

/** A customer with the ids and words of all records, which belong to nobody else. */
interface Known extends Entry {
  readonly word: string;
  readonly names: readonly string[];
}

const entry: fc.Arbitrary<Entry> = fc.record({
  marina: fc.constantFrom(0, 1),
  has: fc.subarray([...records]),
});

const BERTHS = 6;
let count = 0;

async function put({ marina, has }: Entry, harbour: Harbour, at: number): Promise<Known> {
  const { token } = harbour;
  count += 1;
  // Names are of letters.
  const mark = String(count).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const word = `Zephyrin${mark}q`;
  const boat = `Morwenna${mark}q`;
  const whisper = `Whisper${mark}q`;
  const person = { first_name: word, last_name: `Quillon${mark}q`, email: `someone${mark}q@example.org` };
  const boater = await server.must(boaterApi.add, { token, body: { ...person, relation_type: 'RESIDENT' } });
  const vessel = { ...PETREL, name: boat };
  const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id: boater.id, vessel } });
  const names = [boater.id, vessel_id, person.last_name, person.email, boat];
  await server.settled();
  if (has.includes('card')) {
    const body = { vessel: { vessel_id }, boaters: [{ boater_id: boater.id }], membership: {} };
    const card = await server.must(cardApi.add, { token, body });
    names.push(card.id, card.card_number);
  }
  if (has.includes('absence')) {
    const berth_id = harbour.berth(`A${at + 1}`);
    await server.must(availabilityApi.allocateVessel, { token, body: { berth_id, vessel_id } });
    await server.settled();
    const nights = { departure_date: '2027-07-10', return_date: '2027-07-24' };
    const body = { vessel_id, ...nights, reason: 'OTHER' as const, destination: whisper };
    names.push((await server.must(absenceApi.create, { token, body })).id, whisper);
  }
  if (has.includes('document')) {
    const fields = { requested_type: 'VESSEL_INSURANCE', vessel_id };
    const answer = await upload(server, documentApi.create.path, { token, fields, file: new Uint8Array(PNG) });
    names.push(((await answer.json()) as { id: string }).id);
  }
  const kinds = (['RESIDENCY', 'MEMBERSHIP'] as const).filter((kind) =>
    has.includes(kind === 'RESIDENCY' ? 'residency request' : 'membership request'),
  );
  if (kinds.length > 0 || has.includes('chat')) {
    const guest = { first_name: `Gwendal${mark}q`, last_name: `Rosmor${mark}q`, email: `guest${mark}q@example.org` };
    const asked = await harbour.request({ boater: { ...guest, phone: '+31612345678' }, vessel, notes: whisper });
    names.push(asked.id, guest.first_name, guest.last_name, guest.email);
    for (const kind of kinds) {
      names.push((await server.must(requestApi.file, { token: asked.link, body: { kind } })).id);
    }
    if (has.includes('chat')) {
      const text = `Murmur${mark}q`;
      await server.must(boaterReservationApi.message, { token: asked.link, body: { text } });
      names.push(text);
    }
  }
  return { marina, has, word, names: [word, ...names] };
}

/** The bodies by which a list is read: whole, and searched for these words. Empty: the call needs a record's name. */
function readings({ body }: Route, words: readonly string[]): unknown[] {
  if (body === undefined) return [{}];
  const page = { page: 1, page_size: 100 };
  const shapes = [
    (more: object) => ({ ...page, ...more }),
    (more: object) => more,
    (more: object) => ({ ...page, filter: more }),
    (more: object) => ({ filter: more }),
  ];
  const fitting = (more: object): unknown[] => {
    const found = shapes.map((shape) => shape(more)).find((shaped) => body.safeParse(shaped).success);
    return found === undefined ? [] : [found];
  };
  return [...fitting({}), ...words.flatMap((search) => fitting({ search }))];
}

const lists = allRoutes.filter(({ access, does }) => access.kind === 'staff' && does === 'query');

it('no list, search or report has a word or an id of the people of another marina, whatever records they have', async () => {
  const read = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { minLength: 2, maxLength: BERTHS }), async (installation) => {
      const berths = Array.from({ length: BERTHS }, () => 12);
      const harbours = [await openHarbour(server, { berths }), await openHarbour(server, { berths })];
      const people: Known[] = [];
      for (const [at, one] of installation.entries()) people.push(await put(one, harbours[one.marina] as Harbour, at));
      await server.settled();
      const words = people.map(({ word }) => word);
      for (const [at, { token }] of harbours.entries()) {
        const foreign = people.filter(({ marina }) => marina !== at).flatMap(({ names }) => names);
        const shown: string[] = [];
        for (const route of lists) {
          for (const body of readings(route, words)) {
            const answer = await server.call(route, { token, body });
            const text = JSON.stringify(answer.body);
            // A search is answered with the word that was searched for, in some refusals.
            const asked = JSON.stringify(body);
            const leaked = foreign.filter((name) => text.includes(name) && !asked.includes(name));
            if (leaked.length > 0) throw new Error(`${route.path} with ${asked} tells ${leaked.join(', ')}`);
            if (answer.status === 200) shown.push(text);
            if (answer.status === 200) read.add(route.path);
          }
        }
        // The property would hold of a server that shows nothing at all.
        const own = people.filter(({ marina }) => marina === at);
        const unseen = own.flatMap(({ word, names: [, boater = '', vessel = ''] }) =>
          [word, boater, vessel].filter((name) => !shown.some((text) => text.includes(name))),
        );
        expect(unseen).toEqual([]);
      }
    }),
    { numRuns: propertyRuns(15) },
  );
  expect(read.size).toBeGreaterThan(20);
}, 300_000);
