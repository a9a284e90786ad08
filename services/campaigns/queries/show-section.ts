import { campaignApi } from '../../../contracts/campaigns/api.js';
import type { ScreenDetails } from '../../../contracts/campaigns/campaign.js';
import { FindSectionFigures, type SectionFigures } from '../../../contracts/campaigns/queries.js';
import { type CampaignSection, campaignSections, campaignSubjects } from '../../../contracts/campaigns/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { sentOn } from '../domain/campaign.js';
import { Audiences } from '../lookups/audiences.js';
import { CampaignLetters } from '../lookups/campaign-letters.js';
import { type CampaignDocument, campaignList } from '../projections/campaign-list.js';
import { CampaignRegister } from '../records/campaign-register.js';
import { CampaignViews } from './campaign-view.js';

/** A section as its screen shows it. */
export class ShowSection extends Query<{ readonly screen_details: ScreenDetails } | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly section: CampaignSection,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ShowSection)
export class ShowSectionHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly audiences: Audiences,
    private readonly letters: CampaignLetters,
    private readonly register: CampaignRegister,
    private readonly views: CampaignViews,
    private readonly clock: Clock,
  ) {}

  async execute({
    marina_id,
    section,
    language,
  }: ShowSection): Promise<{ readonly screen_details: ScreenDetails } | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const [audience, { state }, found, previously_sent, { subject }] = await Promise.all([
      this.audiences.of(marina_id, section),
      this.register.load(marina_id, section),
      latestOf(this.projections, marina_id, section),
      lastReaching(this.projections, marina_id, section),
      this.letters.example(section, marina, language, '', today),
    ]);
    const [latest = null] = await this.views.of(marina_id, found === undefined ? [] : [found]);
    return {
      screen_details: {
        screen_type: section,
        subject_key: campaignSubjects[section],
        subject,
        residents_found: audience.recipients.length,
        residents_listed: audience.listed,
        left_out: audience.left_out,
        from_email: this.letters.sender(),
        reply_to: marina.office_email,
        template_url: campaignApi.template.path,
        previously_sent,
        sent_today: sentOn(state, today),
        metric: audience.metric,
        latest,
      },
    };
  }
}

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

/** How many campaigns are looked through for one that reached at least one resident. */
const LOOKED_THROUGH = 20;

async function latestOf(
  projections: ProjectionHost,
  marina_id: string,
  screen_type: CampaignSection,
): Promise<CampaignDocument | undefined> {
  const filter = { marina_id, screen_type };
  const [latest] = await projections.model(campaignList).find({ filter, sort: [['started_at', -1]], limit: 1 });
  return latest;
}

async function lastReaching(
  projections: ProjectionHost,
  marina_id: string,
  screen_type: CampaignSection,
): Promise<string | null> {
  const asked = { filter: { marina_id, screen_type }, sort: [['started_at', -1]] as const, limit: LOOKED_THROUGH };
  const campaigns = await projections.model(campaignList).find(asked);
  return campaigns.find(({ sent }) => sent > 0)?.started_at ?? null;
}
