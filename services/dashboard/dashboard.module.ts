import { Area } from '../platform/areas/area.js';
import { ChainDashboardController } from './http/chain-dashboard-controller.js';
import { DashboardController } from './http/dashboard-controller.js';
import { ListHighlightsHandler } from './queries/list-highlights.js';
import { MarinaFigures } from './queries/marina-figures.js';
import { ShowAssociationHandler } from './queries/show-association.js';
import { ChainMarinas, ListChainReportsHandler, ResetChainHandler, ShowChainHandler } from './queries/show-chain.js';
import { ShowHarbourHandler } from './queries/show-harbour.js';
import { ShowMembershipStatisticsHandler, ShowMembershipStatsHandler } from './queries/show-membership-figures.js';
import { ChosenMarinas } from './queries/chosen-marinas.js';
import { CountAllMembershipsHandler } from './queries/count-all-memberships.js';
import { ShowStatisticsHandler } from './queries/show-statistics.js';
import { ShowTrendsHandler } from './queries/show-trends.js';
import { ShowVisitorsHandler } from './queries/show-visitors.js';
import { ShowWaitingHandler } from './queries/show-waiting.js';

/** The figures of marinas and of chains, which the other areas count. */
@Area({
  controllers: [DashboardController, ChainDashboardController],
  providers: [
    ShowWaitingHandler,
    ShowHarbourHandler,
    ShowVisitorsHandler,
    ShowMembershipStatisticsHandler,
    ShowMembershipStatsHandler,
    ListHighlightsHandler,
    ChosenMarinas,
    ShowStatisticsHandler,
    ShowTrendsHandler,
    CountAllMembershipsHandler,
    MarinaFigures,
    ChainMarinas,
    ShowChainHandler,
    ListChainReportsHandler,
    ResetChainHandler,
    ShowAssociationHandler,
  ],
})
export class DashboardModule {}
