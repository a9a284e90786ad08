import { Module, type OnModuleInit } from '@nestjs/common';
import { trafficFacts } from '../../contracts/traffic/events.js';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { trafficAuditView } from './audit-view.js';
import { UpdateTrafficHandler } from './commands/update-traffic.js';
import { trafficFeedSource } from './feed/traffic-source.js';
import { TrafficController } from './http/traffic-controller.js';
import { stayList } from './projections/stay-list.js';
import { ShowActivityHandler } from './queries/show-activity.js';

/** Boats that come and go. */
@Module({
  controllers: [TrafficController],
  providers: [UpdateTrafficHandler, ShowActivityHandler],
})
export class TrafficModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
  ) {}

  onModuleInit(): void {
    this.events.register(Object.values(trafficFacts));
    this.projections.register(stayList);
    this.hints.register('traffic-', { topic: 'traffic' });
    this.audit.explain(trafficAuditView);
    this.feed.register(trafficFeedSource);
  }
}
