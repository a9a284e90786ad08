import { holderAbsenceApi } from '../../../contracts/absences/api.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChangeAbsence } from '../messages/change-absence.js';

/** Holders of a link never displace visitors who have the berth. */
@Handles(holderAbsenceApi.delete)
export class DeleteOwnAbsence {
  constructor(private readonly commands: CommandBus) {}

  execute({
    input: { absence_report_id },
    resident: { vessel_id },
    marinaContext: context,
  }: ReceivedCall<typeof holderAbsenceApi.delete>) {
    const change = { plans: null, displace_visitors: false };
    return this.commands.execute(new ChangeAbsence(absence_report_id, change, { kind: 'BOATER', vessel_id }, context));
  }
}
