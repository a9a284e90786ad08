import { Controller } from '@nestjs/common';
import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, type RouteInput } from '../../platform/http/endpoint.js';
import { MoveReservation } from '../commands/move-reservation.js';
import { AssignBerth } from '../commands/assign-berth.js';
import { CreateReservation } from '../commands/create-reservation.js';
import { RenewContract } from '../commands/renew-contract.js';
import { SkipMatch } from '../commands/skip-match.js';
import { UpdateReservation } from '../commands/update-reservation.js';

/** Staff's actions on reservations. */
@Controller()
export class ReservationController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(reservationApi.create)
  create(@Input() input: RouteInput<typeof reservationApi.create>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new CreateReservation(input, context));
  }

  @Endpoint(reservationApi.renewContract)
  renewContract(
    @Input() { reservation_id, action }: RouteInput<typeof reservationApi.renewContract>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new RenewContract(reservation_id, action, context));
  }

  @Endpoint(reservationApi.update)
  update(@Input() input: RouteInput<typeof reservationApi.update>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new UpdateReservation(input, 'BOATER', context));
  }

  @Endpoint(reservationApi.updateMarinaMode)
  updateMarinaMode(
    @Input() input: RouteInput<typeof reservationApi.updateMarinaMode>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new UpdateReservation(input, 'MARINA', context));
  }

  @Endpoint(reservationApi.suggestDates)
  suggestDates(
    @Input() { reservation_id, ...payload }: RouteInput<typeof reservationApi.suggestDates>,
    @MarinaCommand() context: MarinaContext,
  ) {
    const action = { reservation_id, action: 'UPDATE_DATE' as const, payload };
    return this.commands.execute(new UpdateReservation(action, null, context));
  }

  @Endpoint(reservationApi.selectMatch)
  selectMatch(@Input() input: RouteInput<typeof reservationApi.selectMatch>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, match_id, skip, skip_reason, skip_reason_text } = input;
    if (skip && skip_reason !== undefined) {
      const note = skip_reason_text ?? null;
      const skipped = { reservation_id, berth_id: match_id, reason: skip_reason, note };
      return this.commands.execute(new SkipMatch(skipped, context));
    }
    const why = { skip_reason, skip_note: skip_reason_text };
    const choice = { reservation_id, berth_id: match_id, suggested: true, ...why, confirm_min_length: false };
    return this.commands.execute(new AssignBerth(choice, context));
  }

  @Endpoint(reservationApi.assignBerth)
  assignBerth(@Input() input: RouteInput<typeof reservationApi.assignBerth>, @MarinaCommand() context: MarinaContext) {
    const { reservation_id, start_date, end_date, confirm_min_length } = input;
    const berth_id = input.berth_id ?? input.custom_berth_id ?? input.match_id ?? ''; // the contract requires one
    const why = { skip_reason: input.skip_reason, skip_note: input.skip_reason_text };
    const choice = { reservation_id, berth_id, suggested: input.match_id !== undefined, ...why, confirm_min_length };
    const nights = start_date === undefined || end_date === undefined ? undefined : { start_date, end_date };
    return this.commands.execute(new AssignBerth({ ...choice, nights }, context));
  }

  @Endpoint(reservationApi.unassignBerth)
  unassignBerth(
    @Input() { reservation_id }: RouteInput<typeof reservationApi.unassignBerth>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new MoveReservation(reservation_id, { type: 'UnassignBerth' }, context));
  }
}
