import { messageApi } from '../../../contracts/messages/api.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { StaffMessages } from '../records/staff-messages.js';

@Handles(messageApi.attach)
export class WriteMessageWithFile {
  constructor(private readonly messages: StaffMessages) {}

  execute({
    input,
    file,
    staff: { principal },
    marinaContext: context,
  }: ReceivedCall<typeof messageApi.attach>): Promise<CommandReceipt | Refusal> {
    const { reservation_id, absence_report_id } = input;
    // The record that the message names decides its view.
    const chat_view =
      reservation_id !== undefined ? 'Reservation' : absence_report_id !== undefined ? 'AbsenceReport' : 'General';
    return this.messages.write({ ...input, chat_view }, principal, context, file);
  }
}
