import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { FeedRegistry } from '../platform/feed/feed-registry.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { cardAuditView } from './audit-view.js';
import { AddCardHandler } from './commands/add-card.js';
import { CardFile } from './records/card-file.js';
import { IssueCardHandler } from './commands/issue-card.js';
import { KeepCardHandler } from './commands/keep-card.js';
import { PresentCardHandler } from './commands/present-card.js';
import { RedeemNightsHandler, ReturnNightsHandler } from './commands/redeem-nights.js';
import { cardEvents } from './domain/card-events.js';
import { membershipFeedSource } from './feed/membership-source.js';
import { CardController } from './http/card-controller.js';
import { cardList } from './projections/card-list.js';
import { FindMembershipHandler } from './queries/find-membership.js';
import { FindRedeemingCardsHandler } from './queries/find-redeeming-cards.js';
import { GetCardHandler } from './queries/get-card.js';
import { GetMembershipsHandler } from './queries/get-memberships.js';
import { GetVisitsHandler } from './queries/get-visits.js';
import { FindCardHolderHandler, ListMembershipsHandler } from './queries/list-memberships.js';

@Module({
  controllers: [CardController],
  providers: [
    CardFile,
    AddCardHandler,
    IssueCardHandler,
    KeepCardHandler,
    RedeemNightsHandler,
    ReturnNightsHandler,
    PresentCardHandler,
    FindMembershipHandler,
    FindRedeemingCardsHandler,
    ListMembershipsHandler,
    FindCardHolderHandler,
    GetCardHandler,
    GetMembershipsHandler,
    GetVisitsHandler,
  ],
})
export class MembershipsModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly hints: HintRegistry,
    private readonly feed: FeedRegistry,
    private readonly projections: ProjectionHost,
  ) {}

  onModuleInit(): void {
    this.events.register(cardEvents);
    this.projections.register(cardList);
    this.audit.fold(cardAuditView);
    this.hints.register('card-', { topic: 'memberships' });
    this.feed.register(membershipFeedSource);
  }
}
