import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { absenceApi } from '../../contracts/absences/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { auditApi } from '../../contracts/audit/api.js';
import { configurationApi, marinaApi, localEventApi } from '../../contracts/marinas/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import { boaterReservationApi } from '../../contracts/reservations/api.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import type { Hint, HintTopic, LogPosition } from '../../contracts/realtime.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { type Harbour, openHarbour, PETREL, STAY } from '../fixtures/harbour.js';
import type { MarinaServer, Member } from '../fixtures/marina-server.js';
import { eventually } from '../fixtures/platform-bench.js';
import { sharedServer } from '../fixtures/shared-server.js';

/** The hints that a screen receives while others work. */
interface Screen {
  readonly socket: Socket;
  readonly hints: Hint[];
  /** The position up to which all changes have been sent. */
  readonly told: LogPosition[];
}

const FEATURES = { reservation: true, inventory: true, absence_report: true, chat: true, dynamic_pricing: true };

let server: MarinaServer;
let harbour: Harbour;
let screen: Screen;
let neighbour: Screen;
let elsewhere: string;
const screens: Screen[] = [];

async function screenOf({ token }: { readonly token: string }, after?: number): Promise<Screen> {
  const auth = { token, ...(after === undefined ? {} : { after }) };
  const socket: Socket = io(server.url, { auth, transports: ['websocket'], forceNew: true });
  const [hints, told]: [Hint[], LogPosition[]] = [[], []];
  socket.on('ready', (position: LogPosition) => void told.push(position));
  socket.on('hint', (hint: Hint) => void hints.push(hint));
  await eventually(() => told.length > 0);
  const opened = { socket, hints, told };
  screens.push(opened);
  return opened;
}

beforeAll(async () => {
  server = await sharedServer();
  harbour = await openHarbour(server, { marina: { permissions: FEATURES } });
  elsewhere = await server.openMarina();
  screen = await screenOf(await server.addStaff(harbour.marina));
  neighbour = await screenOf(await server.addStaff(elsewhere));
});
afterAll(() => {
  for (const { socket } of screens) socket.close();
});

describe('a second screen of a marina', () => {
  const contact = { first_name: 'Olav', last_name: 'Berg', relation_type: 'RESIDENT' as const };
  let residents = 0;
  const resident = async () => {
    residents += 1;
    const body = { ...contact, email: `resident${residents}@example.org` };
    return (await server.must(boaterApi.add, { token: harbour.token, body })).id;
  };
  const vessel = async (boater_id: string) =>
    (await server.must(vesselApi.add, { token: harbour.token, body: { boater_id, vessel: PETREL } })).id;
  const berthed = async () => {
    const vessel_id = await vessel(await resident());
    const berth_id = await harbour.addBerth('A', 10 + residents);
    await server.must(availabilityApi.allocateVessel, { token: harbour.token, body: { berth_id, vessel_id } });
    await server.settled();
    return vessel_id;
  };
  const day = { start_date: '2027-07-09', end_date: '2027-07-09' };

  /** One command per area, by the topic that it changes. */
  const work: Partial<Record<HintTopic, () => Promise<unknown>>> = {
    reservations: () => harbour.request(),
    berths: () => harbour.addBerth('A', 9),
    occupancy: () => harbour.created('APPROVE'),
    traffic: async () => {
      const { id } = await harbour.created('APPROVE', { ...STAY, start_date: '2027-06-01' });
      await server.settled();
      const body = { traffic_event_id: `arrival-${id}`, action: 'CONFIRM' as const };
      await server.must(trafficApi.update, { token: harbour.token, body });
    },
    messages: async () => {
      const { link } = await harbour.request();
      await server.must(boaterReservationApi.message, { token: link, body: { text: 'Late by an hour' } });
    },
    customers: resident,
    vessels: async () => vessel(await resident()),
    memberships: async () => {
      const boater_id = await resident();
      const card = { vessel: { vessel_id: await vessel(boater_id) }, boaters: [{ boater_id }], membership: {} };
      await server.settled();
      await server.must(cardApi.add, { token: harbour.token, body: card });
    },
    absences: async () => {
      const dates = { departure_date: '2027-07-10', return_date: '2027-07-24' };
      const plans = { ...dates, reason: 'DOMESTIC_VACATION' as const, destination: 'Ærø' };
      const body = { vessel_id: await berthed(), ...plans };
      await server.must(absenceApi.create, { token: harbour.token, body });
    },
    pricing: async () => {
      const body = { season_pricing_plan: draftExample };
      await server.must(pricingApi.createPlan, { token: harbour.token, body });
    },
    marinas: () => {
      const body = { reservation_settings: { answer_hours: 72 } };
      return server.must(marinaApi.reservationSettings, { token: harbour.token, body });
    },
    local_events: async () => {
      const body = { marina_event_details: { ...day, event_name: 'Regatta', event_url: '' } };
      await server.must(localEventApi.create, { token: harbour.token, body });
    },
    users: () => server.addStaff(harbour.marina),
  };

  it.each(Object.entries(work))('is told of a change of %s', async (topic, change) => {
    const before = screen.hints.length;
    await change();
    await eventually(() => screen.hints.slice(before).some((hint) => hint.topic === topic));
    const [told] = screen.hints.slice(before).filter((hint) => hint.topic === topic);
    expect(told).toMatchObject({ marina_id: harbour.marina, ids: expect.any(Array) });
    expect(told?.position).toBeGreaterThan(screen.told[0]?.position ?? Infinity);
  });

  it('receives no hints of another marina', () => {
    const seen = new Set(screen.hints.flatMap(({ ids }) => ids));
    expect(seen.size).toBeGreaterThan(0);
    expect(neighbour.hints.filter(({ ids }) => ids.some((id) => seen.has(id)))).toEqual([]);
  });
});

describe('the command to reload open pages', () => {
  const commandsOf = ({ hints }: Screen) => hints.filter(({ topic }) => topic === 'commands').flatMap(({ ids }) => ids);
  const reload = async (admin: Member, marina_id: string | null) =>
    server.must(configurationApi.reloadPages, { token: admin.token, body: { marina_id } });

  it('reaches the screens of one marina, and its history shows it', async () => {
    const admin = await server.addAdmin();
    await reload(admin, harbour.marina);
    await eventually(() => commandsOf(screen).length > 0);
    expect(commandsOf(screen)).toEqual([expect.stringMatching(/^REFRESH_PAGE \S+$/)]);
    // A later change of the neighbour shows that nothing was on its way.
    await server.addStaff(elsewhere);
    await eventually(() => neighbour.hints.some(({ topic }) => topic === 'users'));
    expect(commandsOf(neighbour)).toEqual([]);
    await server.settled();
    const { items } = await server.must(auditApi.getall, { token: harbour.token, body: { page_size: 5 } });
    expect(items.map(({ title }) => title)).toContain('Open pages reloaded');
  });

  it('reaches the screens of all marinas, and those that come back later', async () => {
    const admin = await server.addAdmin();
    const [before = 0] = [screen.hints.at(-1)?.position];
    const heard = commandsOf(screen);
    await reload(admin, null);
    await eventually(() => commandsOf(screen).length > heard.length && commandsOf(neighbour).length > 0);
    const command = commandsOf(screen).at(-1);
    expect(commandsOf(neighbour)).toEqual([command]);
    const back = await screenOf({ token: harbour.token }, before);
    await eventually(() => commandsOf(back).includes(command ?? ''));
  });

  it('is refused for a marina that does not exist, and sent by administrators only', async () => {
    const admin = await server.addAdmin();
    const body = { marina_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b99' };
    expect(await server.call(configurationApi.reloadPages, { token: admin.token, body })).toMatchObject({
      status: 404,
      body: { error_type: 'MARINA_NOT_FOUND' },
    });
    const refused = await server.call(configurationApi.reloadPages, {
      token: harbour.token,
      body: { marina_id: null },
    });
    expect(refused.status).toBe(403);
  });
});
