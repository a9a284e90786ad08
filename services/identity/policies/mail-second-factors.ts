import { Injectable } from '@nestjs/common';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { INSTALLATION } from '../../platform/mail/mail-port.js';
import { LoginLinks } from '../credentials/login-links.js';
import type { UserEventOf } from '../domain/user-events.js';
import { signInMail } from '../mail/sign-in-mail.js';
import { userRecord } from '../records/user-record.js';

type Changed = UserEventOf<'SecondFactorSet'> | UserEventOf<'SecondFactorRemoved'>;

/** Mails users when their second factor is set up, removed or reset, so that they notice if it was not them. */
@Injectable()
export class MailSecondFactors extends MailPolicy<Changed> {
  readonly name = 'mail-second-factors';
  readonly reactsTo = ['SecondFactorSet', 'SecondFactorRemoved'] as const satisfies Changed['type'][];
  /** However late it is, users must learn of a change that was not theirs. */
  protected override readonly newsFor = Infinity;

  constructor(
    mailing: Mailing,
    private readonly streams: StreamRepository,
    private readonly links: LoginLinks,
  ) {
    super(mailing);
  }

  protected async letter(logged: LoggedEvent<Changed>): Promise<Letter | null> {
    const event = logged as unknown as Changed;
    const { user_id } = event.data;
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists || user.email === null) return null;
    return {
      // How a user signs in is no business of the marina's staff.
      marina_id: INSTALLATION,
      person_id: user_id,
      to: user.email,
      language: user.language,
      ...signInMail({
        kind: kindOf(event),
        language: user.language,
        name: user.first_name ?? '',
        place: 'Quayside',
        link: this.links.pageAddress('two_factor'),
        console: this.links.pageAddress(''),
      }),
    };
  }
}

function kindOf(event: Changed) {
  if (event.type === 'SecondFactorSet') return 'factor_set';
  return event.data.by === 'user' ? 'factor_removed' : 'factor_reset';
}
