import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { marinaAuditView } from './audit-view.js';
import { ChangeMarinaHandler } from './commands/change-marina.js';
import { MarinaCodes } from './commands/marina-codes.js';
import { OpenMarinaHandler } from './commands/open-marina.js';
import { SetMarinaPermissionsHandler } from './commands/set-marina-permissions.js';
import { SetMarinaSettingsHandler } from './commands/set-marina-settings.js';
import { marinaEvents } from './domain/marina-events.js';
import { marinaFeedSource } from './feed/marina-source.js';
import { MarinaController } from './http/marina-controller.js';
import { marinaList } from './projections/marina-list.js';
import { FindMarinaByCodeHandler, FindMarinaHandler } from './queries/find-marina.js';
import { ListMarinasHandler, SearchMarinasHandler } from './queries/list-marinas.js';

@Module({
  controllers: [MarinaController],
  providers: [
    MarinaCodes,
    OpenMarinaHandler,
    ChangeMarinaHandler,
    SetMarinaPermissionsHandler,
    SetMarinaSettingsHandler,
    FindMarinaHandler,
    FindMarinaByCodeHandler,
    ListMarinasHandler,
    SearchMarinasHandler,
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
    this.events.register(marinaEvents);
    this.projections.register(marinaList);
    // Administrators change marinas without naming one to act in: the stream tells whose staff is concerned.
    this.hints.register('marina-', { topic: 'marinas', marinaOf: ({ stream }) => stream.slice('marina-'.length) });
    this.audit.fold(marinaAuditView);
    this.feed.register(marinaFeedSource);
  }
}
