import { reservationApi } from '../../../contracts/reservations/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AssignBerth } from '../messages/assign-berth.js';

@Handles(reservationApi.assignBerth)
export class ChooseBerth {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof reservationApi.assignBerth>) {
    const { reservation_id, start_date, end_date, confirm_min_length, tell = false, reason = null } = input;
    const berth_id = input.berth_id ?? input.custom_berth_id ?? input.match_id ?? ''; // the contract requires one
    const why = { skip_reason: input.skip_reason, skip_note: input.skip_reason_text, both: input.both_reason };
    const choice = { reservation_id, berth_id, suggested: input.match_id !== undefined, ...why, confirm_min_length };
    const nights = start_date === undefined || end_date === undefined ? undefined : { start_date, end_date };
    return this.commands.execute(new AssignBerth({ ...choice, nights, told: { tell, reason } }, context));
  }
}
