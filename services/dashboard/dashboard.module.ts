import { Area } from '../platform/areas/area.js';
import { DashboardController } from './http/dashboard-controller.js';
import { ListHighlightsHandler } from './queries/list-highlights.js';
import { ShowHarbourHandler } from './queries/show-harbour.js';
import { ShowMembershipStatisticsHandler, ShowMembershipStatsHandler } from './queries/show-membership-figures.js';
import { ShowVisitorsHandler } from './queries/show-visitors.js';
import { ShowWaitingHandler } from './queries/show-waiting.js';

/** The figures of marinas and of chains, which the other areas count. */
@Area({
  controllers: [DashboardController],
  providers: [
    ShowWaitingHandler,
    ShowHarbourHandler,
    ShowVisitorsHandler,
    ShowMembershipStatisticsHandler,
    ShowMembershipStatsHandler,
    ListHighlightsHandler,
  ],
})
export class DashboardModule {}
