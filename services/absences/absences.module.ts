import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { PolicyHost } from '../platform/consuming/policy-host.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { absenceAuditView } from './audit-view.js';
import { AbsenceSettling } from './berthing/absence-settling.js';
import { ChangeAbsenceHandler } from './commands/change-absence.js';
import { ReportAbsenceHandler } from './commands/report-absence.js';
import { absenceEvents } from './domain/absence-events.js';
import { absenceFeedSource } from './feed/absence-source.js';
import { AbsenceController } from './http/absence-controller.js';
import { AbsencePlanning } from './policies/absence-planning.js';
import { absenceList } from './projections/absence-list.js';
import { berthHolders } from './projections/berth-holders.js';
import { FindAbsenceHandler, ShowAbsenceHandler } from './queries/find-absence.js';
import { ListAvailableVesselsHandler } from './queries/list-available-vessels.js';
import { SearchAbsencesHandler } from './queries/search-absences.js';

/** Berth holders who are away. */
@Module({
  controllers: [AbsenceController],
  providers: [
    AbsenceSettling,
    ReportAbsenceHandler,
    ChangeAbsenceHandler,
    AbsencePlanning,
    FindAbsenceHandler,
    ShowAbsenceHandler,
    SearchAbsencesHandler,
    ListAvailableVesselsHandler,
  ],
})
export class AbsencesModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly policies: PolicyHost,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
    private readonly planning: AbsencePlanning,
  ) {}

  onModuleInit(): void {
    this.events.register(absenceEvents);
    this.projections.register(absenceList, berthHolders);
    this.policies.register(this.planning);
    this.hints.register('absence-', { topic: 'absences' });
    this.audit.fold(absenceAuditView);
    this.feed.register(absenceFeedSource);
  }
}
