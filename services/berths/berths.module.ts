import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { PolicyHost } from '../platform/consuming/policy-host.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { berthAuditView, pierAuditView } from './audit-view.js';
import { AllocateVesselHandler } from './commands/allocate-vessel.js';
import { BerthPlans } from './records/berth-plans.js';
import { InventoryMutex } from './records/inventory-mutex.js';
import { DeleteBerthHandler } from './commands/delete-berth.js';
import { DeletePierHandler } from './commands/delete-pier.js';
import {
  BerthResidentHandler,
  ChangeAbsenceDatesHandler,
  CloseAbsenceHandler,
  OpenAbsenceHandler,
  ResidentLeavesHandler,
} from './commands/plan-residents.js';
import {
  AllocateBerthHandler,
  ChangeAllocationDatesHandler,
  MoveAllocationHandler,
  ReleaseAllocationHandler,
} from './commands/plan-visitors.js';
import { SaveBerthHandler } from './commands/save-berth.js';
import { SavePierHandler } from './commands/save-pier.js';
import { berthEvents } from './domain/berth-events.js';
import { berthPlanEvents } from './domain/berth-plan-events.js';
import { pierEvents } from './domain/pier-events.js';
import { berthPlanFeedSource } from './feed/berth-plan-source.js';
import { berthFeedSource, pierFeedSource } from './feed/inventory-sources.js';
import { AvailabilityController } from './http/availability-controller.js';
import { InventoryController } from './http/inventory-controller.js';
import { berthPlanAuditView } from './plan-audit-view.js';
import { InventoryFollowing } from './policies/inventory-following.js';
import { berthList } from './projections/berth-list.js';
import { pierList } from './projections/pier-list.js';
import {
  AllocationOfReservationHandler,
  CheckAvailabilityHandler,
  FindMatchesHandler,
  ListBerthChoicesHandler,
  ListBerthNamesHandler,
  OccupancyByNightHandler,
} from './queries/ask-plan.js';
import { GetBerthHandler, ListBerthsHandler } from './queries/list-berths.js';
import { GetPierHandler, ListPiersHandler } from './queries/list-piers.js';

@Module({
  controllers: [InventoryController, AvailabilityController],
  providers: [
    BerthPlans,
    InventoryMutex,
    SavePierHandler,
    DeletePierHandler,
    SaveBerthHandler,
    DeleteBerthHandler,
    AllocateVesselHandler,
    AllocateBerthHandler,
    MoveAllocationHandler,
    ChangeAllocationDatesHandler,
    ReleaseAllocationHandler,
    BerthResidentHandler,
    ResidentLeavesHandler,
    OpenAbsenceHandler,
    ChangeAbsenceDatesHandler,
    CloseAbsenceHandler,
    FindMatchesHandler,
    ListBerthChoicesHandler,
    ListBerthNamesHandler,
    CheckAvailabilityHandler,
    AllocationOfReservationHandler,
    OccupancyByNightHandler,
    ListPiersHandler,
    GetPierHandler,
    ListBerthsHandler,
    GetBerthHandler,
    InventoryFollowing,
  ],
})
export class BerthsModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly inventoryFollowing: InventoryFollowing,
  ) {}

  onModuleInit(): void {
    this.events.register([...pierEvents, ...berthEvents, ...berthPlanEvents]);
    this.projections.register(pierList, berthList);
    this.policies.register(this.inventoryFollowing);
    this.audit.fold(pierAuditView);
    this.audit.fold(berthAuditView);
    this.audit.explain(berthPlanAuditView);
    this.hints.register('pier-', { topic: 'berths' });
    this.hints.register('berth-', { topic: 'berths' });
    this.hints.register('berthplan-', { topic: 'occupancy' });
    this.feed.register(berthPlanFeedSource, berthFeedSource, pierFeedSource);
  }
}
