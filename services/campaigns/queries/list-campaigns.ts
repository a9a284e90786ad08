import type { Campaign } from '../../../contracts/campaigns/campaign.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { campaignList } from '../projections/campaign-list.js';
import { CampaignViews } from './campaign-view.js';

/** The campaigns of a marina, newest first. */
export class ListCampaigns extends Query<{ readonly items: readonly Campaign[]; readonly total: number }> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly page: number; readonly page_size: number },
  ) {
    super();
  }
}

@QueryHandler(ListCampaigns)
export class ListCampaignsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly views: CampaignViews,
  ) {}

  async execute({ marina_id, input }: ListCampaigns) {
    const model = this.projections.model(campaignList);
    const skip = (input.page - 1) * input.page_size;
    const [found, total] = await Promise.all([
      model.find({ filter: { marina_id }, sort: [['started_at', -1]], skip, limit: input.page_size }),
      model.count({ marina_id }),
    ]);
    return { items: await this.views.of(marina_id, found), total };
  }
}
