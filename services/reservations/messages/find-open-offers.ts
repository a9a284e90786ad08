import { FindOpenOffers, type OpenOffer } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { pricedParty } from '../domain/party.js';
import { standingEntry } from '../domain/history.js';
import { reservationDetails, type ReservationDetailsDocument } from '../projections/reservation-details.js';
import { reservationList } from '../projections/reservation-list.js';

/** More offers than any marina has open. */
const MOST = 5000;

@QueryHandler(FindOpenOffers)
export class FindOpenOffersHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: FindOpenOffers): Promise<BusAnswer<FindOpenOffers>> {
    const listed = await this.projections.model(reservationList).find({
      // Documents that the boater adds later hide the code of the offer.
      filter: { listed_for: marina_id, status_code: { $in: ['UPDATED', 'BOATER_ADDED_DOCUMENTS'] } },
      sort: [['start_date', 1]],
      limit: MOST,
    });
    const details = await this.projections.model(reservationDetails).getMany(listed.map(({ _id }) => _id));
    const byId = new Map(details.map((document) => [document._id, document]));
    return listed.flatMap(({ _id }) => {
      const document = byId.get(_id);
      return document === undefined ? [] : openOffer(_id, document);
    });
  }
}

function openOffer(reservation_id: string, document: ReservationDetailsDocument): OpenOffer[] {
  const { state, boater } = document;
  const standing = standingEntry(state.statuses);
  if (state.price === null || standing?.status_code !== 'UPDATED') return [];
  const { length, beam, hull_type } = state.vessel;
  return [
    {
      reservation_id,
      view_id: document.view_id,
      boater: boater === null ? null : `${boater.first_name ?? ''} ${boater.last_name ?? ''}`.trim(),
      vessel_name: state.vessel_name,
      vessel: { length, beam, hull_type },
      party: pricedParty(state.party),
      start_date: state.start_date,
      end_date: state.end_date,
      contract_id: state.contract_id,
      commercial: document.commercial,
      live_aboard: document.live_aboard,
      sent_at: standing.created_at,
      terms: state.price.offer,
      total: state.price.breakdown.total,
    },
  ];
}
