import { berthApi } from '../../contracts/berths/api.js';
import { matchingApi, reservationApi, reservationPriceApi } from '../../contracts/reservations/api.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import type { Boat } from './boats.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import { placeAtQuayEnd } from './harbour-map.js';
import type { DemoMarina } from './marinas.js';
import { FindMatches } from '../../contracts/berths/matching-queries.js';

/** Two large yachts, too wide for every berth but those of a pier of their own. */
const LARGE = { length: 23.5, beam: 9.2, draft: 4.2, type: 'CATAMARAN', hull_type: 'MULTIHULL' } as const;
/** A travelling boat of common size. */
export const TRAVELLER = { length: 9.6, beam: 3.1, draft: 1.7, type: 'SAIL', hull_type: 'MONOHULL' } as const;
const LARGE_BERTH = { max_loa: 24, max_beam: 9.5, max_draft: 4.5 };

/**
 * The cases of the matching page on the day of the demo: two visits that lost their berths, three on the waiting list of
 * whom one fits now, and an offer that runs.
 */
export async function leaveForMatching(world: DemoWorld, marina: DemoMarina): Promise<void> {
  await loseTwoBerths(world, marina);
  await waitInLine(world, marina);
  await world.host.settle();
}

async function loseTwoBerths(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const { client } = world.host;
  const [token] = marina.staff;
  const step = (...names: (string | number)[]) => commandId(world, marina.code, 'lost berth', ...names);
  const pier = await client.must(berthApi.createPier, {
    body: { pier: { name: 'Y', instant_booking: false } },
    token,
    commandId: step('pier'),
  });
  for (const number of [1, 2]) {
    const form = { ...LARGE_BERTH, pier_id: pier.id, number, min_length: null };
    const berth = await client.must(berthApi.createBerth, {
      body: { berth: form },
      token,
      commandId: step('berth', number),
    });
    await world.host.settle();
    const stay = { start_date: addDays(world.today, 4 + number), end_date: addDays(world.today, 9 + 2 * number) };
    const booked = await enter(world, marina, `lost ${number}`, stay, LARGE, 'APPROVE', berth.id);
    if (booked === null) continue;
    const closed = { ...form, id: berth.id, active: false };
    const body = { berth: closed, displace_visitors: true };
    await client.must(berthApi.updateBerth, { body, token, commandId: step('close', number) });
  }
  await world.host.settle();
  await placeAtQuayEnd(world, marina, pier.id);
}

async function waitInLine(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const [token] = marina.staff;
  const soon = { start_date: addDays(world.today, 6), end_date: addDays(world.today, 10) };
  const later = { start_date: addDays(world.today, 12), end_date: addDays(world.today, 15) };
  await enter(world, marina, 'too wide', soon, LARGE, 'ADD_TO_WAITING_LIST');
  await enter(world, marina, 'offered', soon, TRAVELLER, 'ADD_TO_WAITING_LIST');
  await enter(world, marina, 'fits', later, TRAVELLER, 'ADD_TO_WAITING_LIST');
  await world.host.settle();
  const { length, beam, draft } = TRAVELLER;
  const wish = { vessel: { length, beam, draft, type: null }, ...soon, limit: 1 };
  const { items } = await world.host.ask(new FindMatches(marina.id, wish));
  for (const { berth_id } of items) {
    const answer = await world.host.client.call(matchingApi.offerNext, {
      body: { berth_id, ...soon },
      token,
      commandId: commandId(world, marina.code, 'running offer'),
    });
    unlessRefused(world, answer);
  }
}

/** A reservation by telephone at the price of the plan; its id, or null if it was refused. */
export async function enter(
  world: DemoWorld,
  marina: DemoMarina,
  name: string,
  stay: { readonly start_date: string; readonly end_date: string },
  measures: Omit<Boat, 'name'>,
  action: 'APPROVE' | 'ADD_TO_WAITING_LIST',
  berth_id?: string,
): Promise<string | null> {
  const { contact, boat } = world.people.newcomer(measures.length);
  const vessel = { ...boat, ...measures };
  const [token] = marina.staff;
  const { length, beam, hull_type, type } = vessel;
  const price = await world.host.client.must(reservationPriceApi.calculatePrice, {
    body: { ...stay, vessel: { length, beam, hull_type, type } },
    token,
    commandId: '',
  });
  const payment = {
    method: 'IN_MARINA' as const,
    currency: marina.currency,
    price_per_night: price.price_per_night,
    marina_discount_percent: price.discount_percent,
  };
  const berth = berth_id === undefined ? {} : { berth_id };
  const answer = await world.host.client.call(reservationApi.create, {
    body: { ...stay, boater: contact, vessel, action, payment, ...berth },
    token,
    commandId: commandId(world, marina.code, 'matching', name),
  });
  return isRefusal(answer) ? unlessRefused(world, answer) : answer.id;
}
