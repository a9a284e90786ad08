import { Area } from '../platform/areas/area.js';
import { CountAllMemberships } from './calls/count-all-memberships.js';
import { ListChainReports } from './calls/list-chain-reports.js';
import { ListHighlights } from './calls/list-highlights.js';
import { ResetChain } from './calls/reset-chain.js';
import { ShowAllStatistics } from './calls/show-all-statistics.js';
import { ShowAllTrends } from './calls/show-all-trends.js';
import { ShowAssociation } from './calls/show-association.js';
import { ShowChain } from './calls/show-chain.js';
import { ShowForecast } from './calls/show-forecast.js';
import { ShowHarbour } from './calls/show-harbour.js';
import { ShowMarinaStatistics } from './calls/show-marina-statistics.js';
import { ShowMarinaTrends } from './calls/show-marina-trends.js';
import { ShowMembershipStatistics } from './calls/show-membership-statistics.js';
import { ShowMembershipStats } from './calls/show-membership-stats.js';
import { ShowOwnStatistics } from './calls/show-own-statistics.js';
import { ShowVisitors } from './calls/show-visitors.js';
import { ShowWaiting } from './calls/show-waiting.js';
import { ShowWeather } from './calls/show-weather.js';
import { ChainMarinas } from './lookups/chain-marinas.js';
import { ChosenMarinas } from './lookups/chosen-marinas.js';
import { MarinaFigures } from './lookups/marina-figures.js';
import { Statistics } from './lookups/statistics.js';
import { Trends } from './lookups/trends.js';
import { WeatherService } from './lookups/weather-service.js';

/** The figures of marinas and of chains, which the other areas count. */
@Area({
  calls: [
    ShowChain,
    ListChainReports,
    ResetChain,
    ShowAssociation,
    ShowWaiting,
    ShowWeather,
    ShowForecast,
    ShowHarbour,
    ShowVisitors,
    ShowMembershipStatistics,
    ShowMembershipStats,
    ListHighlights,
    ShowOwnStatistics,
    ShowAllStatistics,
    ShowMarinaStatistics,
    ShowAllTrends,
    ShowMarinaTrends,
    CountAllMemberships,
  ],
  providers: [ChosenMarinas, Statistics, Trends, MarinaFigures, ChainMarinas, WeatherService],
})
export class DashboardModule {}
