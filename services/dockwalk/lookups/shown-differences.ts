import { Injectable } from '@nestjs/common';
import { HoldsBerth } from '../../../contracts/berths/allocation-queries.js';
import { ListBerthNames } from '../../../contracts/berths/queries.js';
import type { SeenBoat } from '../../../contracts/dockwalk/boats.js';
import { stepsOf } from '../../../contracts/dockwalk/rules/differences.js';
import type { DifferenceKind } from '../../../contracts/dockwalk/vocabulary.js';
import type { Difference } from '../../../contracts/dockwalk/walks.js';
import { trafficEventIdOf } from '../../../contracts/traffic/rules/traffic-event-id.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { DifferenceDocument } from '../projections/difference-list.js';
import { DockWalks } from '../records/dock-walks.js';
import { BoatNameLookup, boatSeen } from './boat-name-lookup.js';
import { ListBoatsInBerths } from '../../../contracts/berths/dock-queries.js';

interface Facts {
  readonly today: string;
  /** Stays of tonight by vessel. */
  readonly stays: ReadonlyMap<string, string>;
  /** Vessels that hold a berth, present or away, of those that lie elsewhere. */
  readonly holders: ReadonlySet<string>;
  readonly seen: SeenBoat | null;
  readonly expected: SeenBoat | null;
  readonly berth_name: string;
}

/** Differences with names, next steps and the records that the steps name. */
@Injectable()
export class ShownDifferences {
  constructor(
    private readonly walks: DockWalks,
    private readonly naming: BoatNameLookup,
    private readonly queries: QueryBus,
  ) {}

  async of(marina_id: string, documents: readonly Document<DifferenceDocument>[]): Promise<Difference[]> {
    if (documents.length === 0) return [];
    const boats = documents.flatMap(({ seen, boat_name, planned }) =>
      [boatSeen(seen, boat_name), planned].filter((boat) => boat !== null),
    );
    const names = await this.naming.of(marina_id, boats);
    const berths = await this.queries.execute(new ListBerthNames(marina_id));
    const inBerths = await this.queries.execute(new ListBoatsInBerths(marina_id));
    const stays = new Map(
      inBerths.flatMap(({ vessel_id, reservation_id, overdue }): [string, string][] =>
        vessel_id === null || reservation_id === null || overdue ? [] : [[vessel_id, reservation_id]],
      ),
    );
    const today = (await this.walks.today(marina_id))?.date ?? '';
    const holders = await this.holders(marina_id, documents);
    return documents.map((document) => {
      const boat = boatSeen(document.seen, document.boat_name);
      const named = berths.get(document.berth_id);
      return shown(document, {
        today,
        stays,
        holders,
        seen: boat === null ? null : names.of(boat),
        expected: document.planned === null ? null : names.of(document.planned),
        berth_name: named === undefined ? '' : named.pier_name + named.number,
      });
    });
  }

  private async holders(marina_id: string, documents: readonly DifferenceDocument[]): Promise<ReadonlySet<string>> {
    const elsewhere = documents.filter(isElsewhere);
    const vessels = [
      ...new Set(elsewhere.flatMap(({ seen }) => (seen.answer === 'BOAT' ? (seen.vessel_id ?? []) : []))),
    ];
    const holding = await Promise.all(
      vessels.map((id) => this.queries.execute(new HoldsBerth(marina_id, { vessel_ids: [id], boater_ids: [] }))),
    );
    return new Set(vessels.filter((_, index) => holding[index]));
  }
}

const isElsewhere = ({ kind, state }: DifferenceDocument): boolean =>
  kind === 'OTHER_BOAT' && (state === 'OPEN' || state === 'TO_DESK');

function shown(document: Document<DifferenceDocument>, facts: Facts): Difference {
  const { session_id, kind, berth_id, pier_id, at, by, state, reason, settled_at, settled_by } = document;
  const { seen, expected, berth_name } = facts;
  const open = state === 'OPEN' || state === 'TO_DESK';
  const refs = refsOf(document, facts);
  const holds_berth = facts.holders.has(seen?.vessel_id ?? '');
  const boat = seen === null ? null : { ...seen, reservation_id: refs.reservation_id, holds_berth };
  return {
    difference_id: document._id,
    session_id,
    kind,
    berth: { id: berth_id, name: berth_name, pier_id },
    seen,
    expected,
    at,
    by,
    state,
    reason,
    settled_at,
    settled_by,
    steps: open ? stepsOf(kind, boat) : [],
    refs,
  };
}

/** The kinds that are about the boat that was seen; the others are about the boat of the plan. */
const ABOUT_SEEN: ReadonlySet<DifferenceKind> = new Set(['OTHER_BOAT', 'LARGER']);

/** The arrival or departure that settles the difference; null: neither does. */
function trafficOf(kind: DifferenceKind): 'ARRIVAL' | 'DEPARTURE' | null {
  if (kind === 'ARRIVED') return 'ARRIVAL';
  return kind === 'LEFT' || kind === 'MISSING' ? 'DEPARTURE' : null;
}

/** The nights that a boat which left before the end of its stay does not use; null: none. */
function freedNights(end_date: string | null | undefined, today: string): Difference['refs']['freed'] {
  return end_date != null && end_date > today ? { start_date: today, end_date } : null;
}

function refsOf({ kind, planned }: DifferenceDocument, { seen, expected, stays, today }: Facts): Difference['refs'] {
  const about = ABOUT_SEEN.has(kind) ? seen : expected;
  const reservation_id = about?.reservation_id ?? stays.get(about?.vessel_id ?? '') ?? null;
  const traffic = trafficOf(kind);
  const freed = traffic === 'DEPARTURE' ? freedNights(planned?.end_date, today) : null;
  return {
    reservation_id,
    traffic_event_id: traffic === null || reservation_id === null ? null : trafficEventIdOf(traffic, reservation_id),
    left_early: freed !== null,
    freed,
    absence_report_id: planned?.absence_id ?? null,
    vessel_id: about?.vessel_id ?? null,
    previous_vessel_id: kind === 'OTHER_BOAT' ? (expected?.vessel_id ?? null) : null,
    boater_id: about?.boater_id ?? null,
  };
}
