import { Controller } from '@nestjs/common';
import { holderAbsenceApi } from '../../../contracts/absences/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { ResidentCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, Resident, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeAbsence } from '../commands/change-absence.js';
import { ReportAbsence } from '../commands/report-absence.js';
import { ShowHolderPage } from '../queries/show-holder-page.js';

/** Routes for the holder of a vessel's link. Visitors who have the berth are never displaced from here. */
@Controller()
export class HolderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(holderAbsenceApi.get)
  get(@Resident() { marina_id, vessel_id }: ResidentCaller) {
    return this.queries.execute(new ShowHolderPage(marina_id, vessel_id));
  }

  @Endpoint(holderAbsenceApi.create)
  create(
    @Input() plans: RouteInput<typeof holderAbsenceApi.create>,
    @Resident() { vessel_id, boater_id }: ResidentCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ReportAbsence({ ...plans, vessel_id, boater_id }, 'BOATER', context));
  }

  @Endpoint(holderAbsenceApi.edit)
  edit(
    @Input() { absence_report_id, ...plans }: RouteInput<typeof holderAbsenceApi.edit>,
    @Resident() { vessel_id }: ResidentCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const change = { plans, displace_visitors: false };
    return this.commands.execute(new ChangeAbsence(absence_report_id, change, { kind: 'BOATER', vessel_id }, context));
  }

  @Endpoint(holderAbsenceApi.delete)
  delete(
    @Input() { absence_report_id }: RouteInput<typeof holderAbsenceApi.delete>,
    @Resident() { vessel_id }: ResidentCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    const change = { plans: null, displace_visitors: false };
    return this.commands.execute(new ChangeAbsence(absence_report_id, change, { kind: 'BOATER', vessel_id }, context));
  }
}
