import { Controller } from '@nestjs/common';
import { dashboardApi } from '../../../contracts/dashboard/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaId, type RouteInput, SpokenLanguage, Staff } from '../../platform/http/endpoint.js';
import { ListHighlights } from '../queries/list-highlights.js';
import { ShowHarbour } from '../queries/show-harbour.js';
import { ShowMembershipStatistics, ShowMembershipStats } from '../queries/show-membership-figures.js';
import { CountAllMemberships } from '../queries/count-all-memberships.js';
import { ShowStatistics } from '../queries/show-statistics.js';
import { ShowTrends } from '../queries/show-trends.js';
import { ShowVisitors } from '../queries/show-visitors.js';
import { ShowWaiting } from '../queries/show-waiting.js';

/** The figures of the dashboard, one call for each of its cards. */
@Controller()
export class DashboardController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(dashboardApi.waiting)
  waiting(@MarinaId() marina: string) {
    return this.queries.execute(new ShowWaiting(marina));
  }

  @Endpoint(dashboardApi.harbour)
  harbour(@MarinaId() marina: string) {
    return this.queries.execute(new ShowHarbour(marina));
  }

  @Endpoint(dashboardApi.visitors)
  visitors(@Input() { year }: RouteInput<typeof dashboardApi.visitors>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowVisitors(marina, year));
  }

  @Endpoint(dashboardApi.membershipStatistics)
  membershipStatistics(@MarinaId() marina: string) {
    return this.queries.execute(new ShowMembershipStatistics(marina));
  }

  @Endpoint(dashboardApi.membershipStats)
  membershipStats(@Input() { year }: RouteInput<typeof dashboardApi.membershipStats>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowMembershipStats(marina, year));
  }

  @Endpoint(dashboardApi.highlights)
  highlights(
    @Input() { show }: RouteInput<typeof dashboardApi.highlights>,
    @MarinaId() marina: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ListHighlights(marina, language, show));
  }

  @Endpoint(dashboardApi.statistics)
  statistics(@Staff() { marina_id }: StaffCaller) {
    return this.queries.execute(new ShowStatistics(marina_id === null ? {} : { marina_ids: [marina_id] }));
  }

  @Endpoint(dashboardApi.allStatistics)
  allStatistics(@Input() { year, ...filter }: RouteInput<typeof dashboardApi.allStatistics>) {
    return this.queries.execute(new ShowStatistics(filter, year));
  }

  @Endpoint(dashboardApi.marinaStatistics)
  marinaStatistics(@Input() { year }: RouteInput<typeof dashboardApi.marinaStatistics>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowStatistics({ marina_ids: [marina] }, year));
  }

  @Endpoint(dashboardApi.allTrends)
  allTrends(@Input() { months, ...filter }: RouteInput<typeof dashboardApi.allTrends>) {
    return this.queries.execute(new ShowTrends(filter, months));
  }

  @Endpoint(dashboardApi.marinaTrends)
  marinaTrends(@Input() { months }: RouteInput<typeof dashboardApi.marinaTrends>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowTrends({ marina_ids: [marina] }, months));
  }

  @Endpoint(dashboardApi.membershipsCount)
  membershipsCount() {
    return this.queries.execute(new CountAllMemberships());
  }
}
