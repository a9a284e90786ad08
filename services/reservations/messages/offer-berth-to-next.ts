import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { BerthOfferProcess, offerIdOf } from '../berthing/berth-offer-process.js';
import { conflict } from '../domain/refusals.js';
import { nextInLine } from '../domain/waiting-line.js';
import { WaitingLine, waitingLineLock } from '../lookups/waiting-line.js';
import { waitingOffers } from '../projections/waiting-offers.js';
import { reservationRecord } from '../records/reservation-record.js';

interface OfferNextInput {
  readonly berth_id: string;
  /** The nights that became free. */
  readonly start_date: string;
  readonly end_date: string;
  /** The offer that ended and passes the berth on; null: staff offer it. */
  readonly after_offer_id: string | null;
}

type OfferedToNext = CommandReceipt & { readonly reservation_id: string };

/**
 * Offers a freed berth to the next on the waiting list: the first whom it fits, whose nights meet the freed ones, and
 * who was not skipped for it and has not let it go.
 */
export class OfferBerthToNext extends Command<OfferedToNext | Refusal> {
  constructor(
    readonly input: OfferNextInput,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

@CommandHandler(OfferBerthToNext)
export class OfferBerthToNextHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly line: WaitingLine,
    private readonly locks: Locks,
    private readonly offering: BerthOfferProcess,
  ) {}

  execute({ input, context }: OfferBerthToNext): Promise<OfferedToNext | Refusal> {
    return this.locks.exclusively(waitingLineLock, context.marina_id, () => this.offer(input, context));
  }

  private async offer(input: OfferNextInput, context: MarinaContext): Promise<OfferedToNext | Refusal> {
    const { marina_id } = context;
    const { berth_id, after_offer_id } = input;
    const line = await this.line.upToDate(marina_id);
    const answered = await this.offeredBefore(context);
    if (answered !== null) return answered;
    const inLine = await this.line.forBerths(marina_id, line, [berth_id]);
    const { next, passed_over } = nextInLine(inLine.get(berth_id) ?? [], berth_id, input);
    if (next === null) return conflict('RESERVATION_NOBODY_IN_LINE');
    const about = { line_length: line.length, passed_over, after_offer_id, confirm_min_length: false };
    const receipt = await this.offering.offer({ ...next, berth_id, ...about }, context);
    return isRefusal(receipt) ? receipt : { ...receipt, reservation_id: next.reservation_id };
  }

  /** A resent command has no turn to find: its first answer stands. */
  private async offeredBefore(context: MarinaContext): Promise<OfferedToNext | Refusal | null> {
    await this.projections.upToDate(waitingOffers);
    const made = await this.projections.model(waitingOffers).get(offerIdOf(context));
    if (made === undefined) return null;
    const { reservation_id } = made;
    const receipt = await answeredBefore(this.streams, reservationRecord, reservation_id, context);
    return receipt === null || isRefusal(receipt) ? receipt : { ...receipt, reservation_id };
  }
}
