import type * as z from 'zod';
import { campaignApi } from '../../../contracts/campaigns/api.js';
import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { cardOf } from '../domain/audience.js';
import { Audiences } from '../lookups/audiences.js';
import { campaignRecord, sectionId } from '../records/campaign-record.js';

type Answer = z.output<(typeof campaignApi.send)['answer']>;

/** Begins to send a section's mail to its audience; the policy `campaign-mails` sends it. */
@Handles(campaignApi.send)
export class SendCampaign {
  constructor(
    private readonly works: LongWorks,
    private readonly audiences: Audiences,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { screen_type: section },
    marinaContext: context,
  }: ReceivedCall<typeof campaignApi.send>): Promise<Answer | Refusal> {
    const id = sectionId(context.marina_id, section);
    const begun = await this.works.begin(campaignRecord, id, context, () => this.prepare(section, context));
    if (isRefusal(begun)) return begun;
    const { campaign_id, recipients } = begun.begun;
    return { ...begun.receipt, action: 'SEND_MARKETING_EMAIL_SUCCESS', campaign_id, recipients };
  }

  private async prepare(screen_type: CampaignSection, { command_id, marina_id }: MarinaContext) {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const { recipients, facts } = await this.audiences.of(marina_id, screen_type);
    const file = recipients.map((resident) => ({
      boater_id: resident.boater_id,
      record_ids: [...resident.record_ids],
      vessel_id: resident.vessel?.id ?? null,
      card: cardOf(resident, facts),
    }));
    const campaign_id = deriveId(command_id, 'campaign');
    const day = this.clock.today(marina.time_zone);
    return { begun: { campaign_id, marina_id, screen_type, recipients: file.length, day }, file };
  }
}
