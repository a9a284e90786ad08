import { FindBoater, FindVessel } from '../../../contracts/customers/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CountUnread } from '../../../contracts/messages/queries.js';
import { FindPayoutOfPayments } from '../../../contracts/payments/queries.js';
import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { ReservationDetail } from '../../../contracts/reservations/detail.js';
import { IsBoatHere } from '../../../contracts/traffic/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { hullOf } from '../../../contracts/vocabulary/hulls.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { separationRefusal } from '../domain/decisions/merging.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { pricedParty } from '../domain/party.js';
import { goesOnAs, standingCode } from '../domain/reservation-state.js';
import { BerthSection } from '../lookups/berth-section.js';
import { partyOf, ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationPage } from '../lookups/reservation-page.js';
import { WaitingPlaces } from '../lookups/waiting-places.js';
import { groupList } from '../projections/group-list.js';
import { reservationDetails, type ReservationDetailsDocument } from '../projections/reservation-details.js';

/** Everything about one reservation that staff of its marina see. */
@Handles(reservationApi.get)
export class ShowReservation {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly berths: BerthSection,
    private readonly places: WaitingPlaces,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
    staff: { user_id },
  }: ReceivedCall<typeof reservationApi.get>): Promise<ReservationDetail | Refusal> {
    const document = await this.projections.model(reservationDetails).get(reservation_id);
    if (document?.marina_id !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state } = document;
    const party = partyOf(reservation_id, state);
    const [
      card,
      points,
      boater,
      vessel,
      plan,
      berthing,
      unread_messages,
      waiting_place,
      payout,
      overdue,
      group,
      merged,
    ] = await Promise.all([
      this.facts.card(marina, party),
      this.facts.points(marina, party),
      this.boaterOf(document),
      this.vesselOf(document),
      this.planFor(document, marina),
      this.berths.of(marina, state),
      this.unreadOf(document, user_id),
      this.places.of(marina_id, state),
      this.payoutOf(document),
      this.isOverdue(document, marina),
      this.groupOf(document),
      this.mergedOf(document),
    ]);
    const context = this.facts.withCard(marina, 'staff', party, card);
    const found = {
      card,
      points,
      boater,
      vessel,
      plan,
      berthing,
      unread_messages,
      waiting_place,
      overdue,
      payout,
      group,
      merged,
    };
    return reservationPage(document, { marina, context, ...found });
  }

  private async isOverdue({ _id, state }: Document<ReservationDetailsDocument>, marina: Marina): Promise<boolean> {
    const standing = standingCode(state);
    if (standing === null || !isOneOf(bookedStatuses, standing)) return false;
    if (state.end_date >= this.facts.today(marina)) return false;
    return this.queries.execute(new IsBoatHere(_id));
  }

  private async mergedOf({ _id, marina_id, state }: Document<ReservationDetailsDocument>) {
    const goes_on = goesOnAs(state);
    const going = goes_on === null ? undefined : await this.projections.model(reservationDetails).get(goes_on);
    if (going?.marina_id !== marina_id || state.before_merge === undefined) return null;
    const refusal = separationRefusal(going.state, _id)?.code ?? null;
    return { view_id: going.view_id, at: state.before_merge.at, refusal };
  }

  private async groupOf({ state: { group_id } }: ReservationDetailsDocument): Promise<ReservationDetail['group']> {
    if (group_id === undefined) return null;
    const group = await this.projections.model(groupList).get(group_id);
    return { id: group_id, name: group?.name ?? '' };
  }

  private boaterOf({ marina_id, boater_id }: ReservationDetailsDocument): Promise<BusAnswer<FindBoater>> {
    return this.queries.execute(new FindBoater({ marina_id, boater_id }));
  }

  /** Only money that was paid online is paid out. */
  private async payoutOf({ marina_id, state }: ReservationDetailsDocument): Promise<BusAnswer<FindPayoutOfPayments>> {
    const online = state.payments.filter(({ counter }) => counter === undefined);
    if (online.length === 0) return null;
    const provider_references = online.map(({ provider_reference }) => provider_reference);
    return this.queries.execute(new FindPayoutOfPayments({ marina_id, provider_references }));
  }

  private unreadOf({ marina_id, _id }: Document<ReservationDetailsDocument>, user_id: string): Promise<number> {
    return this.queries.execute(new CountUnread({ marina_id, reservation_id: _id, user_id }));
  }

  private async vesselOf({ marina_id, state }: ReservationDetailsDocument): Promise<BusAnswer<FindVessel>> {
    const { vessel_id } = state.vessel;
    if (vessel_id === null) return null;
    return this.queries.execute(new FindVessel({ marina_id, vessel_id }));
  }

  private planFor(document: Document<ReservationDetailsDocument>, marina: Marina): Promise<BusAnswer<CalculatePrice>> {
    const { vessel, start_date, end_date, contract_id, instalments, party } = document.state;
    const { length, beam, type } = vessel;
    const use = {
      isCommercial: document.commercial,
      liveaboard: document.live_aboard,
      paid_at_once: instalments === undefined,
      party: pricedParty(party),
    };
    const stay = { vessel: { length, beam, hull_type: hullOf(vessel), type }, start_date, end_date, contract_id };
    return this.queries.execute(new CalculatePrice({ marina_id: marina.id, ...stay, ...use }));
  }
}
