import { absenceApi } from '../../../contracts/absences/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChangeAbsence } from '../messages/change-absence.js';

@Handles(absenceApi.delete)
export class DeleteAbsence {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { absence_report_id, ...visitors },
    marinaContext: context,
  }: ReceivedCall<typeof absenceApi.delete>) {
    const change = { plans: null, ...visitors };
    return this.commands.execute(new ChangeAbsence(absence_report_id, change, { kind: 'MARINA' }, context));
  }
}
