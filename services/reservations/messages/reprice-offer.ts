import { CalculatePrice } from '../../../contracts/pricing/queries.js';
import { repricedOffer } from '../../../contracts/reservations/rules/repriced-offer.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide } from '../domain/decide.js';
import { pricedParty } from '../domain/party.js';
import { conflict } from '../domain/refusals.js';
import { standingCode } from '../domain/reservation-state.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationDetails } from '../projections/reservation-details.js';
import { reservationRecord } from '../records/reservation-record.js';

/** Sends the boater of an open offer its price by the plan in force; the offer before is withdrawn. */
export class RepriceOffer extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly reservationId: string,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(RepriceOffer)
export class RepriceOfferHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly locks: Locks,
  ) {}

  execute(command: RepriceOffer): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(reservationRecord, command.reservationId, () => this.reprice(command));
  }

  private async reprice({ reservationId, context }: RepriceOffer): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservationId, context);
    if (isRefusal(found)) return found;
    const answered = await answeredBefore(this.streams, reservationRecord, found.id, context);
    if (answered !== null) return answered;
    const { state, marina } = found;
    // Boaters who have answered in the meantime keep the price that they answered.
    if (state.price === null || standingCode(state) !== 'UPDATED') return conflict('RESERVATION_ACTION_NOT_ALLOWED');
    const opening = await this.projections.model(reservationDetails).get(reservationId);
    const price = await this.queries.execute(
      new CalculatePrice({
        marina_id: marina.id,
        vessel: state.vessel,
        start_date: state.start_date,
        end_date: state.end_date,
        contract_id: state.contract_id,
        isCommercial: opening?.commercial ?? false,
        liveaboard: opening?.live_aboard ?? false,
        paid_at_once: state.instalments === undefined,
        party: pricedParty(state.party),
      }),
    );
    if (price.count_descriptions !== null) return conflict('RESERVATION_ACTION_NOT_ALLOWED');
    const changes = { offer: repricedOffer(state.price.offer, price) };
    return this.streams.execute(reservationRecord, found.id, context, (current) =>
      decide({ type: 'SendPrice', via: 'UPDATE', changes }, current, found.context),
    );
  }
}
