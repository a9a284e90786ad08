import { Command } from '../../../contracts/vocabulary/bus.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { standingCode } from '../domain/reservation-state.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { MoveReservation } from './move-reservation.js';
import { UpdateReservation } from './update-reservation.js';

/** One of the suggested stays is taken: by the boater, or by staff to whom the boater said so. */
export class TakeDates extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly reservationId: string,
    readonly dates: DateRange,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

/** A booked stay changes like any other booking: berth, card and points first, and its money follows. */
@CommandHandler(TakeDates)
export class TakeDatesHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly facts: ReservationFacts,
  ) {}

  async execute({ reservationId, dates, context }: TakeDates): Promise<CommandReceipt | Refusal> {
    const found = await this.facts.find(reservationId, context, 'left_out');
    if (isRefusal(found)) return found;
    if (isOneOf(bookedStatuses, standingCode(found.state) ?? 'INITIATED')) {
      const action = { reservation_id: reservationId, action: 'ACCEPT_DATES' as const, payload: dates };
      return this.commands.execute(new UpdateReservation(action, null, context));
    }
    const command = { type: 'AcceptSuggestedDates' as const, dates };
    return this.commands.execute(new MoveReservation(reservationId, command, context));
  }
}
