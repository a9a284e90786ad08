import { berthApi } from '../../contracts/berths/api.js';
import type { MapBerth, MapPier } from '../../contracts/berths/harbour-map.js';
import { eachOf } from './agenda.js';
import { commandId, type DemoWorld } from './demo-world.js';
import { arrangeMap } from './harbour-map.js';
import type { DemoMarina } from './marinas.js';
import { type DrawnBerth, drawQuay } from './quay.js';

/** A new berth that a resident can move into. */
export interface BuiltBerth {
  readonly id: string;
  readonly form: DrawnBerth['form'];
}

/** Builds the piers and their berths and arranges them on the map; returns the berths. */
export async function buildQuay(world: DemoWorld, marina: DemoMarina, berths: number): Promise<BuiltBerth[]> {
  const built: BuiltBerth[] = [];
  const piers: MapPier[] = [];
  const placed: MapBerth[] = [];
  const { client } = world.host;
  const token = marina.staff[0];
  for (const { form, berths: drawn } of drawQuay(berths, world.chance.branch('quay'))) {
    const step = (...names: (string | number)[]) => commandId(world, marina.code, 'pier', form.name, ...names);
    const pier = await client.must(berthApi.createPier, { body: { pier: form }, token, commandId: step() });
    piers.push({ id: pier.id, name: form.name });
    const ids = new Map<number, string>();
    await eachOf(drawn, async (berth) => {
      const { number } = berth.form;
      const body = { berth: { ...berth.form, pier_id: pier.id } };
      const { id } = await client.must(berthApi.createBerth, { body, token, commandId: step('berth', number) });
      ids.set(number, id);
    });
    for (const { form: berth, extends_over_next } of drawn) {
      const id = ids.get(berth.number) ?? '';
      built.push({ id, form: berth });
      placed.push(mapBerth(id, pier.id, berth));
      // Odd and even numbers face each other.
      const beside = [berth.number + 2, berth.number - 2].find((number) => isOpen(drawn[number - 1]));
      const neighbour = beside === undefined ? undefined : ids.get(beside);
      if (!extends_over_next || neighbour === undefined) continue;
      const smart_extension = { orientation: 'ALONGSIDE' as const, sides: 1 as const, neighbours: [neighbour] };
      const body = { berth: { ...berth, id, pier_id: pier.id, smart_extension } };
      await client.must(berthApi.updateBerth, { body, token, commandId: step('extend', berth.number) });
    }
  }
  await arrangeMap(world, marina, piers, placed);
  return built;
}

/** A berth extends only over one that is active and offered. */
function isOpen(drawn: DrawnBerth | undefined): boolean {
  return drawn !== undefined && drawn.form.active !== false && drawn.form.offered !== false;
}

function mapBerth(id: string, pier_id: string, form: DrawnBerth['form']): MapBerth {
  const { number, max_loa, max_beam, max_draft, boat_types = 'any', active = true } = form;
  const { lettered = false, offered = true } = form;
  return { id, pier_id, number, lettered, max_loa, max_beam, max_draft, boat_types, active, offered };
}
