import { requestApi } from '../../contracts/memberships/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { enter, TRAVELLER } from './matching-cases.js';

/** What visitors with a booking ask of the marina; the last residency request was declined. */
const ASKED = ['RESIDENCY', 'MEMBERSHIP', 'RESIDENCY', 'MEMBERSHIP', 'RESIDENCY'] as const;

const REASON = 'All berths of your size have a holder this year. We put you on the list for next season.';

/** Visitors ask for residency and cards with the links of their reservations; the staff have declined one of them. */
export async function leaveRequests(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [staff] = marina.staff;
  const step = (...names: (string | number)[]) => commandId(world, marina.code, 'customer request', ...names);
  await world.host.settle();
  for (const [index, kind] of ASKED.entries()) {
    const stay = { start_date: addDays(world.today, 20 + index), end_date: addDays(world.today, 23 + index) };
    const id = await enter(world, marina, `asks ${index}`, stay, TRAVELLER, 'APPROVE');
    if (id === null) continue;
    const token = await world.host.linkToken(id);
    const call = { token, body: { kind }, commandId: step('file', index) };
    const filed = unlessRefused(world, await client.call(requestApi.file, call));
    await world.host.settle();
    if (filed === null || index < ASKED.length - 1) continue;
    const body = { marina_request_id: filed.id, action: 'DECLINE' as const, decline_reason: REASON };
    const declining = { token: staff, body, commandId: step('decline') };
    unlessRefused(world, await client.call(requestApi.updateMarinaRequest, declining));
  }
}
