import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import { asPlanned, type Seen } from '../../../contracts/dockwalk/rules/differences.js';
import type { Expectation } from '../../../contracts/dockwalk/rules/expectation.js';
import type { WalkTap } from '../../../contracts/dockwalk/taps.js';
import { FindStays } from '../../../contracts/traffic/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { PreparedTap } from '../domain/walk-commands.js';
import type { SeenInBerth } from '../domain/walk-events.js';
import { DockBerths, type ExpectedBerth } from './dock-berths.js';
import { ListPiersOnDock } from '../../../contracts/berths/dock-queries.js';

/** A tap that the walk takes, or the code of its refusal. */
export type Prepared = { readonly tap_id: string } & (
  { readonly walk_tap: WalkTap; readonly tap: PreparedTap } | { readonly refused: string }
);

type BoatTap = Extract<WalkTap, { kind: 'BOAT' }>;
type BerthTap = Exclude<WalkTap, { kind: 'PIER_COMPLETE' }>;

interface Boats {
  /** Lengths in metres of the vessels and stays that the marina has. */
  readonly vessels: ReadonlyMap<string, number>;
  readonly stays: ReadonlyMap<string, { readonly length: number; readonly vessel_id: string | null }>;
}

/** Looks up what the plan says of tapped berths on the days of the taps, with one query of each kind for all. */
@Injectable()
export class TapLookup {
  constructor(
    private readonly berths: DockBerths,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async prepare(
    marina_id: string,
    device_id: string,
    taps: readonly WalkTap[],
    dateOf: (instant: string) => string,
  ): Promise<Prepared[]> {
    const now = this.clock.nowIso();
    const dayOf = (tap: WalkTap) => dateOf(tap.at > now ? now : tap.at);
    const atBerths = taps.filter((tap): tap is BerthTap => tap.kind !== 'PIER_COMPLETE');
    const expected = new Map<string, ReadonlyMap<string, ExpectedBerth>>();
    for (const [date, some] of Map.groupBy(atBerths, dayOf)) {
      const ids = some.map((tap) => tap.berth_id);
      expected.set(date, await this.berths.byId(marina_id, ids, date));
    }
    const then = await this.expectedThen(marina_id, atBerths, now, (tap) => ({
      date: dayOf(tap),
      present: expected.get(dayOf(tap))?.get(tap.berth_id),
    }));
    const boats = await this.boatsIn(marina_id, taps);
    const piers = taps.length === atBerths.length ? [] : await this.queries.execute(new ListPiersOnDock(marina_id));
    const pierIds = new Set(piers.map(({ pier_id }) => pier_id));
    return taps.map((tap) => {
      const { tap_id, at } = tap;
      if (tap.kind === 'PIER_COMPLETE') {
        const { pier_id } = tap;
        if (!pierIds.has(pier_id)) return { tap_id, refused: berthErrors.pier_not_found };
        return { tap_id, walk_tap: tap, tap: { kind: 'PIER', tap_id, at, device_id, pier_id } };
      }
      const date = dayOf(tap);
      const berth = expected.get(date)?.get(tap.berth_id);
      if (berth === undefined) return { tap_id, refused: berthErrors.berth_not_found };
      const refused = tap.kind === 'BOAT' ? refusalOf(tap, boats) : null;
      if (refused !== null) return { tap_id, refused };
      const prepared = tapAt(berth, tap, device_id, date, boats);
      const before = then.get(tap_id);
      const known = prepared.kind === 'ANSWER' && before !== undefined ? { ...prepared, then: before } : prepared;
      return { tap_id, walk_tap: tap, tap: known };
    });
  }

  /** The expectation at the time of each tap, for berths whose plan has changed since the phone read it. */
  private async expectedThen(
    marina_id: string,
    taps: readonly BerthTap[],
    now: string,
    factsOf: (tap: BerthTap) => { readonly date: string; readonly present: ExpectedBerth | undefined },
  ): Promise<ReadonlyMap<string, Expectation>> {
    const found = new Map<string, Expectation>();
    for (const tap of taps) {
      const { date, present } = factsOf(tap);
      if (tap.kind === 'NOTE' || present === undefined || tap.knew.expected === present.expected.key) continue;
      const said = new Date(tap.at).toISOString();
      const at = said > now ? now : said;
      const before = (await this.berths.byId(marina_id, [tap.berth_id], date, at)).get(tap.berth_id);
      if (before !== undefined) found.set(tap.tap_id, before.expected);
    }
    return found;
  }

  private async boatsIn(marina_id: string, taps: readonly WalkTap[]): Promise<Boats> {
    const seen = taps.flatMap((tap) => (tap.kind === 'BOAT' ? [tap] : []));
    const vessel_ids = seen.flatMap((tap) => tap.vessel_id ?? []);
    const reservation_ids = seen.flatMap((tap) => tap.reservation_id ?? []);
    const vessels =
      vessel_ids.length === 0 ? [] : await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    const stays =
      reservation_ids.length === 0 ? [] : await this.queries.execute(new FindStays({ marina_id, reservation_ids }));
    return {
      vessels: new Map(vessels.map(({ id, length }) => [id, length])),
      stays: new Map(
        stays.map(({ reservation_id, vessel }) => [reservation_id, { length: vessel.length, vessel_id: vessel.id }]),
      ),
    };
  }
}

function refusalOf({ vessel_id, reservation_id }: BoatTap, { vessels, stays }: Boats): string | null {
  if (vessel_id !== null && !vessels.has(vessel_id)) return customerErrors.vessel_not_found;
  return reservation_id !== null && !stays.has(reservation_id) ? 'NOT_FOUND' : null;
}

function tapAt(
  { berth, expected }: ExpectedBerth,
  tap: BerthTap,
  device_id: string,
  date: string,
  boats: Boats,
): PreparedTap {
  const { tap_id, at, berth_id } = tap;
  const place = { tap_id, at, device_id, berth_id, pier_id: berth.pier_id };
  if (tap.kind === 'NOTE') {
    const { note, knew_note } = tap;
    return { kind: 'NOTE', ...place, note, knew_note, present: berth.note };
  }
  const { knew, kind: answer } = tap;
  const boat_name = tap.kind === 'BOAT' && tap.boat !== null && tap.boat.name !== '' ? tap.boat.name : null;
  return { kind: 'ANSWER', ...place, answer, seen: seenIn(tap, boats), boat_name, knew, expected, date };
}

function seenIn(tap: Exclude<BerthTap, { kind: 'NOTE' }>, boats: Boats): SeenInBerth | null {
  if (tap.kind === 'TAKEN_BACK') return null;
  if (tap.kind === 'EMPTY') return { answer: 'EMPTY' };
  if (tap.kind === 'AS_PLANNED') return complete(asPlanned(tap.knew.expected));
  const { reservation_id, boat, measured } = tap;
  const stay = boats.stays.get(reservation_id ?? '');
  const vessel_id = tap.vessel_id ?? stay?.vessel_id ?? null;
  const length = boats.vessels.get(vessel_id ?? '') ?? stay?.length ?? null;
  return { answer: 'BOAT', vessel_id, reservation_id, length, measured: measured ?? boat?.length ?? null };
}

function complete(seen: Seen): SeenInBerth {
  return seen.answer === 'EMPTY' ? seen : { ...seen, length: null, measured: null };
}
