import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { marinaAuditView } from './audit-view.js';
import { AddLocalEventHandler } from './commands/add-local-event.js';
import { ChangeMarinaHandler } from './commands/change-marina.js';
import { MarinaCodes } from './records/marina-codes.js';
import { OpenMarinaHandler } from './commands/open-marina.js';
import { localEventAggregate } from './commands/local-event-aggregate.js';
import { RemoveLocalEventHandler } from './commands/remove-local-event.js';
import { SetMarinaPermissionsHandler } from './commands/set-marina-permissions.js';
import { SetMarinaSettingsHandler } from './commands/set-marina-settings.js';
import { localEventEvents } from './domain/local-event-events.js';
import { marinaEvents } from './domain/marina-events.js';
import { marinaFeedSource } from './feed/marina-source.js';
import { LocalEventController } from './http/local-event-controller.js';
import { MarinaController } from './http/marina-controller.js';
import { localEventAuditView } from './local-event-audit-view.js';
import { localEventList } from './projections/local-event-list.js';
import { marinaList } from './projections/marina-list.js';
import { FindMarinaByCodeHandler, FindMarinaHandler } from './queries/find-marina.js';
import { ListLocalEventsNearHandler } from './queries/list-local-events.js';
import { ListMarinasHandler, SearchMarinasHandler } from './queries/list-marinas.js';

@Module({
  controllers: [MarinaController, LocalEventController],
  providers: [
    MarinaCodes,
    OpenMarinaHandler,
    ChangeMarinaHandler,
    SetMarinaPermissionsHandler,
    SetMarinaSettingsHandler,
    AddLocalEventHandler,
    RemoveLocalEventHandler,
    FindMarinaHandler,
    FindMarinaByCodeHandler,
    ListMarinasHandler,
    SearchMarinasHandler,
    ListLocalEventsNearHandler,
  ],
})
export class MarinasModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
  ) {}

  onModuleInit(): void {
    this.events.register([...marinaEvents, ...localEventEvents]);
    this.projections.register(marinaList, localEventList);
    // Administrators change marinas without naming one to act in: the stream tells whose staff is concerned.
    this.hints.register('marina-', { topic: 'marinas', marinaOf: ({ stream }) => stream.slice('marina-'.length) });
    this.hints.register(localEventAggregate.prefix, { topic: 'local_events' });
    this.audit.fold(marinaAuditView);
    this.audit.fold(localEventAuditView);
    this.feed.register(marinaFeedSource);
  }
}
