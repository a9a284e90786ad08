import type * as z from 'zod';
import { viewApi } from '../../contracts/views/api.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

type View = z.input<NonNullable<(typeof viewApi.save)['body']>>;

/** The manager shares the first two; each of the others belongs to who made it. */
const managersViews: readonly View[] = [
  { list: 'reservations', name: 'Requests of boaters', query: 'tab=PENDING&source=BOATER', shared: true },
  { list: 'customers', name: 'Visitors with a record', query: 'tab=visitors', shared: true },
  { list: 'reports', name: 'Occupancy of the month', query: 'report=occupancy', mail: 'WEEK' },
];
const deskViews: readonly View[] = [{ list: 'reports', name: 'Who came from where', query: 'report=arrivals' }];

/** The manager and the desk save views of their lists, and the manager has a report sent each week. */
export async function saveViews(world: DemoWorld, { code, staff }: DemoMarina): Promise<void> {
  const [manager, desk = manager] = staff;
  const save = (token: string, body: View) =>
    world.host.client.must(viewApi.save, { body, token, commandId: commandId(world, code, 'view', body.name) });
  for (const view of managersViews) await save(manager, view);
  for (const view of deskViews) await save(desk, view);
}
