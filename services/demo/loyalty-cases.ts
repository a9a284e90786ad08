import { customerListApi } from '../../contracts/customers/api.js';
import { loyaltyApi, promotionApi } from '../../contracts/loyalty/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** Members who were given points in the beginning, and lately. */
const WELCOMED = 12;
const THANKED = 8;

/** On the first day: two promotions, one of which has ended since, and a gift of points that have expired since. */
export async function startLoyalty(world: DemoWorld, admin: string, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const first = world.agenda.firstDay;
  const promotions = [
    { name: 'A point for every other night', action: 'NIGHT_STAYED' as const, points: 0.5, starts_on: first },
    {
      name: 'Opening weeks',
      action: 'STAY_COMPLETED' as const,
      points: 5,
      starts_on: first,
      ends_on: addDays(first, 60),
    },
  ];
  for (const body of promotions) {
    const by = { token: admin, commandId: commandId(world, 'promotion', body.name) };
    unlessRefused(world, await client.call(promotionApi.create, { body, ...by }));
  }
  await give(world, admin, marina, { members: WELCOMED, amount: 25, until: addDays(first, 90) });
}

/** At the present: a gift of points that members can use. */
export function thankMembers(world: DemoWorld, admin: string, marina: DemoMarina): Promise<void> {
  return give(world, admin, marina, { members: THANKED, amount: 40, until: addDays(world.today, 200) });
}

interface GiftOfDemo {
  readonly members: number;
  readonly amount: number;
  readonly until: string;
}

async function give(
  world: DemoWorld,
  admin: string,
  marina: DemoMarina,
  { members, amount, until }: GiftOfDemo,
): Promise<void> {
  const { client } = world.host;
  await world.host.settle();
  const body = { filter: { membership: 'active' as const }, page_size: members };
  const { items } = await client.must(customerListApi.residents, {
    token: marina.staff[0],
    body,
    commandId: commandId(world, 'members', until),
  });
  const email_list = items.flatMap(({ email }) => email ?? []);
  if (email_list.length === 0) return;
  const gift = { amount, expiry_date: until, email_list: [...email_list, 'jan.hansen@example.org'] };
  const by = { token: admin, commandId: commandId(world, 'gift of points', until) };
  unlessRefused(world, await client.call(loyaltyApi.giftPoints, { body: gift, ...by }));
  await world.host.settle();
}
