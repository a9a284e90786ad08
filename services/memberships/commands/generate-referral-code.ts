import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { ReferralCode } from '../domain/referral-code.js';
import { CardFile } from '../records/card-file.js';
import { ReferralCodes } from '../records/referral-codes.js';

/** Staff generate a referral code, which replaces the marina's code before it. */
export class GenerateReferralCode extends Command<ReferralCode | Refusal> {
  constructor(readonly context: MarinaContext) {
    super();
  }
}

@CommandHandler(GenerateReferralCode)
export class GenerateReferralCodeHandler {
  constructor(
    private readonly cards: CardFile,
    private readonly referrals: ReferralCodes,
  ) {}

  async execute({ context }: GenerateReferralCode): Promise<ReferralCode | Refusal> {
    const marina = await this.cards.marina(context.marina_id);
    if (marina?.association.code !== MEMBERSHIP_ASSOCIATION) return refuse('forbidden', membershipErrors.not_available);
    return this.referrals.generate(marina, context);
  }
}
