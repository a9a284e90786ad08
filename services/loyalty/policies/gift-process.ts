import { Injectable } from '@nestjs/common';
import { addressErrors } from '../../../contracts/loyalty/vocabulary.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { LongWorkPolicy, type RowPlace } from '../../platform/long-work/long-work-policy.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import type { GiftWork, RefusedRow } from '../domain/gift.js';
import { MemberAddressLookup } from '../lookups/member-address-lookup.js';
import { Accounts } from '../records/accounts.js';
import { giftRecord } from '../records/gift-record.js';

/** Gives the points of a gift. Each member's grant has an id of its own, so that nobody gets points twice. */
@Injectable()
export class GiftProcess extends LongWorkPolicy<GiftWork, RefusedRow | null> {
  readonly name = 'loyalty-gifts';

  constructor(
    works: LongWorks,
    private readonly accounts: Accounts,
    private readonly checking: MemberAddressLookup,
  ) {
    super(works, giftRecord);
  }

  protected nameOf({ account_id }: GiftWork['row']): string {
    return account_id;
  }

  /** The row, if it could not be given to. */
  protected async each(
    { account_id }: GiftWork['row'],
    { work: { gift_id, amount, expires_on }, index, context }: RowPlace<GiftWork>,
  ): Promise<RefusedRow | null> {
    const refused = { row: index, code: addressErrors.not_member };
    // Whoever was erased since is no member any more.
    if (!(await this.checking.isKnown((await this.accounts.load(account_id)).state))) return refused;
    const grant_id = deriveId('gift', gift_id, account_id);
    const points = { grant_id, source: 'GIFT' as const, amount, expires_on, gift_id };
    return isRefusal(await this.accounts.decideAtHome(account_id, { type: 'Give', points }, context)) ? refused : null;
  }

  protected report(outcomes: readonly (RefusedRow | null)[]): GiftWork['report'] {
    const refused = outcomes.filter((outcome) => outcome !== null);
    return { given: outcomes.length - refused.length, refused };
  }
}
