import type * as z from 'zod';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { balanceOn } from '../domain/lots.js';
import { MemberAddressLookup, divided } from '../lookups/member-address-lookup.js';

type Answer = z.output<(typeof loyaltyApi.checkList)['answer']>;

/** Who of a list of addresses would get points. */
@Handles(loyaltyApi.checkList)
export class CheckAddresses {
  constructor(
    private readonly checking: MemberAddressLookup,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { email_list } }: ReceivedCall<typeof loyaltyApi.checkList>): Promise<Answer> {
    const today = this.clock.today('UTC');
    const lines = await this.checking.of(email_list);
    const { known, errors } = divided(lines);
    return {
      items: lines.map(({ address, code, member }) => ({
        address,
        code,
        name: member?.name ?? null,
        balance: member === null ? null : toDecimal(balanceOn(member.state.lots, today)),
      })),
      members: known.length,
      left_out: errors.length,
    };
  }
}
