import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { boaterAuditView, vesselAuditView } from './audit-view.js';
import { AddBoaterHandler } from './commands/add-boater.js';
import { BoaterRegister } from './records/boater-register.js';
import { ChangeBoaterHandler } from './commands/change-boater.js';
import { ChangeVesselBoatersHandler } from './commands/change-vessel-boaters.js';
import { EnsureBoaterHandler } from './commands/ensure-boater.js';
import { EnsureVesselHandler } from './commands/ensure-vessel.js';
import { EraseBoaterHandler } from './commands/erase-boater.js';
import { AddVesselHandler, ChangeVesselHandler } from './commands/keep-vessel.js';
import { RevealContactHandler } from './commands/reveal-contact.js';
import { VesselRegister } from './records/vessel-register.js';
import { boaterEvents } from './domain/boater-events.js';
import { vesselEvents } from './domain/vessel-events.js';
import { BoaterController } from './http/boater-controller.js';
import { CustomerListController } from './http/customer-list-controller.js';
import { VesselController } from './http/vessel-controller.js';
import { boaterList } from './projections/boater-list.js';
import { vesselList } from './projections/vessel-list.js';
import { BoaterDetails } from './queries/boater-details.js';
import { FindBoaterHandler, FindBoatersHandler, FindVesselHandler } from './queries/find-boater.js';
import { SearchBoatersHandler } from './queries/search-boaters.js';

@Module({
  controllers: [BoaterController, CustomerListController, VesselController],
  providers: [
    BoaterRegister,
    VesselRegister,
    BoaterDetails,
    EnsureBoaterHandler,
    EnsureVesselHandler,
    AddBoaterHandler,
    ChangeBoaterHandler,
    RevealContactHandler,
    EraseBoaterHandler,
    AddVesselHandler,
    ChangeVesselHandler,
    ChangeVesselBoatersHandler,
    FindBoaterHandler,
    FindBoatersHandler,
    FindVesselHandler,
    SearchBoatersHandler,
  ],
})
export class CustomersModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly hints: HintRegistry,
    private readonly projections: ProjectionHost,
  ) {}

  onModuleInit(): void {
    this.events.register([...boaterEvents, ...vesselEvents]);
    this.projections.register(boaterList, vesselList);
    this.audit.fold(boaterAuditView);
    this.audit.fold(vesselAuditView);
    this.hints.register('boater-', { topic: 'customers' });
    this.hints.register('vessel-', { topic: 'vessels' });
  }
}
