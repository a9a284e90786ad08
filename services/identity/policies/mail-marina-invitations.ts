import { Injectable } from '@nestjs/common';
import { MARINA_INVITATION_DAYS } from '../../../contracts/identity/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { INSTALLATION } from '../../platform/mail/mail-port.js';
import { LoginLinks } from '../credentials/login-links.js';
import type { MarinaInvitationEvent } from '../domain/marina-invitation.js';
import { signInMail } from '../mail/sign-in-mail.js';
import { userRecord } from '../records/user-record.js';

type Made = Extract<MarinaInvitationEvent, { type: 'MarinaInvitationMade' }>;

/** Mails the invitation to one more marina to whoever is known by the address; to nobody else. */
@Injectable()
export class MailMarinaInvitations extends MailPolicy<Made> {
  readonly name = 'mail-marina-invitations';
  readonly reactsTo = ['MarinaInvitationMade'] as const satisfies Made['type'][];
  /** An invitation is news until it expires. */
  protected override readonly newsFor = Infinity;

  constructor(
    mailing: Mailing,
    private readonly streams: StreamRepository,
    private readonly links: LoginLinks,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter({ data }: LoggedEvent<Made>): Promise<Letter | null> {
    const { user_id, marina_id, expires_at } = data;
    if (user_id === null || expires_at <= this.clock.nowIso()) return null;
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists || user.email === null) return null;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    return {
      // The marina's staff must not learn from the outbox whether the address is known.
      marina_id: INSTALLATION,
      person_id: user_id,
      to: user.email,
      language: user.language,
      ...signInMail({
        kind: 'one_more_marina',
        language: user.language,
        name: user.first_name ?? '',
        place: marina?.name ?? 'Quayside',
        days: MARINA_INVITATION_DAYS,
        link: this.links.pageAddress('user_settings'),
        console: this.links.pageAddress(''),
      }),
    };
  }
}
