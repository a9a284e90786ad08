import type * as z from 'zod';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { errorsOf } from '../domain/gift-errors.js';
import { rowOf } from '../domain/gift-row.js';
import { giftList } from '../projections/gift-list.js';
import { giftRecord } from '../records/gift-record.js';

type Answer = z.output<(typeof loyaltyApi.gift)['answer']>;

/** How far a gift has come, from its stream: whoever began it follows it. */
@Handles(loyaltyApi.gift)
export class ShowGift {
  constructor(
    private readonly works: LongWorks,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ input: { gift_id } }: ReceivedCall<typeof loyaltyApi.gift>): Promise<Answer | Refusal> {
    const gift = await this.works.latest(giftRecord, gift_id);
    if (gift === null) return refuse('not_found', loyaltyErrors.gift_not_found);
    const listed = await this.projections.model(giftList).get(gift_id);
    return { ...rowOf(gift, listed?.by ?? null), errors: errorsOf(gift, await this.works.fileOf(giftRecord, gift_id)) };
  }
}
