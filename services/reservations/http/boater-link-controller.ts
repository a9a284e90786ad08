import { Controller } from '@nestjs/common';
import { boaterLinkApi } from '../../../contracts/reservations/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeBoaterLink } from '../commands/change-boater-link.js';
import { ShowBoaterLink } from '../queries/show-boater-link.js';

/** Staff send and withdraw the links by which boaters read and answer their reservations. */
@Controller()
export class BoaterLinkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(boaterLinkApi.show)
  show(@Input() { reservation_id }: RouteInput<typeof boaterLinkApi.show>, @MarinaId() marinaId: string) {
    return this.queries.execute(new ShowBoaterLink(marinaId, reservation_id));
  }

  @Endpoint(boaterLinkApi.send)
  send(@Input() { reservation_id }: RouteInput<typeof boaterLinkApi.send>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ChangeBoaterLink(reservation_id, 'SEND', context));
  }

  @Endpoint(boaterLinkApi.revoke)
  revoke(
    @Input() { reservation_id }: RouteInput<typeof boaterLinkApi.revoke>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new ChangeBoaterLink(reservation_id, 'REVOKE', context));
  }
}
