import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { berthApi } from '../../../contracts/berths/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId } from '../../platform/http/endpoint.js';
import { DeleteBerth } from '../commands/delete-berth.js';
import { DeletePier } from '../commands/delete-pier.js';
import { SaveBerth } from '../commands/save-berth.js';
import { SavePier } from '../commands/save-pier.js';
import { GetBerth, ListBerths } from '../queries/list-berths.js';
import { GetPier, ListPiers } from '../queries/list-piers.js';

type In<K extends keyof typeof berthApi> = z.output<NonNullable<(typeof berthApi)[K]['body']>>;

/** Piers and berths. */
@Controller()
export class InventoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(berthApi.createPier)
  createPier(@Input() { pier }: In<'createPier'>, @Command() context: CommandContext) {
    return this.commands.execute(new SavePier(null, pier, context));
  }

  @Endpoint(berthApi.updatePier)
  updatePier(@Input() { pier: { id, ...pier } }: In<'updatePier'>, @Command() context: CommandContext) {
    return this.commands.execute(new SavePier(id, pier, context));
  }

  @Endpoint(berthApi.deletePier)
  deletePier(@Input() { pier_id }: In<'deletePier'>, @Command() context: CommandContext) {
    return this.commands.execute(new DeletePier(pier_id, context));
  }

  @Endpoint(berthApi.listPiers)
  listPiers(@Input() input: In<'listPiers'>, @MarinaId() marina: string) {
    return this.queries.execute(new ListPiers(marina, input));
  }

  @Endpoint(berthApi.getPier)
  getPier(@Input() { pier_id }: In<'getPier'>, @MarinaId() marina: string) {
    return this.queries.execute(new GetPier(marina, pier_id));
  }

  @Endpoint(berthApi.createBerth)
  createBerth(@Input() { berth }: In<'createBerth'>, @Command() context: CommandContext) {
    return this.commands.execute(new SaveBerth(null, berth, false, context));
  }

  @Endpoint(berthApi.updateBerth)
  updateBerth(@Input() input: In<'updateBerth'>, @Command() context: CommandContext) {
    const { id, ...berth } = input.berth;
    return this.commands.execute(new SaveBerth(id, berth, input.displace_visitors, context));
  }

  @Endpoint(berthApi.deleteBerth)
  deleteBerth(@Input() { berth_id }: In<'deleteBerth'>, @Command() context: CommandContext) {
    return this.commands.execute(new DeleteBerth(berth_id, context));
  }

  @Endpoint(berthApi.listBerths)
  listBerths(@Input() input: In<'listBerths'>, @MarinaId() marina: string) {
    return this.queries.execute(new ListBerths(marina, input));
  }

  @Endpoint(berthApi.getBerth)
  getBerth(@Input() { berth_id }: In<'getBerth'>, @MarinaId() marina: string) {
    return this.queries.execute(new GetBerth(marina, berth_id));
  }
}
