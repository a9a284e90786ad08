import { absenceApi } from '../../../contracts/absences/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SendAbsenceLink } from '../messages/send-absence-link.js';

@Handles(absenceApi.sendLink)
export class SendVesselLink {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof absenceApi.sendLink>) {
    return this.commands.execute(new SendAbsenceLink(input, context));
  }
}
