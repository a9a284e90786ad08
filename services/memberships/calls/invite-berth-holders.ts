import { Inject } from '@nestjs/common';
import type * as z from 'zod';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { FindMailFoot } from '../../../contracts/marinas/queries.js';
import { invitationApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { type InviteFailure, MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { email as mailAddress } from '../../../contracts/vocabulary/person.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { EngineUnavailableError } from '../../platform/availability/engine-unavailable.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { MailPort } from '../../platform/mail/mail-port.js';
import { MAIL } from '../../platform/tokens.js';
import type { ReferralCode } from '../domain/referral-code.js';
import { invitationMail } from '../mail/invitation-mail.js';
import { CardFile } from '../cards/card-file.js';
import { Invitations } from '../records/invitations.js';
import { ReferralCodes } from '../records/referral-codes.js';

type Answer = z.output<(typeof invitationApi.invite)['answer']>;

interface Sender {
  readonly name: string;
  readonly language: Language;
  readonly referral: ReferralCode;
}

/**
 * Each address is a command of its own. The mail is handed over before the invitation is logged, because the answer
 * names the addresses that the mail engine refused; a resend hands over no mail twice.
 */
@Handles(invitationApi.invite)
export class InviteBerthHolders {
  constructor(
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
    private readonly referrals: ReferralCodes,
    private readonly invitations: Invitations,
    @Inject(MAIL) private readonly mail: MailPort,
  ) {}

  async execute({
    input: { emails },
    language,
    marinaContext: context,
  }: ReceivedCall<typeof invitationApi.invite>): Promise<Answer | Refusal> {
    const { marina_id } = context;
    const marina = await this.cards.marina(marina_id);
    if (marina?.association.code !== MEMBERSHIP_ASSOCIATION) return refuse('forbidden', membershipErrors.not_available);
    const valid = await this.referrals.of(marina_id);
    const referral = valid ?? (await this.referrals.generate(marina, partOf(context, 'referral code')));
    if (isRefusal(referral)) return referral;
    const success_boaters: Answer['success_boaters'] = [];
    const failed_boaters: Answer['failed_boaters'] = [];
    const seen = new Set<string>();
    for (const typed of emails) {
      const { data: email } = mailAddress.safeParse(typed);
      const repeated = email !== undefined && seen.has(email);
      if (email !== undefined) seen.add(email);
      const failure =
        email === undefined
          ? 'INVALID'
          : repeated
            ? 'DUPLICATE'
            : await this.invite(email, { name: marina.name, language, referral }, context);
      if (failure === null) success_boaters.push({ email: email ?? typed });
      else failed_boaters.push({ email: email ?? typed, reason: failure });
    }
    const totals = { sent: success_boaters.length, failed: failed_boaters.length };
    return { success_boaters, failed_boaters, totals };
  }

  private async invite(email: string, sender: Sender, context: MarinaContext): Promise<InviteFailure | null> {
    const { marina_id } = context;
    const step = partOf(context, `invite ${email}`);
    const known = await this.queries.execute(new FindBoater({ marina_id, email }));
    if (known?.memberships.some(({ status }) => status === 'active') === true) return 'ALREADY_MEMBER';
    const boater = known?.boater;
    const id = await this.invitations.idFor(email, step);
    const language = boater?.language ?? sender.language;
    const words = invitationMail({
      language,
      name: boater?.first_name ?? '',
      marina: sender.name,
      foot: await this.queries.execute(new FindMailFoot({ marina_id, language })),
      code: sender.referral.code,
      valid_until: sender.referral.valid_until,
    });
    const person_id = boater?.id ?? id;
    const mail = { id: deriveId(step.command_id, 'mail'), marina_id, person_id, to: email, language, ...words };
    if (!(await this.handedOver(mail))) return 'UNREACHABLE';
    const command = { type: 'Send' as const, marina_id, boater_id: boater?.id ?? null, code: sender.referral.code };
    await this.invitations.decide(id, command, step);
    return null;
  }

  /** False: the mail engine refused the mail or is down. */
  private async handedOver(mail: Parameters<MailPort['send']>[0]): Promise<boolean> {
    try {
      const outcome = await this.mail.send(mail);
      return outcome === 'sent' || outcome === 'repeated';
    } catch (error) {
      if (error instanceof EngineUnavailableError) return false;
      throw error;
    }
  }
}
