import { type ArrangedStay, ArrangeStays } from '../../contracts/berths/commands.js';
import type { Match } from '../../contracts/berths/matches.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { systemContext } from '../platform/event-sourcing/command-context.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { enter, TRAVELLER } from './matching-cases.js';
import { FindMatches } from '../../contracts/berths/matching-queries.js';
import { AllocationOfReservation } from '../../contracts/berths/allocation-queries.js';

/** Lengths of boats that may need two berths of a demo marina, metres. */
const LONG = [11, 13, 15, 17, 19, 21] as const;

/** The arrangements take place in the first of these weeks with enough free berths. */
const DAYS_AHEAD = [2, 9, 16, 23, 30, 37, 44] as const;
const BERTHS_NEEDED = 8;

/** What was arranged on the plan: a split stay, two stays that changed places, and a boat over two berths. */
export async function arrangeStays(world: DemoWorld, marina: DemoMarina): Promise<void> {
  await world.host.settle();
  for (const days of DAYS_AHEAD) {
    const stay = stayIn(world, days);
    const all = await freeBerths(world, marina, { ...TRAVELLER, type: null }, stay);
    if (all.length < BERTHS_NEEDED) continue;
    // A part of a stay does not extend over a neighbour.
    const fitting = await freeBerths(world, marina, TRAVELLER, stay);
    const free = fitting.filter(({ why }) => why.extends_over.length === 0);
    await arrangeIn(world, marina, stay, free);
    break;
  }
  await bookOverTwoBerths(world, marina);
  await world.host.settle();
}

async function arrangeIn(world: DemoWorld, marina: DemoMarina, stay: Stay, free: readonly Match[]): Promise<void> {
  const turn = addDays(stay.start_date, 2);
  const booked: Booked[] = [];
  const [spare, ...rest] = free;
  for (const [index, { berth_id }] of rest.entries()) {
    const reservation_id = await enter(world, marina, `arranged ${index}`, stay, TRAVELLER, 'APPROVE', berth_id);
    const allocation_id = await allocationOf(world, marina, reservation_id);
    if (allocation_id !== null) booked.push({ berth_id, allocation_id });
    if (booked.length === 3) break;
  }
  const [split, one, other] = booked;
  if (spare !== undefined && split !== undefined) {
    const segments = [
      { berth_id: split.berth_id, start_date: stay.start_date, end_date: turn },
      { berth_id: spare.berth_id, start_date: turn, end_date: stay.end_date },
    ];
    await arrange(world, marina, 'split', [{ allocation_id: split.allocation_id, segments }]);
  }
  if (one !== undefined && other !== undefined) {
    await arrange(world, marina, 'swap', [
      { allocation_id: one.allocation_id, segments: [{ berth_id: other.berth_id, ...stay }] },
      { allocation_id: other.allocation_id, segments: [{ berth_id: one.berth_id, ...stay }] },
    ]);
  }
}

interface Booked {
  readonly berth_id: string;
  readonly allocation_id: string;
}

interface Boat {
  readonly length: number;
  readonly type: typeof TRAVELLER.type | null;
}

interface Stay {
  readonly start_date: string;
  readonly end_date: string;
}

async function bookOverTwoBerths(world: DemoWorld, marina: DemoMarina): Promise<void> {
  for (const days of DAYS_AHEAD) {
    const stay = stayIn(world, days);
    for (const length of LONG) {
      const matches = await freeBerths(world, marina, { length, type: TRAVELLER.type }, stay);
      const over = matches.find(({ why }) => why.extends_over.length > 0);
      if (over === undefined) continue;
      await enter(world, marina, 'extension', stay, { ...TRAVELLER, length }, 'APPROVE', over.berth_id);
      return;
    }
  }
}

function stayIn(world: DemoWorld, days: number): Stay {
  return { start_date: addDays(world.today, days), end_date: addDays(world.today, days + 5) };
}

/** Best first, for a boat as wide and deep as the traveller's; of type null: berths of every kind. */
async function freeBerths(world: DemoWorld, marina: DemoMarina, boat: Boat, stay: Stay) {
  const { length, type } = boat;
  const { beam, draft } = TRAVELLER;
  const wish = { vessel: { length, beam, draft, type }, ...stay, limit: 100 };
  return (await world.host.ask(new FindMatches(marina.id, wish))).items;
}

/** Null where the reservation was refused or has no berth. */
async function allocationOf(
  world: DemoWorld,
  marina: DemoMarina,
  reservation_id: string | null,
): Promise<string | null> {
  if (reservation_id === null) return null;
  const held = await world.host.ask(new AllocationOfReservation(marina.id, { reservation_id }));
  return held?.allocation_id ?? null;
}

async function arrange(world: DemoWorld, marina: DemoMarina, name: string, stays: ArrangedStay[]): Promise<void> {
  await world.host.settle();
  const context = systemContext(commandId(world, marina.code, 'plan', name), 'demo', marina.id);
  unlessRefused(world, await world.host.execute(new ArrangeStays({ stays }, context)));
}
