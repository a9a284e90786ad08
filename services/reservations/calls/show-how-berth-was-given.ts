import { matchingApi } from '../../../contracts/reservations/api.js';
import type { GivenOffer } from '../../../contracts/reservations/matching.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { NOBODY, shownPassedOver, StaysByName } from '../lookups/passed-over-names.js';
import { waitingOffers } from '../projections/waiting-offers.js';

/** Most offers in one report, the newest. */
const MOST = 100;

/** How a berth was given: its offers to the waiting list, newest first; or those to one stay. */
@Handles(matchingApi.howGiven)
export class ShowHowBerthWasGiven {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly stays: StaysByName,
  ) {}

  async execute({
    input,
    marina_id,
  }: ReceivedCall<typeof matchingApi.howGiven>): Promise<{ items: GivenOffer[]; total: number }> {
    const { berth_id, reservation_id } = input;
    const filter: Filter = { marina_id };
    if (berth_id !== undefined) filter['berth_id'] = berth_id;
    if (reservation_id !== undefined) filter['stays'] = reservation_id;
    const model = this.projections.model(waitingOffers);
    const found = await model.find({ filter, sort: [['offered_at', -1]], limit: MOST });
    const names = await this.stays.of(
      marina_id,
      found.flatMap((offer) => [offer.reservation_id, ...offer.passed_over.map((one) => one.reservation_id)]),
    );
    const items = found.map(
      ({
        _id: offer_id,
        _position,
        _revision,
        marina_id: _,
        stays: _stays,
        offered_by_id: _by,
        passed_over,
        ...offer
      }) => ({
        offer_id,
        ...offer,
        ...(names.get(offer.reservation_id) ?? NOBODY),
        passed_over: shownPassedOver(passed_over, names),
      }),
    );
    return { items, total: found.length < MOST ? found.length : await model.count(filter) };
  }
}
