import { boaterReservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { TakeDates } from '../messages/take-dates.js';

@Handles(boaterReservationApi.acceptDates)
export class AcceptDates {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: dates, boater, marinaContext: context }: ReceivedCall<typeof boaterReservationApi.acceptDates>) {
    return this.commands.execute(new TakeDates(boater.reservation_id, dates, context));
  }
}
