import { CorrectVesselSizes } from '../../contracts/customers/commands.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { FindStays } from '../../contracts/traffic/queries.js';
import { trafficEventIdOf } from '../../contracts/traffic/rules/traffic-event-id.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { systemContext } from '../platform/event-sourcing/command-context.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { enter, TRAVELLER } from './matching-cases.js';
import { FindMatches } from '../../contracts/berths/matching-queries.js';

/** Days before today on which the boat arrived that should have left yesterday. */
const ARRIVED_DAYS_AGO = 3;

/** Metres by which a boat turns out to be wider than its berth takes. */
const TOO_WIDE = 0.15;

interface Nights {
  readonly start_date: string;
  readonly end_date: string;
}

/** A boat that should have left yesterday lies in the berth of one that arrives today; other berths are free. */
export async function bookLateDeparture(world: DemoWorld, marina: DemoMarina, slot: number): Promise<void> {
  const arrived = addDays(world.today, -ARRIVED_DAYS_AGO);
  if (world.agenda.dateOf(slot) !== arrived) return;
  const coming = { start_date: world.today, end_date: addDays(world.today, 3) };
  const [berth] = await freeFor(world, marina, { start_date: arrived, end_date: coming.end_date }, TRAVELLER.beam);
  if (berth === undefined) return;
  const staying = { start_date: arrived, end_date: addDays(world.today, -1) };
  const late = await enter(world, marina, 'leaves late', staying, TRAVELLER, 'APPROVE', berth.berth_id);
  await enter(world, marina, 'arrives under it', coming, TRAVELLER, 'APPROVE', berth.berth_id);
  await world.host.settle();
  if (late === null) return;
  const answer = await world.host.client.call(trafficApi.update, {
    body: { traffic_event_id: trafficEventIdOf('ARRIVAL', late), action: 'CONFIRM', berth_shared: true },
    token: marina.staff[0],
    commandId: commandId(world, marina.code, 'leaves late', 'seen'),
  });
  unlessRefused(world, answer);
}

/** A boat that arrives today is wider than booked: too wide for its berth, though not for some others. */
export async function bookTooWide(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const stay = { start_date: world.today, end_date: addDays(world.today, 4) };
  await world.host.settle();
  for (const berth of await freeFor(world, marina, stay, TRAVELLER.beam)) {
    const beam = Math.round((TRAVELLER.beam + berth.why.spare_beam + TOO_WIDE) * 100) / 100;
    if ((await freeFor(world, marina, stay, beam)).length === 0) continue;
    const reservation_id = await enter(world, marina, 'measured wider', stay, TRAVELLER, 'APPROVE', berth.berth_id);
    await world.host.settle();
    if (reservation_id !== null) await measure(world, marina, reservation_id, beam);
    return;
  }
}

async function measure(world: DemoWorld, marina: DemoMarina, reservation_id: string, beam: number): Promise<void> {
  const { host } = world;
  const [stay] = await host.ask(new FindStays({ marina_id: marina.id, reservation_ids: [reservation_id] }));
  const vessel_id = stay?.vessel.id ?? null;
  if (vessel_id === null) return;
  const { length, draft } = TRAVELLER;
  const context = systemContext(commandId(world, marina.code, 'measured wider', 'card'), 'demo', marina.id);
  const sizes = { length, beam, draft };
  unlessRefused(world, await host.execute(new CorrectVesselSizes({ vessel_id, sizes }, context)));
  await host.settle();
}

/** Berths of their own for a travelling boat of this beam, the snuggest first. */
async function freeFor(world: DemoWorld, marina: DemoMarina, nights: Nights, beam: number) {
  const { length, draft, type } = TRAVELLER;
  const wish = { vessel: { length, beam, draft, type }, ...nights, limit: 20 };
  const { items } = await world.host.ask(new FindMatches(marina.id, wish));
  return items.filter(({ why }) => why.extends_over.length === 0);
}
