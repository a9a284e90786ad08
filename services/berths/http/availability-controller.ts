import { Controller } from '@nestjs/common';
import { availabilityApi } from '../../../contracts/berths/api.js';
import { ChangeResidentDates, ResidentLeaves } from '../../../contracts/berths/commands.js';
import {
  CheckAvailability,
  FindMatches,
  ListBerthChoices,
  OccupancyByNight,
} from '../../../contracts/berths/queries.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { MarinaCommand, Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { AllocateVessel } from '../commands/allocate-vessel.js';

/** Routes about which boats may be berthed where and when. */
@Controller()
export class AvailabilityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(availabilityApi.allocateVessel)
  allocateVessel(
    @Input() input: RouteInput<typeof availabilityApi.allocateVessel>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AllocateVessel(input, context));
  }

  @Endpoint(availabilityApi.changeResidency)
  changeResidency(
    @Input() input: RouteInput<typeof availabilityApi.changeResidency>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangeResidentDates(input, context));
  }

  @Endpoint(availabilityApi.endResidency)
  endResidency(
    @Input() { allocation_id, left_on }: RouteInput<typeof availabilityApi.endResidency>,
    @MarinaCommand() context: MarinaContext,
  ) {
    const input = { allocation_id, ...(left_on === undefined ? {} : { left_on }) };
    return this.commands.execute(new ResidentLeaves(input, context));
  }

  @Endpoint(availabilityApi.listAvailableBerths)
  async listAvailableBerths(
    @Input() input: RouteInput<typeof availabilityApi.listAvailableBerths>,
    @MarinaId() marina: string,
  ) {
    const { only_available_berths, ...asked } = input;
    const query = new ListBerthChoices(marina, { ...wishOf(asked), only_available: only_available_berths });
    const items = await this.queries.execute(query);
    return { items, total: items.length };
  }

  @Endpoint(availabilityApi.listMatchedBerths)
  listMatchedBerths(
    @Input() { limit, ...asked }: RouteInput<typeof availabilityApi.listMatchedBerths>,
    @MarinaId() marina: string,
  ) {
    const query = new FindMatches(marina, { ...wishOf(asked), limit });
    return this.queries.execute(query);
  }

  @Endpoint(availabilityApi.checkAvailability)
  checkAvailability(@Input() input: RouteInput<typeof availabilityApi.checkAvailability>, @MarinaId() marina: string) {
    return this.queries.execute(new CheckAvailability(marina, input));
  }

  @Endpoint(availabilityApi.occupancy)
  async occupancy(@Input() range: RouteInput<typeof availabilityApi.occupancy>, @MarinaId() marina: string) {
    const query = new OccupancyByNight(marina, range);
    const items = await this.queries.execute(query);
    return { items, total: items.length };
  }
}

/** The boat of a search, without its nights. */
function wishOf({
  length,
  beam,
  draft,
  type,
  ...rest
}: Omit<RouteInput<typeof availabilityApi.listAvailableBerths>, 'only_available_berths'>) {
  return { ...rest, vessel: { length, beam, draft, type } };
}
