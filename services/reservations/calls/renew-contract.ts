import { FindBoaters } from '../../../contracts/customers/queries.js';
import { CalculatePrice, FindContract, type FoundContract } from '../../../contracts/pricing/queries.js';
import { endOfPeriod } from '../../../contracts/pricing/rules/contract-period.js';
import { priceInDecimals } from '../../../contracts/pricing/rules/price-in-decimals.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { createReservation } from '../../../contracts/reservations/create.js';
import { depositByPlan } from '../../../contracts/reservations/rules/repriced-offer.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { compensated } from '../../platform/event-sourcing/saga.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { bookedStatuses, canceledStatuses, expiredStatuses, isOneOf } from '../domain/history.js';
import { conflict, fieldError } from '../domain/refusals.js';
import { standingCode } from '../domain/reservation-state.js';
import { reservationIdOf } from '../lookups/opening-facts.js';
import { type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { type CreatedReservation, CreateReservation } from '../messages/create-reservation.js';
import { reservationDetails, type ReservationDetailsDocument } from '../projections/reservation-details.js';
import { reservationRecord } from '../records/reservation-record.js';

/** The claims on periods: the name is the stay that is renewed and the first day of the period. */
const RENEWAL = 'contract-renewal';

/**
 * Offers a berth holder the contract once more: the same boat in the same berth, from the day on which the contract ends
 * for one more period, at the price of the plan in force.
 */
@Handles(reservationApi.renewContract)
export class RenewContract {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly projections: ProjectionHost,
    private readonly claims: Claims,
    private readonly streams: StreamRepository,
  ) {}

  async execute({
    input: { reservation_id: reservationId, action },
    marinaContext: context,
  }: ReceivedCall<typeof reservationApi.renewContract>): Promise<CreatedReservation | Refusal> {
    const found = await this.facts.find(reservationId, context, 'left_out');
    if (isRefusal(found)) return found;
    const standing = standingCode(found.state);
    const { contract_id } = found.state;
    if (contract_id === null || standing === null || !isOneOf([...bookedStatuses, 'FINISHED'], standing)) {
      return conflict('RESERVATION_ACTION_NOT_ALLOWED');
    }
    const document = await this.projections.model(reservationDetails).get(reservationId);
    const contract = await this.queries.execute(new FindContract({ marina_id: context.marina_id, contract_id }));
    if (contract === null) return refuseFields(fieldError('contract_id', 'reservation_contractUnknown'));
    if (document?.boater?.email == null) return refuse('not_found', 'NOT_FOUND');
    const form = await this.form(found, document, contract);
    if (isRefusal(form)) return form;
    const input = createReservation.safeParse({ ...form, action });
    // A record of the register that the form would refuse, such as a boat without a name, is corrected first.
    if (!input.success) return refuseFields(...input.error.issues.map(fieldOf));
    return this.once(found, context, input.data);
  }

  /** One renewal for each stay and period, whoever asks for it at the same moment; another one once it has fallen through. */
  private async once(
    { id, state }: ReservationCase,
    context: MarinaContext,
    input: CreateReservation['input'],
  ): Promise<CreatedReservation | Refusal> {
    const period = `${id} ${state.end_date}`;
    const owner = reservationRecord.streamOf(reservationIdOf(context));
    const renewed = conflict('RESERVATION_CONTRACT_RENEWED');
    const stands = (other: string) => this.stands(reservationRecord.idOf(other));
    const claim = () => this.claims.claim(RENEWAL, period, owner, context, renewed, stands);
    const receipt = await this.commands.execute(new CreateReservation(input, context, { claim }));
    return compensated(receipt, () => this.claims.release(RENEWAL, period, owner, context));
  }

  private async stands(reservationId: string): Promise<boolean> {
    const { state } = await this.streams.load(reservationRecord, reservationId);
    const code = standingCode(state);
    return code !== null && !isOneOf([...canceledStatuses, ...expiredStatuses], code);
  }

  /** The form that staff would fill in for the next period. */
  private async form(
    { state, marina }: ReservationCase,
    document: Document<ReservationDetailsDocument>,
    contract: FoundContract,
  ) {
    const stay = { start_date: state.end_date, end_date: endOfPeriod(state.end_date, contract.period) };
    const { commercial, live_aboard, passeport_escales } = document;
    const use = { contract_id: contract.id, isCommercial: commercial, liveaboard: live_aboard };
    const question = { marina_id: marina.id, vessel: state.vessel, ...stay, ...use };
    const price = await this.queries.execute(new CalculatePrice(question));
    if (price.count_descriptions !== null) {
      return refuseFields(fieldError('contract_id', 'reservation_contractUnknown'));
    }
    const decimals = priceInDecimals(price);
    const boater = await this.boater(state, document);
    const { vessel_id, ...boat } = state.vessel;
    const deposit = depositByPlan(price.deposit_rule);
    return {
      ...stay,
      customer_type: state.customer_type,
      boater,
      vessel: {
        ...(vessel_id === null ? {} : { id: vessel_id }),
        name: state.vessel_name ?? '',
        ...boat,
        hull_type: boat.hull_type ?? undefined,
        type: boat.type ?? undefined,
        // Nobody is asked about a boat that has a contract.
        hull_confirmed: true,
      },
      payment: {
        method: state.price?.offer.method ?? 'IN_MARINA',
        currency: marina.marina_settings.currency,
        price_per_night: decimals.price_per_night,
        nights_total: decimals.nights_total,
        marina_discount_percent: decimals.discount_percent,
        custom_surcharges: decimals.available_custom_surcharges,
        deposit: { type: deposit.type, amount: decimals.deposit_rule.amount },
      },
      ...(state.berth === null ? {} : { berth_id: state.berth.berth_id, confirm_min_length: true }),
      contract_id: contract.id,
      commercial,
      live_aboard,
      passeport_escales,
    };
  }

  /** As the register has the boater now: details may have been corrected since the stay was made. */
  private async boater(
    { boater_id, marina_id }: ReservationCase['state'],
    document: Document<ReservationDetailsDocument>,
  ) {
    const [known] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    const { first_name, last_name, email, language } = document.boater ?? {};
    return {
      id: boater_id,
      first_name: known?.first_name ?? first_name,
      last_name: known?.last_name ?? last_name,
      email: known?.email ?? email,
      language: known?.language ?? language,
    };
  }
}

const fieldOf = ({ path, message }: { readonly path: readonly PropertyKey[]; readonly message: string }) => ({
  path: path.map(String).join('.'),
  code: message,
});
