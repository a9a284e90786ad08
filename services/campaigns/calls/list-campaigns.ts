import { campaignApi } from '../../../contracts/campaigns/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CampaignViews } from '../lookups/campaign-view.js';
import { campaignList } from '../projections/campaign-list.js';

/** The campaigns of a marina, newest first. */
@Handles(campaignApi.sent)
export class ListCampaigns {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly views: CampaignViews,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof campaignApi.sent>) {
    const model = this.projections.model(campaignList);
    const skip = (input.page - 1) * input.page_size;
    const [found, total] = await Promise.all([
      model.find({ filter: { marina_id }, sort: [['started_at', -1]], skip, limit: input.page_size }),
      model.count({ marina_id }),
    ]);
    return { items: await this.views.of(marina_id, found), total };
  }
}
