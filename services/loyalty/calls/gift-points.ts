import { Inject } from '@nestjs/common';
import type * as z from 'zod';
import { FindUserAddress } from '../../../contracts/identity/queries.js';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import type { GiftRequest } from '../../../contracts/loyalty/gift.js';
import { toMinor } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import type { GiftFile } from '../domain/gift.js';
import { MemberAddressLookup, divided } from '../lookups/member-address-lookup.js';
import { memberList } from '../projections/member-list.js';
import { giftRecord } from '../records/gift-record.js';

type Answer = z.output<(typeof loyaltyApi.giftPoints)['answer']>;

/** How long to wait for the list of members, which normally lags only by moments. */
const CATCH_UP_MS = 2_000;

/** Begins to give points to many; the policy `loyalty-gifts` gives them. */
@Handles(loyaltyApi.giftPoints)
export class GiftPoints {
  constructor(
    private readonly works: LongWorks,
    private readonly checking: MemberAddressLookup,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ input, context }: ReceivedCall<typeof loyaltyApi.giftPoints>): Promise<Answer | Refusal> {
    const gift_id = deriveId(context.command_id, 'gift of points');
    const begun = await this.works.begin(giftRecord, gift_id, context, () => this.prepare(gift_id, input, context));
    if (isRefusal(begun)) return begun;
    const errors = (await this.works.fileOf(giftRecord, gift_id))?.errors ?? [];
    return { ...begun.receipt, gift_id, members: begun.begun.members, errors };
  }

  private async prepare(gift_id: string, { amount, expiry_date, email_list }: GiftRequest, context: CommandContext) {
    if (expiry_date < this.clock.today('UTC')) return refuseFields({ path: 'expiry_date', code: 'pointsExpiryInPast' });
    const to = email_list === undefined ? 'ALL' : 'LIST';
    if (to === 'ALL' && !(await this.mayGiftAll(context))) return refuse('forbidden', loyaltyErrors.not_to_all);
    const file = email_list === undefined ? await this.everyone() : await this.listed(email_list);
    const members = file.recipients.length;
    const left_out = file.errors.length;
    if (members === 0) return refuse('validation', loyaltyErrors.nobody, { details: { errors: file.errors } });
    const begun = { gift_id, amount: toMinor(amount), expires_on: expiry_date, to, members, left_out } as const;
    return { begun, file };
  }

  private async mayGiftAll({ actor }: CommandContext): Promise<boolean> {
    const address = await this.queries.execute(new FindUserAddress(actor.id));
    return address !== null && (this.settings.LOYALTY_ACCOUNTS ?? []).includes(address.toLowerCase());
  }

  private async listed(addresses: readonly string[]): Promise<GiftFile> {
    const { known, errors } = divided(await this.checking.of(addresses));
    return { recipients: known.map(({ address, member }) => ({ account_id: member.account_id, address })), errors };
  }

  private async everyone(): Promise<GiftFile> {
    await this.projections.upToDate(memberList, CATCH_UP_MS);
    const recipients = [];
    for await (const { _id: account_id } of this.projections.model(memberList).each({})) {
      recipients.push({ account_id, address: null });
    }
    return { recipients, errors: [] };
  }
}
