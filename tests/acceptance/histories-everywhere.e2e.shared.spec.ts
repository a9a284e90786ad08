import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { SealHistory } from '../../services/audit/messages/seal-history.js';
import { verifySealedFile } from '../../services/audit/sealing/verify-sealed-file.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';
import { EDITOR, VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const HOUR = 3_600_000;

describe('histories across marinas', () => {
  let server: MarinaServer;
  let oslo: string;
  let lisbon: string;
  let hanna: Member;
  let admin: string;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    oslo = await server.openMarina({ name: 'Port Solvik', time_zone: 'Europe/Oslo' });
    lisbon = await server.openMarina({ name: 'Doca do Sol', time_zone: 'Atlantic/Azores' });
    hanna = await server.addStaff(oslo, EDITOR, { first_name: 'Hanna', last_name: 'Lindqvist' });
    const rui = await server.addStaff(lisbon, EDITOR, { first_name: 'Rui', last_name: 'Costa' });
    admin = (await server.addAdmin()).token;
    server.clock.advance(HOUR);
    await setHours(hanna.token, 72);
    server.clock.advance(HOUR);
    await setHours(rui.token, 96);
  });

  const setHours = (token: string, answer_hours: number) =>
    server.must(marinaApi.reservationSettings, { token, body: { reservation_settings: { answer_hours } } });
  const search = (filter: object, more: object = {}) =>
    server.must(auditApi.everywhere, {
      token: admin,
      body: { filter: { marinas: [oslo, lisbon], ...filter }, page_size: 100, ...more },
    });

  it('show an administrator without a marina each change with its marina, newest first', async () => {
    const { items, total } = await search({ event_types: ['ReservationSettingsSet'] });
    expect(total).toBe(2);
    expect(items.map(({ marina, actor, changes }) => [marina.id, actor.name, changes[0]?.to])).toEqual([
      [lisbon, 'Rui Costa', '96 hours'],
      [oslo, 'Hanna Lindqvist', '72 hours'],
    ]);
  });

  it('are filtered by marina, person, record, kind and page', async () => {
    const marinasOf = async (filter: object) => new Set((await search(filter)).items.map(({ marina }) => marina.id));
    expect(await marinasOf({ marinas: [oslo] })).toEqual(new Set([oslo]));
    expect(await marinasOf({ person: hanna.id, actor_kind: 'staff' })).toEqual(new Set([oslo]));
    expect(await marinasOf({ kind: 'marina', id: lisbon })).toEqual(new Set([lisbon]));
    expect((await search({ changes: ['money'] })).total).toBe(0);
    const both = await search({ event_types: ['ReservationSettingsSet'] }, { page_size: 1, page: 2 });
    expect(both).toMatchObject({ total: 2, items: [{ marina: { id: oslo } }] });
  });

  it('take days as those of each marina', async () => {
    // 22:30 UTC on the first of June is the second of June in Oslo, and the first in the Azores.
    const late = await server.openMarina({ name: 'Nordhavn', time_zone: 'Europe/Oslo' });
    const west = await server.openMarina({ name: 'Horta', time_zone: 'Atlantic/Azores' });
    const [there, here] = [await server.addStaff(late), await server.addStaff(west)];
    server.clock.set('2027-06-01T22:30:00.000Z');
    await setHours(there.token, 72);
    await setHours(here.token, 72);
    const on = async (day: string) =>
      (await search({ marinas: [late, west], event_types: ['ReservationSettingsSet'], day })).items.map(
        ({ marina }) => marina.id,
      );
    expect(await on('2027-06-02')).toEqual([late]);
    expect(await on('2027-06-01')).toEqual([west]);
  });

  it('have one lane for each chosen marina', async () => {
    const body = { filter: { marinas: [oslo, lisbon] } };
    const { lanes, from, to } = await server.must(auditApi.lanes, { token: admin, body });
    for (const lane of lanes) {
      const { total } = await search({ marinas: [lane.marina?.id ?? ''] });
      expect(lane.total).toBe(total);
      expect(lane.ticks.reduce((sum, tick) => sum + tick.count, 0)).toBe(lane.shown);
      for (const { at } of lane.ticks) expect(at >= (from ?? '') && at <= (to ?? '')).toBe(true);
    }
    expect(new Set(lanes.map((lane) => lane.marina?.id))).toEqual(new Set([oslo, lisbon]));
    const everything = await server.must(auditApi.lanes, { token: admin, body: {} });
    expect(everything.lanes.map((lane) => lane.marina)).toEqual([null]);
  });

  it('show a record as it stood, in whichever marina', async () => {
    const [changed] = (await search({ marinas: [oslo], event_types: ['ReservationSettingsSet'] })).items;
    const hours = async (at: string) => {
      const body = { marina_id: oslo, kind: 'marina', id: oslo, at };
      const { facts } = await server.must(auditApi.asOfElsewhere, { token: admin, body });
      return facts.find(({ field }) => field === 'answer_hours')?.value;
    };
    expect(await hours(changed!.at)).toBe('72 hours');
    expect(await hours(new Date(Date.parse(changed!.at) - 1).toISOString())).toBe('48 hours');
    const wrong = { marina_id: lisbon, kind: 'marina', id: oslo, at: changed!.at };
    const { status } = await server.call(auditApi.asOfElsewhere, { token: admin, body: wrong });
    expect(status).toBe(404);
  });

  it('are for administrators only', async () => {
    const { token } = hanna;
    const answers = [
      await server.call(auditApi.everywhere, { token, body: {} }),
      await server.call(auditApi.lanes, { token, body: {} }),
      await server.call(auditApi.sealEverywhere, { token, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it('leave as a signed file that shows each later change', async () => {
    const body = { filter: { marinas: [oslo, lisbon], event_types: ['ReservationSettingsSet'] } };
    const { text, entries, file_name } = await server.must(auditApi.sealEverywhere, { token: admin, body });
    expect(entries).toBe(2);
    expect(file_name).toBe(`history-${server.clock.nowIso().slice(0, 10)}.jsonl`);
    const { public_key } = await server.must(auditApi.publicKey, { token: admin });
    expect(verifySealedFile(Buffer.from(text), public_key)).toMatchObject({ intact: true, entries: 2 });
    expect(text).toContain('"to":"72 hours"');
    const forged = Buffer.from(text.replace('72 hours', '71 hours'));
    expect(verifySealedFile(forged, public_key)).toMatchObject({ intact: false, line: 2 });
  });

  it('leave the marina’s own history in such a file, and nothing of another marina', async () => {
    const { text, entries } = await server.must(auditApi.seal, { token: hanna.token, body: {} });
    const total = (await search({ marinas: [oslo] })).total;
    expect(entries).toBe(total);
    expect(text).not.toContain(lisbon);
    const clerk = await server.addStaff(oslo, VIEWER);
    expect((await server.call(auditApi.seal, { token: clerk.token, body: {} })).status).toBe(403);
  });

  it('are written one at a time; few wait, and the others are refused', async () => {
    const by = { user_id: hanna.id, name: 'Hanna', language: 'en' as const };
    const queries = server.app.get(QueryBus, { strict: false });
    const seal = async () => {
      const opened = await queries.execute(new SealHistory(by, { marinas: [oslo] }));
      if (isRefusal(opened)) throw new Error(opened.code);
      const lines: string[] = [];
      for await (const line of opened.lines) lines.push(line);
      opened.close();
      return { entries: opened.entries, lines: lines.length };
    };
    const answers = await Promise.allSettled(Array.from({ length: 5 }, seal));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const [refused] = answers.filter((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ refusal: { code: 'TOO_MANY_REQUESTS' } });
    const { entries, lines } = await seal();
    expect(lines).toBe(entries + 2);
  });
});
