import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { vesselApi } from '../../../contracts/customers/api.js';
import { ListVesselCards } from '../../../contracts/memberships/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeVesselBoaters } from '../commands/change-vessel-boaters.js';
import { AddVessel, ChangeVessel } from '../commands/keep-vessel.js';
import { FindAvailableBoaters } from '../queries/find-available-boaters.js';
import { ShowVessel } from '../queries/show-vessel.js';
import { hidesContacts } from './contact-hiding.js';

@Controller()
export class VesselController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(vesselApi.get)
  async get(
    @Input() { vessel_id, is_membership_search = false }: RouteInput<typeof vesselApi.get>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ): Promise<z.output<typeof vesselApi.get.answer> | Refusal> {
    const found = await this.queries.execute(new ShowVessel(marina_id, vessel_id, hidesContacts(caller)));
    if (found === null) return refuse('not_found', customerErrors.vessel_not_found);
    if (!is_membership_search) return found;
    const memberships = await this.queries.execute(new ListVesselCards({ marina_id, vessel_id }));
    return { ...found, memberships: [...memberships] };
  }

  @Endpoint(vesselApi.availableBoaters)
  async availableBoaters(
    @Input() { vessel_id, search, page_size }: RouteInput<typeof vesselApi.availableBoaters>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ): Promise<z.output<typeof vesselApi.availableBoaters.answer> | Refusal> {
    const ask = new FindAvailableBoaters({ marina_id, vessel_id, search, page_size, hides: hidesContacts(caller) });
    return (await this.queries.execute(ask)) ?? refuse('not_found', customerErrors.vessel_not_found);
  }

  @Endpoint(vesselApi.add)
  add(
    @Input() { boater_id, vessel }: RouteInput<typeof vesselApi.add>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new AddVessel({ marinaId, who }, boater_id, vessel, context));
  }

  @Endpoint(vesselApi.update)
  update(
    @Input() { vessel_id, vessel }: RouteInput<typeof vesselApi.update>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeVessel({ marinaId, who }, vessel_id, vessel, context));
  }

  @Endpoint(vesselApi.addBoater)
  addBoater(
    @Input() { vessel_id, ...named }: RouteInput<typeof vesselApi.addBoater>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeVesselBoaters({ marinaId, who }, vessel_id, 'AddBoater', named, context));
  }

  @Endpoint(vesselApi.removeBoater)
  removeBoater(
    @Input() { vessel_id, ...named }: RouteInput<typeof vesselApi.removeBoater>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeVesselBoaters({ marinaId, who }, vessel_id, 'RemoveBoater', named, context));
  }

  @Endpoint(vesselApi.setPrimaryBoater)
  setPrimaryBoater(
    @Input() { vessel_id, ...named }: RouteInput<typeof vesselApi.setPrimaryBoater>,
    @MarinaId() marinaId: string,
    @Staff() { principal: who }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeVesselBoaters({ marinaId, who }, vessel_id, 'SetPrimary', named, context));
  }
}
