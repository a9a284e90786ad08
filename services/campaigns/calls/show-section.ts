import { campaignApi } from '../../../contracts/campaigns/api.js';
import type { ScreenDetails } from '../../../contracts/campaigns/campaign.js';
import { type CampaignSection, campaignSubjects } from '../../../contracts/campaigns/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { sentOn } from '../domain/campaign.js';
import { Audiences } from '../lookups/audiences.js';
import { CampaignLetters } from '../lookups/campaign-letters.js';
import { CampaignViews } from '../lookups/campaign-view.js';
import { lastReaching } from '../lookups/last-reaching.js';
import { type CampaignDocument, campaignList } from '../projections/campaign-list.js';
import { campaignRecord, sectionId } from '../records/campaign-record.js';

/** A section as its screen shows it. */
@Handles(campaignApi.section)
export class ShowSection {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly audiences: Audiences,
    private readonly letters: CampaignLetters,
    private readonly works: LongWorks,
    private readonly views: CampaignViews,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { screen_type: section },
    marina_id,
    language,
  }: ReceivedCall<typeof campaignApi.section>): Promise<{ readonly screen_details: ScreenDetails } | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const [audience, begun, found, previously_sent, { subject }] = await Promise.all([
      this.audiences.of(marina_id, section),
      this.works.latest(campaignRecord, sectionId(marina_id, section)),
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
        sent_today: sentOn(begun, today),
        metric: audience.metric,
        latest,
      },
    };
  }
}

async function latestOf(
  projections: ProjectionHost,
  marina_id: string,
  screen_type: CampaignSection,
): Promise<CampaignDocument | undefined> {
  const filter = { marina_id, screen_type };
  const [latest] = await projections.model(campaignList).find({ filter, sort: [['started_at', -1]], limit: 1 });
  return latest;
}
