import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boaterApi, mergingApi } from '../../contracts/customers/api.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { BoaterRegister } from '../../services/customers/records/boater-register.js';
import { somebody } from '../fixtures/harbour.js';
import { type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';

let server: MarinaServer;
let marina_id: string;
let token: string;
beforeAll(async () => {
  server = await startMarinaServer();
  marina_id = await server.openMarina();
  ({ token } = await server.addStaff(marina_id));
});
afterAll(() => server.close());

const add = async () => (await server.must(boaterApi.add, { token, body: somebody() })).id;
const merge = (boater_id: string, merged_id: string) =>
  server.call(mergingApi.merge, { token, body: { boater_id, merged_id } });
const shown = async (boater_id: string) => (await server.must(boaterApi.get, { token, body: { boater_id } })).boater.id;

/** As if the process had died between the two appends of the merge. */
async function halfMerged(boater_id: string, merged_id: string): Promise<void> {
  const register = server.app.get(BoaterRegister, { strict: false });
  const merged = await register.record(marina_id, merged_id);
  if (merged === null) throw new Error(`no boater ${merged_id}`);
  const now = server.clock.nowIso();
  const command = { type: 'MergeBoater' as const, boater_id, merged_id, merged, take: [], now };
  const receipt = await register.merging(marina_id, boater_id, command, server.context({ marina_id }));
  if (isRefusal(receipt)) throw new Error(receipt.code);
}

describe('a merge that was interrupted', () => {
  it('is completed after the restart, and cannot be made the other way round before', async () => {
    const [one, other] = [await add(), await add()];
    await server.settled();
    await server.stopPolicies();
    await halfMerged(one, other);
    expect(await merge(other, one)).toMatchObject({ status: 409, body: { error_type: 'BOATER_MERGED' } });
    await server.restart();
    await server.settled();
    expect([await shown(one), await shown(other)]).toEqual([one, one]);
  });

  it('never makes records stand for each other in a ring', async () => {
    const [one, other, third] = [await add(), await add(), await add()];
    await server.settled();
    await server.stopPolicies();
    await halfMerged(one, other);
    expect((await merge(third, one)).status).toBe(200);
    expect((await merge(other, third)).status).toBe(200);
    await server.restart();
    await server.settled();
    expect([await shown(one), await shown(other), await shown(third)]).toEqual([other, other, other]);
  });
});
