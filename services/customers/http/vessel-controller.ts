import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { vesselApi } from '../../../contracts/customers/api.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeVesselBoaters } from '../commands/change-vessel-boaters.js';
import { AddVessel, ChangeVessel } from '../commands/keep-vessel.js';

@Controller()
export class VesselController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(vesselApi.get)
  async get(
    @Input() { vessel_id }: RouteInput<typeof vesselApi.get>,
    @MarinaId() marina_id: string,
  ): Promise<z.output<typeof vesselApi.get.answer> | Refusal> {
    const ask = new FindVessel({ marina_id, vessel_id });
    const vessel = await this.queries.execute(ask);
    if (vessel === null) return refuse('not_found', customerErrors.vessel_not_found);
    const names = new FindBoaters({ marina_id, boater_ids: vessel.boater_ids });
    const boaters = await this.queries.execute(names);
    return {
      vessel,
      boaters: boaters.map(({ id, first_name, last_name }) => ({
        id,
        first_name,
        last_name,
        is_primary: id === vessel.primary_boater_id,
      })),
    };
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
