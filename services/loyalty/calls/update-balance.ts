import type * as z from 'zod';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { addressErrors } from '../../../contracts/loyalty/vocabulary.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { AccountCommand } from '../domain/account.js';
import { MemberAddressLookup, divided } from '../lookups/member-address-lookup.js';
import { Accounts } from '../records/accounts.js';

type Answer = z.output<(typeof loyaltyApi.updateBalance)['answer']>;
type Call = ReceivedCall<typeof loyaltyApi.updateBalance>;

/**
 * Corrects balances for an administrator. Each member's correction is a command of its own, so that a resend corrects nobody
 * twice.
 */
@Handles(loyaltyApi.updateBalance)
export class UpdateBalance {
  constructor(
    private readonly accounts: Accounts,
    private readonly checking: MemberAddressLookup,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: Call): Promise<Answer | Refusal> {
    const { expiry_date, email_list } = input;
    if (expiry_date !== undefined && expiry_date < this.clock.today('UTC')) {
      return refuseFields({ path: 'expiry_date', code: 'pointsExpiryInPast' });
    }
    const { known, errors } = divided(await this.checking.of(email_list));
    const [only] = known;
    if (only === undefined) return refuse('not_found', loyaltyErrors.member_not_found);
    let last: CommandReceipt | null = null;
    let updated = 0;
    let refused: Refusal | null = null;
    for (const { address, member } of known) {
      const { account_id } = member;
      const step = partOf(context, account_id);
      const answer = await this.accounts.decideAtHome(account_id, correction(input, account_id, context), step);
      if (isRefusal(answer)) {
        if (answer.code !== loyaltyErrors.not_enough) return answer;
        refused = answer;
        errors.push({ address, code: addressErrors.not_enough });
        continue;
      }
      last = answer;
      updated += 1;
    }
    return last === null
      ? (refused ?? refuse('not_found', loyaltyErrors.member_not_found))
      : { ...last, updated, errors };
  }
}

function correction(
  { method, amount, expiry_date }: Call['input'],
  account_id: string,
  context: CommandContext,
): AccountCommand {
  if (method === 'TAKE') return { type: 'Take', amount: toMinor(amount) };
  const grant_id = deriveId(context.command_id, 'correction', account_id);
  const expires_on = expiry_date ?? null;
  return { type: 'Give', points: { grant_id, source: 'CORRECTION', amount: toMinor(amount), expires_on } };
}
