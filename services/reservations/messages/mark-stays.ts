import type { PlanMark } from '../../../contracts/berths/plan.js';
import type { PlanDates } from '../../../contracts/berths/vocabulary.js';
import { type MarkedStay, MarkStays } from '../../../contracts/reservations/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { statusGroup } from '../domain/list-status.js';
import { runningOfferRefusal, statusRefusal } from '../domain/move-refusals.js';
import { datesMove } from '../domain/new-dates.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { reservationList, type ReservationListDocument } from '../projections/reservation-list.js';

/** How the reservations of a marina stand, from the list's read model. Other marinas' reservations are left out. */
@QueryHandler(MarkStays)
export class MarkStaysHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input }: MarkStays): Promise<ReadonlyMap<string, MarkedStay>> {
    const { marina_id, reservation_ids } = input;
    if (reservation_ids.length === 0) return new Map();
    const found = await this.projections.model(reservationList).getMany(reservation_ids);
    return new Map(
      found
        .filter((document) => document.marina_id === marina_id)
        .map((document) => [
          document._id,
          {
            view_id: document.view_id,
            vessel_name: document.state.vessel_name,
            status: document.reservation_status,
            mark: markOf(document),
            dates: datesOf(document.state),
          },
        ]),
    );
  }
}

/** Other dates are an UPDATE, for a request without a price one with that of the list, or again the waiting list. */
function datesOf(state: ReservationState): PlanDates {
  const move = datesMove(state);
  const open = statusRefusal(move, state) === null && runningOfferRefusal(move, state) === null;
  return open ? 'CHANGE' : 'FIXED';
}

/** The first that applies, in the order of `planMarks`. */
function markOf(
  document: Pick<ReservationListDocument, 'status_code' | 'action_required' | 'payment_standing'>,
): PlanMark | null {
  const { status_code, action_required, payment_standing } = document;
  if (status_code === null) return null;
  const group = statusGroup(status_code);
  if (group === 'CANCELED' || group === 'EXPIRED' || group === 'FINISHED') return 'OVER';
  if (action_required === 'MARINA') return 'OUR_MOVE';
  if (payment_standing === 'due') return 'PAYMENT_DUE';
  return group === 'BOOKED' ? 'BOOKED' : 'OFFER_OPEN';
}
