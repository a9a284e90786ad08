import { holderAbsenceApi } from '../../../contracts/absences/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReportAbsence } from '../messages/report-absence.js';

@Handles(holderAbsenceApi.create)
export class CreateOwnAbsence {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: plans,
    resident: { vessel_id, boater_id },
    marinaContext: context,
  }: ReceivedCall<typeof holderAbsenceApi.create>) {
    return this.commands.execute(new ReportAbsence({ ...plans, vessel_id, boater_id }, 'BOATER', context));
  }
}
