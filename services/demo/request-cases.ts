import { requestApi } from '../../contracts/memberships/api.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** What visitors with a booking ask of the marina; the last residency request was declined. */
const ASKED = ['RESIDENCY', 'MEMBERSHIP', 'RESIDENCY', 'MEMBERSHIP', 'RESIDENCY', 'RESIDENCY'] as const;

const REASON = 'All berths of your size have a holder this year. We put you on the list for next season.';

/** Visitors ask for residency and cards with the links of their reservations; the staff have declined one of them. */
export async function leaveRequests(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const step = (...names: (string | number)[]) => commandId(world, marina.code, 'customer request', ...names);
  await world.host.settle();
  const stays = await client.must(reservationApi.getall, {
    token,
    body: { page_size: 40 },
    commandId: step('stays'),
  });
  const boaters = new Set<string>();
  let asked = 0;
  for (const { id, boater } of stays.items) {
    const who = `${boater.first_name} ${boater.last_name}`;
    const kind = ASKED[asked];
    if (kind === undefined) return;
    if (boaters.has(who)) continue;
    boaters.add(who);
    const link = await world.host.linkToken(id);
    const call = { token: link, body: { kind }, commandId: step('file', asked) };
    const filed = unlessRefused(world, await client.call(requestApi.file, call));
    if (filed === null) continue;
    asked += 1;
    await world.host.settle();
    if (asked < ASKED.length) continue;
    const body = { marina_request_id: filed.id, action: 'DECLINE' as const, decline_reason: REASON };
    unlessRefused(
      world,
      await client.call(requestApi.updateMarinaRequest, { token, body, commandId: step('decline') }),
    );
  }
}
