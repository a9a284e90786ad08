import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { absenceApi } from '../../../contracts/absences/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId } from '../../platform/http/endpoint.js';
import { ChangeAbsence } from '../commands/change-absence.js';
import { ReportAbsence } from '../commands/report-absence.js';
import { ShowAbsence } from '../queries/find-absence.js';
import { ListAvailableVessels } from '../queries/list-available-vessels.js';
import { SearchAbsences } from '../queries/search-absences.js';

type Routes = typeof absenceApi;
type In<K extends keyof Routes> = Routes[K] extends { body?: infer B extends z.ZodType } ? z.output<B> : never;

@Controller()
export class AbsenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(absenceApi.create)
  create(@Input() input: In<'create'>, @Command() context: CommandContext) {
    return this.commands.execute(new ReportAbsence(input, context));
  }

  @Endpoint(absenceApi.getall)
  getall(@Input() input: In<'getall'>, @MarinaId() marina: string) {
    return this.queries.execute(new SearchAbsences(marina, input));
  }

  @Endpoint(absenceApi.get)
  get(@Input() { absence_report_id }: In<'get'>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowAbsence(marina, absence_report_id));
  }

  @Endpoint(absenceApi.edit)
  edit(@Input() input: In<'edit'>, @Command() context: CommandContext) {
    const { absence_report_id, displace_visitors, ...plans } = input;
    return this.commands.execute(new ChangeAbsence(absence_report_id, { plans, displace_visitors }, context));
  }

  @Endpoint(absenceApi.delete)
  delete(@Input() { absence_report_id, displace_visitors }: In<'delete'>, @Command() context: CommandContext) {
    return this.commands.execute(new ChangeAbsence(absence_report_id, { plans: null, displace_visitors }, context));
  }

  @Endpoint(absenceApi.availableVessels)
  availableVessels(@MarinaId() marina: string) {
    return this.queries.execute(new ListAvailableVessels(marina));
  }
}
