import { invitationApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { ReferralCode } from '../domain/referral-code.js';
import { CardFile } from '../cards/card-file.js';
import { ReferralCodes } from '../records/referral-codes.js';

/** Staff generate a referral code, which replaces the marina's code before it. */
@Handles(invitationApi.generateCode)
export class GenerateReferralCode {
  constructor(
    private readonly cards: CardFile,
    private readonly referrals: ReferralCodes,
  ) {}

  async execute({
    marinaContext: context,
  }: ReceivedCall<typeof invitationApi.generateCode>): Promise<ReferralCode | Refusal> {
    const marina = await this.cards.marina(context.marina_id);
    if (marina?.association.code !== MEMBERSHIP_ASSOCIATION) return refuse('forbidden', membershipErrors.not_available);
    return this.referrals.generate(marina, context);
  }
}
