import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { auditApi } from '../../contracts/audit/api.js';
import { boaterApi, boaterActivityApi, customerListApi, mergingApi, vesselApi } from '../../contracts/customers/api.js';
import { mergedFields } from '../../contracts/customers/vocabulary.js';
import { requestApi } from '../../contracts/memberships/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { type Harbour, openHarbour, somebody, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

/** How a person came into the register of one of two marinas. */
interface Entry {
  readonly marina: number;
  readonly by: 'staff' | 'request' | 'approved request';
  readonly resident: boolean;
}

const person: fc.Arbitrary<Entry> = fc.record({
  marina: fc.constantFrom(0, 1),
  by: fc.constantFrom('staff' as const, 'request' as const, 'approved request' as const),
  resident: fc.boolean(),
});
const merge = fc.record({ kept: fc.nat(9), merged: fc.nat(9), take: fc.subarray([...mergedFields]) });

interface Known {
  readonly marina: number;
  readonly id: string;
  /** Parts of the mail address and the phone number that are nobody else's. */
  readonly secrets: readonly string[];
  /** The marina may read the contact details: its own entry, a berth holder, or an approved stay. */
  shown: boolean;
  /** The reason comes with the person and not only with the entry. */
  relation: boolean;
  stay: string | null;
}

let count = 0;

async function put({ marina, by, resident }: Entry, harbours: readonly Harbour[]) {
  const harbour = harbours[marina] as Harbour;
  count += 1;
  const secrets = [`whisper${count}x`, `7${String(count).padStart(6, '0')}4`];
  const body = somebody({ email: `${secrets[0]}@example.org`, phone: `+33${secrets[1]}` });
  if (by === 'staff') {
    const relation_type = resident ? ('RESIDENT' as const) : ('VISITOR' as const);
    const { id } = await server.must(boaterApi.add, { token: harbour.token, body: { ...body, relation_type } });
    return { marina, id, secrets, shown: true, relation: resident, stay: null };
  }
  const approved = by === 'approved request';
  // Each stay has a berth and nights of its own, so that all can be approved.
  const month = String(1 + (count % 12)).padStart(2, '0');
  const dates = {
    start_date: `${2028 + Math.floor(count / 12)}-${month}-11`,
    end_date: `${2028 + Math.floor(count / 12)}-${month}-14`,
  };
  const stay = await (approved
    ? harbour.approved({ boater: body, ...dates })
    : harbour.request({ boater: body, ...dates }));
  const { boater_id: id } = await harbour.show(stay);
  return { marina, id, secrets, shown: approved, relation: approved, stay: stay.id };
}

/** Everything that a member of staff reads about people, as one text. */
async function readBy({ token }: Harbour, people: readonly Known[]): Promise<string> {
  const ask = { token, body: {} };
  const search = { token, body: { search: 'whisper' } };
  const lists = [
    server.call(boaterApi.getall, ask),
    server.call(boaterApi.getall, search),
    server.call(customerListApi.residents, ask),
    server.call(customerListApi.visitors, ask),
    server.call(customerListApi.archived, ask),
    server.call(customerListApi.residentsReport, { token }),
    server.call(customerListApi.visitorsReport, { token }),
    server.call(requestApi.residencyRequests, ask),
    server.call(reservationApi.getall, ask),
    server.call(reservationApi.getall, { token, body: { filter: { search: 'whisper' } } }),
    server.call(auditApi.getall, { token, body: { page_size: 100 } }),
    server.call(messageApi.getall, ask),
  ];
  const each = people.flatMap(({ id: boater_id, stay }) => [
    server.call(boaterApi.get, { token, body: { boater_id } }),
    server.call(boaterApi.get, { token, body: { boater_id, all_marinas: true } }),
    server.call(mergingApi.candidates, { token, body: { boater_id } }),
    server.call(mergingApi.candidates, { token, body: { boater_id, search: 'noor' } }),
    server.call(mergingApi.preview, { token, body: { boater_id, merged_id: people[0]?.id ?? '' } }),
    server.call(boaterActivityApi.get, { token, body: { boater_id } }),
    server.call(boaterActivityApi.balance, { token, body: { boater_id } }),
    ...(stay === null ? [] : [server.call(reservationApi.get, { token, body: { reservation_id: stay } })]),
  ]);
  const answers: { body: unknown }[] = [...(await Promise.all(lists)), ...(await Promise.all(each))];
  const vessels = new Set(JSON.stringify(answers.map(({ body }) => body)).match(/"vessel_id":"[^"]+"/g));
  for (const found of vessels) {
    const vessel_id = found.slice('"vessel_id":"'.length, -1);
    answers.push(await server.call(vesselApi.get, { token, body: { vessel_id, is_membership_search: true } }));
    answers.push(await server.call(vesselApi.availableBoaters, { token, body: { vessel_id } }));
  }
  return JSON.stringify(answers.map(({ body }) => body));
}

it('shows no marina a mail address or phone number of a person that it has nothing to do with', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(person, { minLength: 2, maxLength: 6 }),
      fc.array(merge, { maxLength: 2 }),
      async (installation, merges) => {
        const permissions = {
          reservation: true,
          inventory: true,
          chat: true,
          hide_contact_details: true,
          editable_lite: true,
        };
        const harbours = [
          await openHarbour(server, { marina: { permissions } }),
          await openHarbour(server, { marina: { permissions } }),
        ];
        const people: Known[] = [];
        for (const one of installation) people.push(await put(one, harbours));
        await server.settled();
        for (const { kept: first, merged: second, take } of merges) {
          const [kept, merged] = [people[first % people.length] as Known, people[second % people.length] as Known];
          const { token } = harbours[kept.marina] as Harbour;
          const body = { boater_id: kept.id, merged_id: merged.id, take };
          const { status } = await server.call(mergingApi.merge, { token, body });
          const possible = kept.marina === merged.marina && kept !== merged;
          expect(possible || status !== 200).toBe(true);
          if (status !== 200) continue;
          const relation = kept.relation || merged.relation;
          // The reason of one record is the reason of the person.
          for (const one of people.filter(({ id }) => id === kept.id || id === merged.id)) {
            one.relation = relation;
            one.shown ||= relation;
          }
        }
        await server.settled();
        for (const [at, harbour] of harbours.entries()) {
          const text = await readBy(harbour, people);
          const hidden = people.filter(({ marina, shown }) => marina !== at || !shown);
          expect(hidden.flatMap(({ secrets }) => secrets.filter((secret) => text.includes(secret)))).toEqual([]);
          // The property would hold of a server that shows nothing at all.
          const own = people.filter(({ marina, shown, relation }) => marina === at && shown && relation);
          if (merges.length === 0) for (const { secrets } of own) expect(text).toContain(secrets[0]);
        }
      },
    ),
    { numRuns: propertyRuns(20) },
  );
});
