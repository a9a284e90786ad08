import { Controller } from '@nestjs/common';
import { berthInfoApi } from '../../../contracts/berths/api.js';
import { ChangeBerthNote } from '../../../contracts/berths/commands.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { InquireForAbsence } from '../commands/inquire-for-absence.js';
import { GetBerth } from '../queries/get-berth.js';
import { ListBerthedVessels } from '../queries/list-vessels.js';

/** Berth info: who has a berth, what happens there, its note. */
@Controller()
export class BerthInfoController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(berthInfoApi.berthInfo)
  berthInfo(@Input() { berth_id }: RouteInput<typeof berthInfoApi.berthInfo>, @MarinaId() marina: string) {
    return this.queries.execute(new GetBerth(marina, berth_id));
  }

  @Endpoint(berthInfoApi.updateNote)
  updateNote(
    @Input() { berth_id, note: notes }: RouteInput<typeof berthInfoApi.updateNote>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangeBerthNote({ berth_id, notes }, context));
  }

  @Endpoint(berthInfoApi.inquireForAbsence)
  inquireForAbsence(
    @Input() input: RouteInput<typeof berthInfoApi.inquireForAbsence>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new InquireForAbsence(input, context));
  }

  @Endpoint(berthInfoApi.listVessels)
  listVessels(@Input() input: RouteInput<typeof berthInfoApi.listVessels>, @MarinaId() marina: string) {
    return this.queries.execute(new ListBerthedVessels(marina, input));
  }
}
