import { Injectable } from '@nestjs/common';
import type { NamedBerth } from '../../../contracts/berths/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { PlacingRow, SupplyAlert } from '../../../contracts/reservations/matching.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { displayedStatus } from '../domain/displayed-status.js';
import type { ReservationListDocument } from '../projections/reservation-list.js';
import type { SupplyAlertDocument } from '../projections/supply-alerts.js';
import { berthLabelOf, BerthNames, namedBerth } from './berth-names.js';
import { shownNextMove } from './shown-next-move.js';
import { wishOfStay } from './waiting-line.js';
import { WaitingPlaces } from './waiting-places.js';
import { type FindMatchesInput, FindMatchesOfMany } from '../../../contracts/berths/matching-queries.js';

export type Placed = Document<ReservationListDocument>;

/** Rows of the matching page. The plan is read once for all rows of a page. */
@Injectable()
export class PlacingRows {
  constructor(
    private readonly queries: QueryBus,
    private readonly names: BerthNames,
    private readonly waiting: WaitingPlaces,
  ) {}

  async of(marina: Pick<Marina, 'id' | 'time_zone'>, documents: readonly Placed[]): Promise<PlacingRow[]> {
    if (documents.length === 0) return [];
    const wishes = documents.map((document) => ({ ...wishWithoutSkipped(document), limit: 1 }));
    const [matches, names, places] = await Promise.all([
      this.queries.execute(new FindMatchesOfMany(marina.id, { wishes, else_below_min: true })),
      this.names.of(marina.id),
      this.waiting.ofAll(
        marina.id,
        documents.flatMap(({ waiting_order }) => waiting_order ?? []),
      ),
    ]);
    return documents.map((document, index) => {
      const { total = 0, items: [best] = [], needs_confirmation = false } = matches[index] ?? {};
      const found = needs_confirmation
        ? { fits: 0, fits_if_confirmed: total, best: null }
        : { fits: total, fits_if_confirmed: 0, best: best === undefined ? null : labelOf(best, names) };
      return rowOf(document, marina.time_zone, places.get(document.waiting_order ?? '') ?? null, found);
    });
  }
}

/** What the stay asks of the plan, without the berths that staff skipped for it. */
export function wishWithoutSkipped({ state }: Pick<Placed, 'state'>): FindMatchesInput {
  return { ...wishOfStay(state), skips: state.skipped_matches.map(({ berth_id }) => berth_id) };
}

export function labelOf(
  { berth_id, berth_name }: { readonly berth_id: string; readonly berth_name: string },
  names: ReadonlyMap<string, NamedBerth>,
) {
  return berthLabelOf(namedBerth({ berth_id, label: berth_name }, names));
}

function rowOf(
  document: Placed,
  timeZone: string,
  waiting_place: number | null,
  found: Pick<PlacingRow, 'fits' | 'fits_if_confirmed' | 'best'>,
): PlacingRow {
  const { state, start_date, end_date } = document;
  const { length, beam, draft, type, hull_type } = state.vessel;
  return {
    reservation_id: document._id,
    view_id: document.view_id,
    revision: document._revision ?? 0,
    source: document.source,
    reservation_status: displayedStatus(state.statuses),
    next_move: shownNextMove(state, timeZone),
    boater: boaterOf(document),
    vessel: { name: state.vessel_name ?? '', length, beam, draft, type, hull_type },
    start_date,
    end_date,
    nights: nightsBetween(start_date, end_date),
    waiting_place,
    ...found,
    berth_offer: state.berth_offer,
    created_at: document.created_at,
  };
}

/** An open alert as the page shows it. */
export function alertOf(document: Placed, alert: SupplyAlertDocument): SupplyAlert {
  const { state, start_date, end_date } = document;
  const { reason, cause, from_date, changed_by, at } = alert;
  return {
    reservation_id: document._id,
    view_id: document.view_id,
    boater: boaterOf(document),
    vessel: { name: state.vessel_name ?? '', length: state.vessel.length },
    start_date,
    end_date,
    berth: state.lost_berth?.label ?? '',
    reason,
    cause,
    from_date,
    changed_by,
    at,
  };
}

function boaterOf({ boater_id: id, boater }: Placed): PlacingRow['boater'] {
  return { id, first_name: boater?.first_name ?? '', last_name: boater?.last_name ?? '' };
}
