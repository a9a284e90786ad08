import { Controller } from '@nestjs/common';
import { berthApi } from '../../../contracts/berths/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { MarinaCommand, Endpoint, Input, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { DeleteBerth } from '../commands/delete-berth.js';
import { DeletePier } from '../commands/delete-pier.js';
import { SaveBerth } from '../commands/save-berth.js';
import { SavePier } from '../commands/save-pier.js';
import { GetBerth } from '../queries/get-berth.js';
import { ListBerths } from '../queries/list-berths.js';
import { GetPier, ListPiers } from '../queries/list-piers.js';

/** Piers and berths. */
@Controller()
export class InventoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(berthApi.createPier)
  createPier(@Input() { pier }: RouteInput<typeof berthApi.createPier>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SavePier(null, pier, context));
  }

  @Endpoint(berthApi.updatePier)
  updatePier(
    @Input() { pier: { id, ...pier } }: RouteInput<typeof berthApi.updatePier>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new SavePier(id, pier, context));
  }

  @Endpoint(berthApi.deletePier)
  deletePier(
    @Input() { pier_id, password }: RouteInput<typeof berthApi.deletePier>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new DeletePier(pier_id, { user_id, password }, context));
  }

  @Endpoint(berthApi.listPiers)
  listPiers(@Input() input: RouteInput<typeof berthApi.listPiers>, @MarinaId() marina: string) {
    return this.queries.execute(new ListPiers(marina, input));
  }

  @Endpoint(berthApi.getPier)
  getPier(@Input() { pier_id }: RouteInput<typeof berthApi.getPier>, @MarinaId() marina: string) {
    return this.queries.execute(new GetPier(marina, pier_id));
  }

  @Endpoint(berthApi.createBerth)
  createBerth(@Input() { berth }: RouteInput<typeof berthApi.createBerth>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SaveBerth(null, berth, false, context));
  }

  @Endpoint(berthApi.updateBerth)
  updateBerth(@Input() input: RouteInput<typeof berthApi.updateBerth>, @MarinaCommand() context: MarinaContext) {
    const { id, ...berth } = input.berth;
    return this.commands.execute(new SaveBerth(id, berth, input.displace_visitors, context));
  }

  @Endpoint(berthApi.deleteBerth)
  deleteBerth(@Input() { berth_id }: RouteInput<typeof berthApi.deleteBerth>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new DeleteBerth(berth_id, context));
  }

  @Endpoint(berthApi.listBerths)
  listBerths(@Input() input: RouteInput<typeof berthApi.listBerths>, @MarinaId() marina: string) {
    return this.queries.execute(new ListBerths(marina, input));
  }

  @Endpoint(berthApi.getBerth)
  getBerth(@Input() { berth_id }: RouteInput<typeof berthApi.getBerth>, @MarinaId() marina: string) {
    return this.queries.execute(new GetBerth(marina, berth_id));
  }
}
