import type * as z from 'zod';
import { campaignApi } from '../../../contracts/campaigns/api.js';
import type { CampaignSection } from '../../../contracts/campaigns/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { cardOf } from '../domain/audience.js';
import { Audiences } from '../lookups/audiences.js';
import { CampaignRegister } from '../records/campaign-register.js';

type Answer = z.output<(typeof campaignApi.send)['answer']>;

/** Begins to send a section's mail to its audience; the policy `campaign-mails` sends it. */
@Handles(campaignApi.send)
export class SendCampaign {
  constructor(
    private readonly register: CampaignRegister,
    private readonly audiences: Audiences,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  execute({
    input: { screen_type: section },
    marinaContext: context,
  }: ReceivedCall<typeof campaignApi.send>): Promise<Answer | Refusal> {
    const { marina_id } = context;
    return this.register.exclusively(marina_id, section, async () => {
      const receipt = (await this.register.answered(section, context)) ?? (await this.begin(section, context));
      if (isRefusal(receipt)) return receipt;
      const { campaign_id, recipients } = await this.register.begunAt(marina_id, section, receipt.revision);
      return { ...receipt, action: 'SEND_MARKETING_EMAIL_SUCCESS', campaign_id, recipients };
    });
  }

  private async begin(section: CampaignSection, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const { recipients, facts } = await this.audiences.of(marina_id, section);
    const rows = recipients.map((resident) => ({
      boater_id: resident.boater_id,
      record_ids: [...resident.record_ids],
      vessel_id: resident.vessel?.id ?? null,
      card: cardOf(resident, facts),
    }));
    const campaign_id = deriveId(context.command_id, 'campaign');
    const day = this.clock.today(marina.time_zone);
    return this.register.begin({ campaign_id, marina_id, screen_type: section, day }, rows, context);
  }
}
