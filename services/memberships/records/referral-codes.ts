import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { endOfYear, type ReferralCode, referralCode, validCode } from '../domain/referral-code.js';
import { referralRecord } from './referral-record.js';

/** The referral codes of the marinas. */
@Injectable()
export class ReferralCodes {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The code that can be used today; null if there is none. */
  async of(marina_id: string): Promise<ReferralCode | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const { state } = await this.streams.load(referralRecord, marina_id);
    return validCode(state, this.clock.today(marina.time_zone));
  }

  /** Whether this is the marina's code of today. */
  async matches(marina_id: string, typed: string): Promise<boolean> {
    return (await this.of(marina_id))?.code === typed;
  }

  /** Generates a code, which replaces the one before. */
  async generate(marina: { code: string; time_zone: string }, context: MarinaContext): Promise<ReferralCode | Refusal> {
    const { marina_id } = context;
    // Ids are hashes, so their first digits are a uniform starting point.
    const seed = Number.parseInt(deriveId(context.command_id, 'referral code').slice(0, 8), 16);
    const made = { code: referralCode(marina.code, seed), valid_until: endOfYear(this.clock.today(marina.time_zone)) };
    const answer = await this.streams.execute(referralRecord, marina_id, context, () => [
      { type: 'ReferralCodeGenerated', data: { marina_id, ...made, at: this.clock.nowIso() } },
    ]);
    return isRefusal(answer) ? answer : made;
  }
}
