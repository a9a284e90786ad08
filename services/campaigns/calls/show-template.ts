import type * as z from 'zod';
import { campaignApi } from '../../../contracts/campaigns/api.js';
import { campaignSubjects } from '../../../contracts/campaigns/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CampaignLetters } from '../lookups/campaign-letters.js';

type Template = z.output<(typeof campaignApi.template)['answer']>;

/** A section's mail with an example's facts. */
@Handles(campaignApi.template)
export class ShowTemplate {
  constructor(
    private readonly letters: CampaignLetters,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { screen_type, data_type, language: chosen },
    marina_id,
    language: spoken,
  }: ReceivedCall<typeof campaignApi.template>): Promise<Template | Refusal> {
    const language = chosen ?? spoken;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const { subject, text, html } = await this.letters.example(screen_type, marina, language, 'Elise', today);
    const [content, extension, kind] = data_type === 'HTML' ? [html, 'html', 'text/html'] : [text, 'txt', 'text/plain'];
    return {
      file_name: `${campaignSubjects[screen_type]}-${language}.${extension}`,
      media_type: `${kind}; charset=utf-8`,
      content: Buffer.from(content, 'utf8').toString('base64'),
      subject,
    };
  }
}
