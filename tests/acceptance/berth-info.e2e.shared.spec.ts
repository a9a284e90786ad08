import { describe, expect, it } from '@jest/globals';
import type * as z from 'zod';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi, berthApi, berthInfoApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { chainApi } from '../../contracts/identity/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { openHarbour, PETREL, STAY, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest({ berths: [12, 12, 12] });

const token = () => harbour.token;
const info = (name: string) =>
  server.must(berthInfoApi.berthInfo, { token: token(), body: { berth_id: harbour.berth(name) } });
const saveNote = (name: string, note: string, headers = {}) =>
  server.call(berthInfoApi.updateNote, { token: token(), headers, body: { berth_id: harbour.berth(name), note } });
const inquire = (name: string, vessel_id: string) =>
  server.call(berthInfoApi.inquireForAbsence, {
    token: token(),
    body: { berth_id: harbour.berth(name), vessel_id },
  });
type VesselsBody = z.input<NonNullable<typeof berthInfoApi.listVessels.body>>;
const vessels = (body: VesselsBody = {}) => server.must(berthInfoApi.listVessels, { token: token(), body });
const TODAY = { start_date: '2027-06-01', end_date: '2027-06-04' };

/** A resident with a boat that has a berth from today. */
async function resident(berth: string, name = 'Havørn') {
  const who = { first_name: 'Olav', last_name: 'Bergström', email: `${name.length}${berth}@example.org` };
  const boater = await server.must(boaterApi.add, {
    token: token(),
    body: { ...who, language: 'fr', relation_type: 'RESIDENT' },
  });
  const vessel = { ...PETREL, name };
  const { id: vessel_id } = await server.must(vesselApi.add, {
    token: token(),
    body: { boater_id: boater.id, vessel },
  });
  await server.must(availabilityApi.allocateVessel, {
    token: token(),
    body: { berth_id: harbour.berth(berth), vessel_id },
  });
  await server.settled();
  return { boater_id: boater.id, vessel_id };
}

const inquiryMails = async () =>
  (await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 }))?.items;

async function away(vessel_id: string, departure_date: string, return_date: string): Promise<string> {
  const reason = 'DOMESTIC_VACATION' as const;
  const { id } = await server.must(absenceApi.create, {
    token: token(),
    body: { vessel_id, departure_date, return_date, reason },
  });
  await server.settled();
  return id;
}

describe('berth info', () => {
  it('names the visitor who has the berth tonight, and waits for the arrival, then for the departure', async () => {
    const boater = somebody({ first_name: 'Ilaria', last_name: 'Conti' });
    const asked = await harbour.approved({ ...TODAY, boater }, undefined, harbour.berth('A1'));
    await server.settled();
    const reservation = { id: asked.id, ...TODAY };
    expect(await info('A1')).toMatchObject({
      name: 'A1',
      current_berth_owner: {
        berth_holder_type: 'VISITOR',
        reservation_id: asked.id,
        boater_name: 'Ilaria Conti',
        vessel: { name: 'Petrel', length: 9.8 },
        ...TODAY,
        arrived: false,
      },
      resident: null,
      active_traffic_event: { berth_holder_type: 'VISITOR', type: 'ARRIVAL', absence_report: null, reservation },
      following_traffic_events: [
        {
          id: `departure-${asked.id}`,
          type: 'DEPARTURE',
          begins_at: '2027-06-04',
          berth_holder_type: 'VISITOR',
          vessel: { name: 'Petrel' },
        },
      ],
      allow_inquire_for_absence: false,
      absence_inquiry: null,
    });
    const traffic_event_id = `arrival-${asked.id}`;
    await server.must(trafficApi.update, { token: token(), body: { traffic_event_id, action: 'CONFIRM' } });
    await server.settled();
    expect(await info('A1')).toMatchObject({
      current_berth_owner: { arrived: true },
      active_traffic_event: { type: 'DEPARTURE', reservation },
    });
  });

  it('shows a resident who is away as out, and who comes and goes after that', async () => {
    const { boater_id, vessel_id } = await resident('A1');
    expect(await info('A1')).toMatchObject({
      current_berth_owner: { berth_holder_type: 'RESIDENT', boater_id, boater_name: 'Olav Bergström', vessel_id },
      resident: { vessel: { id: vessel_id, name: 'Havørn', length: 9.8 }, absence: null },
      active_traffic_event: null,
      following_traffic_events: [],
      allow_inquire_for_absence: true,
    });
    const id = await away(vessel_id, '2027-06-01', '2027-06-20');
    const visitor = await harbour.approved({}, undefined, harbour.berth('A1'));
    await server.settled();
    const absence = { id, start_date: '2027-06-01', end_date: '2027-06-20' };
    // An absence that is only reported is no departure.
    expect(await info('A1')).toMatchObject({ occupancy: 'occupied', allow_inquire_for_absence: false });
    const left = { traffic_event_id: `departure-${id}`, action: 'CONFIRM' as const };
    await server.must(trafficApi.update, { token: token(), body: left });
    await server.settled();
    const shown = await info('A1');
    expect(shown).toMatchObject({
      occupancy: 'vacant',
      current_berth_owner: null,
      resident: { boater_name: 'Olav Bergström', absence },
      active_traffic_event: {
        berth_holder_type: 'RESIDENT',
        type: 'DEPARTURE',
        absence_report: absence,
        reservation: null,
      },
      allow_inquire_for_absence: false,
    });
    expect(
      shown.following_traffic_events.map(({ id: event, begins_at, vessel }) => [event, begins_at, vessel.name]),
    ).toEqual([
      [`arrival-${visitor.id}`, STAY.start_date, 'Petrel'],
      [`departure-${visitor.id}`, STAY.end_date, 'Petrel'],
      [`arrival-${id}`, '2027-06-20', 'Havørn'],
    ]);
  });

  it('leads to the berths beside it, from pier to pier', async () => {
    await harbour.addPier('B', [12]);
    const beside = async (name: string) => {
      const { previous, next } = await info(name);
      return [previous?.name, next?.name];
    };
    expect(await beside('A1')).toEqual([undefined, 'A2']);
    expect(await beside('A3')).toEqual(['A2', 'B1']);
    expect(await beside('B1')).toEqual(['A3', undefined]);
  });

  it('is the same under berth/get', async () => {
    const body = { berth_id: harbour.berth('A2') };
    expect(await server.must(berthApi.getBerth, { token: token(), body })).toEqual(await info('A2'));
  });
});

describe('the note on a berth', () => {
  it('is saved only when it differs', async () => {
    const first = await saveNote('A1', 'Mind the chain');
    expect(first.body.revision).toBe(1);
    expect((await saveNote('A1', 'Mind the chain')).body.revision).toBe(1);
    expect(await info('A1')).toMatchObject({ notes: 'Mind the chain', revision: 1 });
    expect((await saveNote('A1', '')).body.revision).toBe(2);
  });

  it('has at most 1024 characters', async () => {
    expect((await saveNote('A1', 'n'.repeat(1024))).status).toBe(200);
    expect((await saveNote('A1', 'n'.repeat(1025))).body.errors).toEqual([{ path: 'note', code: 'berthNoteTooLong' }]);
  });

  it('needs reservations EDITOR', async () => {
    const { token: viewer } = await server.addStaff(harbour.marina, VIEWER);
    const body = { berth_id: harbour.berth('A1'), note: 'x' };
    expect((await server.call(berthInfoApi.updateNote, { token: viewer, body })).status).toBe(403);
  });
});

describe('an absence inquiry', () => {
  it('is sent once, is shown with its time, and can be sent again after a week', async () => {
    const { vessel_id } = await resident('A1');
    const sent = await inquire('A1', vessel_id);
    expect(sent.status).toBe(200);
    const shown = { vessel_id, berth_id: harbour.berth('A1'), sent_at: server.clock.nowIso() };
    expect(await info('A1')).toMatchObject({ allow_inquire_for_absence: false, absence_inquiry: shown });
    server.clock.set('2027-06-03T08:00:00.000Z');
    expect((await inquire('A1', vessel_id)).body.revision).toBe(sent.body.revision);
    expect((await info('A1')).absence_inquiry?.sent_at).toBe(shown.sent_at);
    server.clock.set('2027-06-08T08:00:00.000Z');
    expect(await info('A1')).toMatchObject({ allow_inquire_for_absence: true, absence_inquiry: null });
    expect((await inquire('A1', vessel_id)).body.revision).toBe(sent.body.revision + 1);
  });

  it('goes without a link where the marina has no absence reports', async () => {
    const { token: administrator } = await server.addAdmin();
    const permissions = { absence_report: false };
    const body = { edit_marina_id: harbour.marina, permissions };
    await server.must(chainApi.permissions, { token: administrator, body });
    const { vessel_id } = await resident('A1');
    expect((await inquire('A1', vessel_id)).status).toBe(200);
    await server.settled();
    const [inquiry] = (await inquiryMails()) ?? [];
    const mail = await server.engines.outbox?.get(inquiry?.id ?? '');
    expect(mail?.text).toContain('Havørn');
    expect(mail?.text).not.toContain('/away/');
  });

  it('goes to the resident by mail, once for each inquiry', async () => {
    const { vessel_id } = await resident('A1');
    const { body: sent } = await inquire('A1', vessel_id);
    await inquire('A1', vessel_id);
    await server.settled();
    const mails = await inquiryMails();
    expect(mails).toMatchObject([
      { to: '6a1@example.org', language: 'fr', subject: 'Havørn quittera-t-il la place A1 ?' },
    ]);
    expect(sent.revision).toBe(1);
    server.clock.set('2027-06-08T08:00:00.000Z');
    await inquire('A1', vessel_id);
    await server.settled();
    expect(await inquiryMails()).toHaveLength(2);
  });

  it('that is older than three days is not mailed', async () => {
    const { vessel_id } = await resident('A1');
    await server.stopPolicies();
    await inquire('A1', vessel_id);
    server.clock.set('2027-06-05T08:00:00.000Z');
    await server.restart();
    await server.settled();
    expect(await inquiryMails()).toEqual([]);
  });

  it('goes only to the resident who is in the berth', async () => {
    const { vessel_id } = await resident('A1');
    expect((await inquire('A2', vessel_id)).body.error_type).toBe('RESIDENT_NOT_AT_BERTH');
    expect((await inquire('A1', harbour.berth('A1'))).body.error_type).toBe('RESIDENT_NOT_AT_BERTH');
    await away(vessel_id, '2027-06-01', '2027-06-20');
    expect((await inquire('A1', vessel_id)).body.error_type).toBe('RESIDENT_NOT_AT_BERTH');
  });
});

describe('vessels', () => {
  it('are listed by name with their berths of tonight; on request only those without one', async () => {
    const { vessel_id } = await resident('A1');
    const vessel = { ...PETREL, name: 'Albatros' };
    const asked = await harbour.approved({ ...TODAY, vessel }, undefined, harbour.berth('A2'));
    const later = await harbour.approved({ vessel: { ...PETREL, name: 'Sirocco' } });
    await server.settled();
    expect([asked, later]).toHaveLength(2);
    const { items, total } = await vessels();
    expect(items.map(({ name, berth }) => [name, berth?.name])).toEqual([
      ['Albatros', 'A2'],
      ['Havørn', 'A1'],
      ['Sirocco', undefined],
    ]);
    expect([total, items[1]]).toMatchObject([3, { id: vessel_id, boater: { name: 'Olav Bergström' } }]);
    expect((await vessels({ only_available_vessels: true })).items.map(({ name }) => name)).toEqual(['Sirocco']);
    expect((await vessels({ search: 'ALB' })).items.map(({ name }) => name)).toEqual(['Albatros']);
    expect(await vessels({ page: 2, page_size: 2 })).toMatchObject({ items: [{ name: 'Sirocco' }], total: 3 });
  });
});

describe('lists of berths', () => {
  const names = async (filter: object) =>
    (await server.must(berthApi.listBerths, { token: token(), body: { page_size: 500, filter } })).items.map(
      ({ name }) => name,
    );

  it('are filtered by what a berth has, and found by who has it', async () => {
    await harbour.addBerth('A', 4, { max_loa: 8, services: { electricity: true, water: true }, offered: false });
    await harbour.addBerth('A', 5, { max_loa: 20, services: { water: true }, boat_types: 'sail', active: false });
    await resident('A1');
    await harbour.approved({ ...TODAY, boater: somebody({ last_name: 'Conti' }) }, undefined, harbour.berth('A2'));
    await server.settled();
    expect(await names({ services: ['water'] })).toEqual(['A4', 'A5']);
    expect(await names({ services: ['water', 'electricity'] })).toEqual(['A4']);
    expect(await names({ offered: false })).toEqual(['A4']);
    expect(await names({ active: false })).toEqual(['A5']);
    expect(await names({ boat_types: ['sail', 'motor'] })).toEqual(['A5']);
    expect(await names({ min_loa: 8, max_loa: 12 })).toEqual(['A1', 'A2', 'A3', 'A4']);
    expect(await names({ vacant_tonight: true })).toEqual(['A3', 'A4']);
    expect(await names({ search: 'havorn' })).toEqual(['A1']);
    expect(await names({ search: 'conti' })).toEqual(['A2']);
    expect(await names({ search: 'a5' })).toEqual(['A5']);
  });

  it('are sorted by a second field where the first is equal, and last by name', async () => {
    await harbour.addPier('B', [9, 20, 9]);
    const filter = { pier_id: harbour.piers.get('B') ?? '' };
    const sorted = async (direction: 'asc' | 'desc') => {
      const sort = { by: 'occupancy' as const, then: { by: 'max_loa' as const, direction } };
      const { items } = await server.must(berthApi.listBerths, { token: token(), body: { filter, sort } });
      return items.map(({ name }) => name);
    };
    expect(await sorted('asc')).toEqual(['B1', 'B3', 'B2']);
    expect(await sorted('desc')).toEqual(['B2', 'B1', 'B3']);
    const beside = { by: 'name' as const, direction: 'desc' as const, then: { by: 'max_loa' as const } };
    const { items } = await server.must(berthApi.listBerths, { token: token(), body: { filter, sort: beside } });
    expect(items.map(({ name }) => name)).toEqual(['B3', 'B2', 'B1']);
  });

  it('count the berths of each pier that pass the filter, and those that are switched on', async () => {
    await harbour.addPier('B', [9], { offered: false, instant_booking: true });
    const body = { page_size: 1, filter: { min_loa: 9 } };
    const { items, ...counts } = await server.must(berthApi.listBerths, { token: token(), body });
    expect(items).toHaveLength(1);
    expect(counts).toEqual({
      total: 4,
      active: 4,
      offered: 3,
      instant_booking: 1,
      piers: [
        { pier_id: harbour.piers.get('A'), pier_name: 'A', berths: 3, active: 3, offered: 3, instant_booking: 0 },
        { pier_id: harbour.piers.get('B'), pier_name: 'B', berths: 1, active: 1, offered: 0, instant_booking: 1 },
      ],
    });
  });

  it('name the neighbours that a berth extends over, and letters', async () => {
    const neighbours = [harbour.berth('A2')];
    await harbour.addBerth('A', 28, {
      lettered: true,
      smart_extension: { orientation: 'STERN_TO', sides: 1, neighbours },
    });
    expect(await info('A28')).toMatchObject({ name: 'AAB', number: 28, extends_over: ['A2'] });
  });

  it('piers count their berths, their boats and their usual sizes', async () => {
    await resident('A1');
    await harbour.addBerth('A', 4, { max_loa: 8, active: false });
    const { items } = await server.must(berthApi.listPiers, { token: token(), body: {} });
    expect(items).toMatchObject([
      {
        name: 'A',
        number_of_berths: 4,
        active: 3,
        offered: 4,
        instant_booking_berths: 0,
        occupied: 1,
        usual_sizes: {
          max_loa: 12,
          max_beam: 4,
          max_draft: 2.5,
          min_length: null,
          min_beam: null,
          min_draft: null,
          berths: 3,
        },
      },
    ]);
  });

  it('stay in their own marina', async () => {
    const other = await openHarbour(server);
    const body = { berth_id: other.berth('A1') };
    const notFound = { status: 404, body: { error_type: 'BERTH_NOT_FOUND' } };
    expect(await server.call(berthInfoApi.berthInfo, { token: token(), body })).toMatchObject(notFound);
    const note = { ...body, note: 'x' };
    expect(await server.call(berthInfoApi.updateNote, { token: token(), body: note })).toMatchObject(notFound);
    const { vessel_id } = await resident('A1');
    const asked = { ...body, vessel_id };
    expect(await server.call(berthInfoApi.inquireForAbsence, { token: token(), body: asked })).toMatchObject(notFound);
  });
});
