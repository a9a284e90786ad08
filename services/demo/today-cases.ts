import { trafficApi } from '../../contracts/traffic/api.js';
import { trafficEventIdOf } from '../../contracts/traffic/rules/traffic-event-id.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { enter, TRAVELLER } from './matching-cases.js';

/** Boats that arrived some days ago and leave today. */
const LEAVING_AFTER_DAYS = 2;
const LEAVING = 2;

/** In every season some boats leave today: they arrive on this morning, if it is the right one. */
export async function bookDeparturesOfToday(world: DemoWorld, marina: DemoMarina, slot: number): Promise<void> {
  const start_date = addDays(world.today, -LEAVING_AFTER_DAYS);
  if (world.agenda.dateOf(slot) !== start_date) return;
  for (let index = 0; index < LEAVING; index += 1) {
    const stay = { start_date, end_date: world.today };
    const id = await enter(world, marina, `leaves today ${index}`, stay, TRAVELLER, 'APPROVE');
    if (id === null) continue;
    await world.host.settle();
    const answer = await world.host.client.call(trafficApi.update, {
      body: { traffic_event_id: trafficEventIdOf('ARRIVAL', id), action: 'CONFIRM', berth_shared: true },
      token: marina.staff[0],
      commandId: commandId(world, marina.code, 'leaves today', 'seen', index),
    });
    unlessRefused(world, answer);
  }
}
