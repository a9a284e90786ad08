import { Injectable } from '@nestjs/common';
import { addressErrors } from '../../../contracts/loyalty/vocabulary.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { type CommandContext, freshPartOf, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import type { Gift, GiftEvent, RefusedRow } from '../domain/gift.js';
import { AddressChecking } from '../lookups/address-checking.js';
import { Accounts } from '../records/accounts.js';
import { type GiftFile, Gifts } from '../records/gifts.js';

type Begun = Extract<GiftEvent, { type: 'GiftBegun' }>;

/** Members between two reports of progress. */
const REPORTED = 250;

/**
 * Gives the points of a gift in the name of who began it. Each member's grant has an id of its own, so that a gift that
 * was interrupted goes on where it stopped and gives nobody points twice.
 */
@Injectable()
export class Gifting implements Policy<Begun> {
  readonly name = 'loyalty-gifts';
  readonly reactsTo = ['GiftBegun'] as const;

  constructor(
    private readonly gifts: Gifts,
    private readonly accounts: Accounts,
    private readonly checking: AddressChecking,
  ) {}

  async handle(event: LoggedEvent<Begun>): Promise<void> {
    const { gift_id } = event.data;
    const gift = await this.gifts.find(gift_id);
    if (gift?.status !== 'RUNNING') return;
    const context = { ...causedBy(event, this.name), actor: event.metadata.actor };
    const { recipients } = (await this.gifts.fileOf(gift_id)) ?? { recipients: [] };
    for (let from = gift.done; from < recipients.length; from += REPORTED) {
      const some = recipients.slice(from, from + REPORTED);
      const refused = await this.give(gift, some, from, context);
      crashPoint('loyalty_gift.before_report');
      const given = some.length - refused.length;
      await this.gifts.decide(gift_id, { type: 'Advance', given, refused }, freshPartOf(context));
    }
    await this.gifts.decide(gift_id, { type: 'Finish' }, freshPartOf(context));
  }

  /** The rows that could not be given to. */
  private async give(
    { gift_id, amount, expires_on }: Gift,
    recipients: GiftFile['recipients'],
    first: number,
    context: CommandContext,
  ): Promise<RefusedRow[]> {
    const answers = await sideBySide([...recipients.entries()], async ([index, { account_id }]) => {
      const refused = { row: first + index, code: addressErrors.not_member };
      // Whoever was erased since is no member any more.
      if (!(await this.checking.isKnown((await this.accounts.load(account_id)).state))) return refused;
      const grant_id = deriveId('gift', gift_id, account_id);
      const points = { grant_id, source: 'GIFT' as const, amount, expires_on, gift_id };
      const step = partOf(context, account_id);
      return isRefusal(await this.accounts.decideAtHome(account_id, { type: 'Give', points }, step)) ? refused : null;
    });
    return answers.filter((answer) => answer !== null);
  }
}
