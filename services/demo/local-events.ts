import { localEventApi } from '../../contracts/marinas/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** Events that attract boats to the first marina: days from today until the start, duration in days, and web page. */
const calendar = [
  { from: -30, days: 2, event_name: 'Bourse aux voiles', event_url: '' },
  { from: 1, days: 3, event_name: 'Régate des Trois Caps', event_url: 'https://regate.example/trois-caps' },
  { from: 20, days: 1, event_name: 'Fête du port', event_url: 'https://saint-maurice.example/fete-du-port' },
  { from: 45, days: 4, event_name: 'Salon du bateau d’occasion', event_url: '' },
] as const;

/** Adds the local events of a marina. */
export async function noteLocalEvents(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const [token] = marina.staff;
  for (const [index, { from, days, event_name, event_url }] of calendar.entries()) {
    const start_date = addDays(world.today, from);
    const end_date = addDays(start_date, days - 1);
    const body = { marina_event_details: { event_name, event_url, start_date, end_date } };
    const id = commandId(world, marina.code, 'local event', index);
    await world.host.client.must(localEventApi.create, { body, token, commandId: id });
  }
}
