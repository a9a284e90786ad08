import type * as z from 'zod';
import { promotionApi } from '../../../contracts/loyalty/api.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import { statusOn } from '../domain/promotion.js';
import { promotionList } from '../projections/promotion-list.js';
import { promotionRecord } from '../records/promotion-record.js';

type Answer = z.output<(typeof promotionApi.list)['answer']>;

const MOST = 500;

/** All promotions: an installation has some dozens. */
@Handles(promotionApi.list)
export class ListPromotions {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly streams: StreamRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<Answer> {
    const today = this.clock.today('UTC');
    const found = await this.projections.model(promotionList).find({ sort: [['starts_on', -1]], limit: MOST });
    const items = await Promise.all(
      found.map(async ({ _id, earned, times }) => {
        const { state, revision } = await this.streams.load(promotionRecord, _id);
        if (state.terms === null || revision === null) return null;
        const { points, ...terms } = state.terms;
        const figures = { points: toDecimal(points), earned: toDecimal(earned), times };
        return { loyalty_rule_id: _id, revision, ...terms, ...figures, status: statusOn(state.terms, today) };
      }),
    );
    const known = items.filter((item) => item !== null);
    return { items: known, total: known.length };
  }
}
