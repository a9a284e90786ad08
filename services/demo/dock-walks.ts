import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import type { WalkTap } from '../../contracts/dockwalk/taps.js';
import { MOST_TAPS, MOST_WALK_BERTHS } from '../../contracts/dockwalk/vocabulary.js';
import type { WalkBerth } from '../../contracts/dockwalk/walks.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** Days before today on which the docks were walked to the end. */
const PAST_WALKS = [5, 2] as const;

/** Seconds that a walker takes for a berth, and the most minutes of a walk in the morning. */
const SECONDS_A_BERTH = 40;
const MOST_MINUTES = 75;

/** Walks all docks if this is a morning on which they were walked. Nothing else happens meanwhile. */
export async function walkInTheMorning(world: DemoWorld, marina: DemoMarina, slot: number): Promise<void> {
  const date = world.agenda.dateOf(slot);
  const days = PAST_WALKS.find((one) => addDays(world.today, -one) === date);
  if (days === undefined) return;
  const walk = await startWalk(world, marina, `${days} days ago`, PAST_WALKS.indexOf(days));
  const { clock } = world.host;
  const began = Date.parse(clock.nowIso());
  const seconds = Math.min(walk.berths.length * SECONDS_A_BERTH, MOST_MINUTES * 60);
  clock.set(new Date(began + seconds * 1000));
  await walk.tap(walk.berths, (share) => new Date(began + share * seconds * 1000).toISOString());
  await walk.save();
  await world.host.settle();
}

/** Today's walk is under way: half of the berths are checked, and two of them differ. */
export async function walkToday(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const walk = await startWalk(world, marina, 'today');
  const now = world.host.clock.nowIso();
  await walk.tap(walk.berths.slice(0, Math.ceil(walk.berths.length / 2)), () => now);
  await world.host.settle();
}

/** @param walker number of the member of staff who walks */
async function startWalk(world: DemoWorld, marina: DemoMarina, name: string, walker = 0) {
  const { client } = world.host;
  const token = marina.staff[walker % marina.staff.length];
  const step = (...names: (string | number)[]) => commandId(world, marina.code, 'dock walk', name, ...names);
  const { id: session_id } = await client.must(dockWalkApi.start, { body: {}, token, commandId: step('start') });
  await world.host.settle();
  const berths: WalkBerth[] = [];
  for (let page = 1; ; page += 1) {
    const body = { session_id, page, page_size: MOST_WALK_BERTHS };
    const { items, total } = await client.must(dockWalkApi.berths, { body, token, commandId: step('read', page) });
    berths.push(...items);
    if (items.length === 0 || berths.length >= total) break;
  }
  const device_id = step('phone');
  /** @param at instant of a tap, by the share of the walk that lies behind it */
  const tap = async (some: readonly WalkBerth[], at: (share: number) => string): Promise<void> => {
    const [stranger, gone] = differing(some);
    const taps = some.map((berth, index): WalkTap => {
      const { berth_id, expected } = berth;
      const knew = { expected: expected.key, tap_id: null };
      const tapped = { tap_id: step(berth_id), at: at(index / some.length), berth_id, knew };
      if (berth === gone) return { kind: 'EMPTY', ...tapped };
      if (berth !== stranger) return { kind: 'AS_PLANNED', ...tapped };
      const boat = { name: '', length: 7.5 };
      return { kind: 'BOAT', ...tapped, vessel_id: null, reservation_id: null, boat, measured: null };
    });
    for (let from = 0; from < taps.length; from += MOST_TAPS) {
      const body = { session_id, device_id, taps: taps.slice(from, from + MOST_TAPS) };
      await client.must(dockWalkApi.merge, { body, token, commandId: step('taps', from) });
    }
  };
  const save = () =>
    client.must(dockWalkApi.update, { body: { action: 'SAVE', session_id }, token, commandId: step('save') });
  return { berths, tap, save };
}

/** A free berth with a boat that nobody knows, and a berth whose resident is away without a report. */
function differing(berths: readonly WalkBerth[]): readonly [WalkBerth | undefined, WalkBerth | undefined] {
  const free = berths.filter(({ expected: { state, due, over, away } }) =>
    state === 'EMPTY' ? due === null && over === null && away === null : false,
  );
  const home = berths.filter(({ expected: { boat } }) => boat?.berth_holder_type === 'RESIDENT');
  return [free.at(1) ?? free.at(0), home.at(2) ?? home.at(0)];
}
