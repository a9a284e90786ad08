import { dockWalkApi } from '../../contracts/dockwalk/api.js';
import type { WalkTap } from '../../contracts/dockwalk/taps.js';
import { MOST_TAPS, MOST_WALK_BERTHS } from '../../contracts/dockwalk/vocabulary.js';
import type { WalkBerth } from '../../contracts/dockwalk/walks.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { commandId, type DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';

/** Days before today on which the docks were walked to the end. */
const PAST_WALKS = [5, 2] as const;

/** Walks all docks if this is a morning on which they were walked. Nothing else happens meanwhile. */
export async function walkInTheMorning(world: DemoWorld, marina: DemoMarina, slot: number): Promise<void> {
  const date = world.agenda.dateOf(slot);
  const days = PAST_WALKS.find((one) => addDays(world.today, -one) === date);
  if (days === undefined) return;
  const walk = await startWalk(world, marina, `${days} days ago`);
  await walk.tap(walk.berths);
  await walk.save();
  await world.host.settle();
}

/** Today's walk is under way: half of the berths are checked, and two of them differ. */
export async function walkToday(world: DemoWorld, marina: DemoMarina): Promise<void> {
  const walk = await startWalk(world, marina, 'today');
  await walk.tap(walk.berths.slice(0, Math.ceil(walk.berths.length / 2)));
  await world.host.settle();
}

async function startWalk(world: DemoWorld, marina: DemoMarina, name: string) {
  const { client, clock } = world.host;
  const [token] = marina.staff;
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
  const tap = async (some: readonly WalkBerth[]): Promise<void> => {
    const [stranger, gone] = differing(some);
    const taps = some.map((berth): WalkTap => {
      const { berth_id, expected } = berth;
      const knew = { expected: expected.key, tap_id: null };
      const tapped = { tap_id: step(berth_id), at: clock.nowIso(), berth_id, knew };
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
