import { absenceApi } from '../../../contracts/absences/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReportAbsence } from '../messages/report-absence.js';

@Handles(absenceApi.create)
export class CreateAbsence {
  constructor(private readonly commands: CommandBus) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof absenceApi.create>) {
    return this.commands.execute(new ReportAbsence(input, 'MARINA', context));
  }
}
