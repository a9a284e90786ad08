import { Controller } from '@nestjs/common';
import { dockVesselApi } from '../../../contracts/dockwalk/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { ChangeOccupiedVessel } from '../commands/change-occupied-vessel.js';
import { AddDockVessel, ChangeDockVessel } from '../commands/keep-vessel.js';
import { FindDockBoats } from '../queries/find-dock-boats.js';

/** Boats that are found on the dock. */
@Controller()
export class DockVesselController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(dockVesselApi.find)
  find(@Input() input: RouteInput<typeof dockVesselApi.find>, @MarinaId() marina: string) {
    return this.queries.execute(new FindDockBoats(marina, input));
  }

  @Endpoint(dockVesselApi.add)
  add(
    @Input() { vessel }: RouteInput<typeof dockVesselApi.add>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AddDockVessel(vessel, principal, context));
  }

  @Endpoint(dockVesselApi.update)
  update(
    @Input() { vessel }: RouteInput<typeof dockVesselApi.update>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangeDockVessel(vessel, principal, context));
  }

  @Endpoint(dockVesselApi.changeOccupied)
  changeOccupied(
    @Input() input: RouteInput<typeof dockVesselApi.changeOccupied>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangeOccupiedVessel(input, principal, context));
  }
}
