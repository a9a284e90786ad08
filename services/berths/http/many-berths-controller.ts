import { Controller } from '@nestjs/common';
import { manyBerthsApi } from '../../../contracts/berths/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeBerths } from '../commands/change-berths.js';
import { CreateBerths } from '../commands/create-berths.js';
import { UndoBerthBatch } from '../commands/undo-berth-batch.js';
import { CheckBerthChanges } from '../queries/check-berth-changes.js';

/** Changes of many berths at once. */
@Controller()
export class ManyBerthsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(manyBerthsApi.createMany)
  createMany(@Input() input: RouteInput<typeof manyBerthsApi.createMany>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new CreateBerths(input, context));
  }

  @Endpoint(manyBerthsApi.checkUpdate)
  checkUpdate(@Input() input: RouteInput<typeof manyBerthsApi.checkUpdate>, @MarinaId() marina: string) {
    return this.queries.execute(new CheckBerthChanges(marina, input));
  }

  @Endpoint(manyBerthsApi.updateMany)
  updateMany(@Input() input: RouteInput<typeof manyBerthsApi.updateMany>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ChangeBerths(input, context));
  }

  @Endpoint(manyBerthsApi.undoUpdateMany)
  undoUpdateMany(
    @Input() { batch_id }: RouteInput<typeof manyBerthsApi.undoUpdateMany>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new UndoBerthBatch(batch_id, context));
  }
}
