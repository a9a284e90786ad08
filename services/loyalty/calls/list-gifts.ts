import type * as z from 'zod';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { rowOf } from '../domain/gift-row.js';
import { giftList } from '../projections/gift-list.js';

type Answer = z.output<(typeof loyaltyApi.gifts)['answer']>;

@Handles(loyaltyApi.gifts)
export class ListGifts {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { page, page_size } }: ReceivedCall<typeof loyaltyApi.gifts>): Promise<Answer> {
    const model = this.projections.model(giftList);
    const found = await model.find({ sort: [['at', -1]], skip: (page - 1) * page_size, limit: page_size });
    return { items: found.map(({ gift, by }) => rowOf(gift, by)), total: await model.count() };
  }
}
