import { Injectable } from '@nestjs/common';
import type { Campaign } from '../../../contracts/campaigns/campaign.js';
import { FindUsers } from '../../../contracts/identity/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { CampaignDocument } from '../projections/campaign-list.js';
import { asBoater, campaignResults } from '../projections/campaign-results.js';

/** Shows campaigns with the names of those who sent them and with what came of them. */
@Injectable()
export class CampaignViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
  ) {}

  async of(marina_id: string, documents: readonly CampaignDocument[]): Promise<Campaign[]> {
    const user_ids = documents.map(({ user_id }) => user_id);
    const users = await this.queries.execute(new FindUsers({ marina_id, user_ids }));
    const names = new Map(users.map((user) => [user.user_id, `${user.first_name} ${user.last_name}`.trim()]));
    return Promise.all(
      documents.map(async (document) => {
        const { campaign_id, screen_type, status, started_at, recipients, done, sent, refused, skipped } = document;
        const counts = { recipients, done, sent, refused, skipped };
        const by = names.get(document.user_id) ?? null;
        const came_of_it = await this.results(campaign_id);
        return { campaign_id, screen_type, status, started_at, by, ...counts, came_of_it };
      }),
    );
  }

  private async results(campaign_id: string): Promise<number> {
    let sum = 0;
    const model = this.projections.model(campaignResults);
    for await (const found of model.each({ filter: { came_of: campaign_id }, sort: [['_id', 1]] })) {
      sum += asBoater(found)?.results[campaign_id] ?? 0;
    }
    return sum;
  }
}
