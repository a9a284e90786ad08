import { Inject } from '@nestjs/common';
import { campaignApi } from '../../../contracts/campaigns/api.js';
import { FindUsers } from '../../../contracts/identity/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { MAIL } from '../../platform/tokens.js';
import { CampaignLetters } from '../lookups/campaign-letters.js';

/** Mails a section's example to the user who asks for it; nothing is recorded. */
@Handles(campaignApi.sendTest)
export class SendTest {
  constructor(
    private readonly letters: CampaignLetters,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async execute({
    input: { screen_type: section },
    marinaContext: context,
  }: ReceivedCall<typeof campaignApi.sendTest>): Promise<{ readonly to: string } | Refusal> {
    const { marina_id, actor, command_id } = context;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const [user] = await this.queries.execute(new FindUsers({ marina_id, user_ids: [actor.id] }));
    if (marina === null || user === undefined || user.email === '') return refuse('not_found', 'NOT_FOUND');
    const { email: to, language, first_name } = user;
    const today = this.clock.today(marina.time_zone);
    await this.mail.send({
      id: deriveId('campaign test', command_id),
      marina_id,
      person_id: user.user_id,
      to,
      language,
      ...(marina.office_email === null ? {} : { reply_to: marina.office_email }),
      ...(await this.letters.example(section, marina, language, first_name, today)),
    });
    return { to };
  }
}
