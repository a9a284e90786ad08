import { Controller } from '@nestjs/common';
import { marinaApi } from '../../../contracts/marinas/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeMarina } from '../commands/change-marina.js';
import { OpenMarina } from '../commands/open-marina.js';
import { SetMarinaSettings } from '../commands/set-marina-settings.js';
import { GetMarina, SearchMarinas } from '../queries/list-marinas.js';

@Controller()
export class MarinaController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(marinaApi.add)
  add(@Input() input: RouteInput<typeof marinaApi.add>, @Command() context: CommandContext) {
    return this.commands.execute(new OpenMarina(input, context));
  }

  @Endpoint(marinaApi.update)
  update(@Input() { marina_id, ...details }: RouteInput<typeof marinaApi.update>, @Command() context: CommandContext) {
    return this.commands.execute(new ChangeMarina(marina_id, details, context));
  }

  @Endpoint(marinaApi.getall)
  getall(@Input() input: RouteInput<typeof marinaApi.getall>) {
    return this.queries.execute(new SearchMarinas(input));
  }

  @Endpoint(marinaApi.get)
  get(@Input() { marina_id }: RouteInput<typeof marinaApi.get>) {
    return this.queries.execute(new GetMarina(marina_id));
  }

  @Endpoint(marinaApi.requirements)
  requirements(
    @Input() input: RouteInput<typeof marinaApi.requirements>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SetMarinaSettings(marina, { type: 'SetRequirements', ...input }, context));
  }

  @Endpoint(marinaApi.reservationSettings)
  reservationSettings(
    @Input() input: RouteInput<typeof marinaApi.reservationSettings>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SetMarinaSettings(marina, { type: 'SetReservationSettings', ...input }, context));
  }

  @Endpoint(marinaApi.vat)
  vat(
    @Input() input: RouteInput<typeof marinaApi.vat>,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SetMarinaSettings(marina, { type: 'SetVat', ...input }, context));
  }
}
