import { FindSectionFigures, type SectionFigures } from '../../../contracts/campaigns/queries.js';
import { type CampaignSection, campaignSections } from '../../../contracts/campaigns/vocabulary.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Audiences } from '../lookups/audiences.js';
import { lastReaching } from '../lookups/last-reaching.js';

@QueryHandler(FindSectionFigures)
export class FindSectionFiguresHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly audiences: Audiences,
  ) {}

  async execute({ marina_id }: FindSectionFigures): Promise<BusAnswer<FindSectionFigures>> {
    const metrics = await this.audiences.metrics(marina_id);
    const figures = await Promise.all(
      campaignSections.map(async (section): Promise<[CampaignSection, SectionFigures]> => {
        const previously_sent = await lastReaching(this.projections, marina_id, section);
        return [section, { metric: metrics.get(section) ?? { value: 0, of: 0 }, previously_sent }];
      }),
    );
    return Object.fromEntries(figures) as BusAnswer<FindSectionFigures>;
  }
}
