import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { berthApi, berthImportApi, manyBerthsApi } from '../../contracts/berths/api.js';
import { planBerthOf } from '../../services/berths/domain/berth.js';
import { berthBatchRecord } from '../../services/berths/records/berth-batch-record.js';
import { planRecord } from '../../services/berths/records/berth-plan-record.js';
import { berthRecord } from '../../services/berths/records/inventory-records.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { upload } from '../fixtures/furnished-marina.js';
import { type Harbour, openHarbour, startHarbourServer } from '../fixtures/harbour.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { propertyRuns } from '../fixtures/property-runs.js';

let server: MarinaServer;
beforeAll(async () => {
  server = await startHarbourServer({ now: '2027-06-01T08:00:00.000Z' });
});
afterAll(() => server.close());

const berth = fc.nat(15);
const step = fc.oneof(
  fc.record({ do: fc.constant('create' as const), first: fc.integer({ min: 1, max: 15 }), more: fc.nat(6) }),
  fc.record({ do: fc.constant('import' as const), first: fc.integer({ min: 1, max: 15 }), more: fc.nat(6) }),
  fc.record({
    do: fc.constant('change' as const),
    berths: fc.uniqueArray(berth, { minLength: 1, maxLength: 6 }),
    changes: fc.record(
      {
        active: fc.boolean(),
        offered: fc.boolean(),
        max_loa: fc.integer({ min: 8, max: 16 }),
        services: fc.record({ water: fc.boolean() }),
      },
      { requiredKeys: [] },
    ),
    displace_visitors: fc.boolean(),
  }),
  fc.record({ do: fc.constant('remove' as const), berths: fc.uniqueArray(berth, { minLength: 1, maxLength: 3 }) }),
  fc.record({ do: fc.constant('visit' as const), berth }),
  fc.record({ do: fc.constant('pier' as const), instant_booking: fc.boolean() }),
  fc.record({ do: fc.constant('undo' as const), back: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const streams = () => server.app.get(StreamRepository, { strict: false });
const planOf = async (marina: string) => (await streams().load(planRecord, marina)).state;
const idsIn = async (marina: string) =>
  [...(await planOf(marina)).berths.values()].filter(({ left }) => !left).map(({ facts }) => facts.berth_id);

/** The marina's cards by id, as the streams have them. */
async function cardsOf(marina: string) {
  const cards = new Map<string, unknown>();
  for (const [id, planned] of (await planOf(marina)).berths) {
    const { state } = await streams().load(berthRecord, id);
    expect(state.status).toBe(planned.left ? 'deleted' : 'there');
    if (planned.left || state.card === null) continue;
    expect(planBerthOf(state.card, planned.facts.pier_name)).toEqual(planned.facts);
    cards.set(id, state.card);
  }
  return cards;
}

/** Takes one step; refusals are results. */
async function take(harbour: Harbour, one: Step): Promise<void> {
  const { token, marina } = harbour;
  const pier_id = harbour.piers.get('A') ?? '';
  const ids = await idsIn(marina);
  const named = (chosen: readonly number[]) => chosen.flatMap((index) => ids[index % Math.max(1, ids.length)] ?? []);
  switch (one.do) {
    case 'create': {
      const run = { pier_id, first: one.first, last: one.first + one.more, max_loa: 12, max_beam: 4, max_draft: 2.5 };
      await server.call(manyBerthsApi.createMany, { token, body: run });
      return;
    }
    case 'import': {
      const numbers = Array.from({ length: one.more + 1 }, (_, index) => one.first + index);
      const rows = ['pier,number,max_loa,max_beam,max_draft', ...numbers.map((number) => `A,${number},10,4,2`)];
      const file = new Uint8Array(Buffer.from(rows.join('\n')));
      await upload(server, berthImportApi.import.path, { token, fields: { leave_out_wrong: 'true' }, file });
      return;
    }
    case 'change': {
      const { changes, displace_visitors } = one;
      const body = { berth_ids: named(one.berths), changes, displace_visitors };
      await server.call(manyBerthsApi.updateMany, { token, body });
      return;
    }
    case 'remove':
      await server.call(manyBerthsApi.updateMany, { token, body: { berth_ids: named(one.berths), changes: 'DELETE' } });
      return;
    case 'visit': {
      const [berth_id] = named([one.berth]);
      if (berth_id !== undefined) await harbour.create('APPROVE', { berth_id });
      return;
    }
    case 'pier': {
      const pier = { id: pier_id, name: 'A', instant_booking: one.instant_booking };
      await server.call(berthApi.updatePier, { token, body: { pier } });
      return;
    }
    case 'undo':
      await undo(harbour, one.back);
  }
}

/** Takes back one of the last batches, which restores every card that it changed. */
async function undo({ token, marina }: Harbour, back: number): Promise<void> {
  const { finished } = (await streams().load(berthBatchRecord, marina)).state;
  const batch = finished.at(-1 - back);
  if (batch === undefined) return;
  const { status } = await server.call(manyBerthsApi.undoUpdateMany, { token, body: { batch_id: batch.id } });
  if (status !== 200) return;
  const cards = await cardsOf(marina);
  for (const { berth_id, before } of batch.changes) expect(cards.get(berth_id) ?? null).toEqual(before);
}

it('keeps the plan and the cards equal under runs, imports, changes of many berths and undo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const harbour = await openHarbour(server, { berths: [12, 10, 12] });
      for (const one of steps) {
        await take(harbour, one);
        await cardsOf(harbour.marina);
        expect((await streams().load(berthBatchRecord, harbour.marina)).state.open).toBeNull();
      }
      const cards = [...(await cardsOf(harbour.marina)).values()] as { pier_id: string; number: number }[];
      expect(new Set(cards.map(({ pier_id, number }) => `${pier_id} ${number}`)).size).toBe(cards.length);
    }),
    { numRuns: propertyRuns(40) },
  );
}, 120_000);
