import { Controller } from '@nestjs/common';
import { absenceApi } from '../../../contracts/absences/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeAbsence } from '../commands/change-absence.js';
import { ReportAbsence } from '../commands/report-absence.js';
import { RevokeAbsenceLink } from '../commands/revoke-absence-link.js';
import { SendAbsenceLink } from '../commands/send-absence-link.js';
import { ForecastAbsenceNights } from '../queries/forecast-absence.js';
import { ShowAbsence } from '../queries/find-absence.js';
import { ListAvailableVessels } from '../queries/list-available-vessels.js';
import { SearchAbsences } from '../queries/search-absences.js';

const MARINA = { kind: 'MARINA' } as const;

@Controller()
export class AbsenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(absenceApi.create)
  create(@Input() input: RouteInput<typeof absenceApi.create>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ReportAbsence(input, 'MARINA', context));
  }

  @Endpoint(absenceApi.getall)
  getall(@Input() input: RouteInput<typeof absenceApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new SearchAbsences(marina, input));
  }

  @Endpoint(absenceApi.get)
  get(@Input() { absence_report_id }: RouteInput<typeof absenceApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowAbsence(marina, absence_report_id));
  }

  @Endpoint(absenceApi.edit)
  edit(@Input() input: RouteInput<typeof absenceApi.edit>, @MarinaCommand() context: MarinaContext) {
    const { absence_report_id, vessel, displace_visitors, displaced, ...plans } = input;
    const change = { plans, vessel, displace_visitors, displaced };
    return this.commands.execute(new ChangeAbsence(absence_report_id, change, MARINA, context));
  }

  @Endpoint(absenceApi.delete)
  delete(@Input() input: RouteInput<typeof absenceApi.delete>, @MarinaCommand() context: MarinaContext) {
    const { absence_report_id, ...visitors } = input;
    const change = { plans: null, ...visitors };
    return this.commands.execute(new ChangeAbsence(absence_report_id, change, MARINA, context));
  }

  @Endpoint(absenceApi.forecast)
  forecast(@Input() input: RouteInput<typeof absenceApi.forecast>, @MarinaId() marina: string) {
    return this.queries.execute(new ForecastAbsenceNights(marina, input));
  }

  @Endpoint(absenceApi.sendLink)
  sendLink(@Input() input: RouteInput<typeof absenceApi.sendLink>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SendAbsenceLink(input, context));
  }

  @Endpoint(absenceApi.revokeLink)
  revokeLink(@Input() input: RouteInput<typeof absenceApi.revokeLink>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new RevokeAbsenceLink(input, context));
  }

  @Endpoint(absenceApi.availableVessels)
  availableVessels(@MarinaId() marina: string) {
    return this.queries.execute(new ListAvailableVessels(marina));
  }
}
