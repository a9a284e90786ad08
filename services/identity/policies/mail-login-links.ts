import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '../../../contracts/identity/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type Letter, Mailing, MailPolicy } from '../../platform/consuming/mail-policy.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { INSTALLATION } from '../../platform/mail/mail-port.js';
import { userRecord } from '../records/user-record.js';
import { LoginLinks } from '../credentials/login-links.js';
import type { UserEventOf } from '../domain/user-events.js';
import { isInvitationTo } from '../domain/user-invitation.js';
import type { ExistingUser } from '../domain/user-state.js';
import { signInMail } from '../mail/sign-in-mail.js';

type Mailed = UserEventOf<'UserAdded'> | UserEventOf<'LoginLinkRequested'>;

/** Mails invitations and links for forgotten passwords, once per event. */
@Injectable()
export class MailLoginLinks extends MailPolicy<Mailed> {
  readonly name = 'mail-login-links';
  readonly reactsTo = ['UserAdded', 'LoginLinkRequested'] as const satisfies Mailed['type'][];
  /** A link is news until it expires. */
  protected override readonly newsFor = Infinity;

  constructor(
    mailing: Mailing,
    private readonly streams: StreamRepository,
    private readonly links: LoginLinks,
    private readonly queries: QueryBus,
  ) {
    super(mailing);
  }

  protected async letter(logged: LoggedEvent<Mailed>): Promise<Letter | null> {
    const event = logged as unknown as Mailed;
    const { user_id } = event.data;
    const [kind, expires_at, generation] =
      event.type === 'UserAdded'
        ? (['invitation', event.data.invited_until, 0] as const)
        : ([
            event.data.invites === true ? 'invitation' : 'reset',
            event.data.expires_at,
            event.data.generation,
          ] as const);
    // A late replay: the link has expired.
    if (expires_at === null || expires_at <= this.clock.nowIso()) return null;
    const { state: user } = await this.streams.load(userRecord, user_id);
    if (!user.exists || user.email === null || user.generation !== generation) return null;
    const marina_id = user.marinas[0]?.marina_id ?? null;
    const marina = marina_id === null ? null : await this.queries.execute(new FindMarina(marina_id));
    const place = marina?.name ?? 'Quayside';
    if (user.invites_user !== null) return this.invitation(user.invites_user, user, place);
    const token = await this.links.token({ user_id, generation, expires_at });
    return {
      // Its reader can sign in as this user, so the marina's staff must not see it.
      marina_id: INSTALLATION,
      person_id: user_id,
      to: user.email,
      language: user.language,
      ...signInMail({
        kind,
        language: user.language,
        name: user.first_name ?? '',
        place,
        link: this.links.address(user.email, token),
        console: this.links.pageAddress(''),
      }),
    };
  }

  /** The address is another user's, who reads this mail with the own account. */
  private async invitation(holder_id: string, invitation: ExistingUser, place: string): Promise<Letter | null> {
    if (!isInvitationTo(invitation, holder_id, this.clock.nowIso())) return null;
    const { state: user } = await this.streams.load(userRecord, holder_id);
    if (!user.exists || user.email === null) return null;
    const { language, first_name } = user;
    const link = this.links.pageAddress('user_settings');
    return {
      // The marina's staff must not learn from the outbox whether the address is known.
      marina_id: INSTALLATION,
      person_id: holder_id,
      to: user.email,
      language,
      ...signInMail({
        kind: 'one_more_marina',
        language,
        name: first_name ?? '',
        place,
        days: INVITATION_DAYS,
        link,
        console: this.links.pageAddress(''),
      }),
    };
  }
}
