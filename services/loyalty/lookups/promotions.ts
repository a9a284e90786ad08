import { Injectable } from '@nestjs/common';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type PromotionCommand, type PromotionState } from '../domain/promotion.js';
import type { RunningPromotion } from '../domain/rewards.js';
import { promotionList } from '../projections/promotion-list.js';
import { promotionRecord } from '../records/promotion-record.js';

/** The loyalty rules of the installation. */
@Injectable()
export class Promotions {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  /** Those that exist at a position of the log, whatever their dates. */
  async asOf(position: number): Promise<RunningPromotion[]> {
    await this.projections.serves(promotionList, position);
    const found = await this.projections.model(promotionList).find({ filter: { active: true } });
    return found.flatMap(({ _id: id, state }) => (state.terms === null ? [] : [{ id, ...state.terms }]));
  }

  async load(id: string): Promise<PromotionState> {
    return (await this.streams.load(promotionRecord, id)).state;
  }

  decide(id: string, command: PromotionCommand, context: CommandContext): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(promotionRecord, id, context, (state) => decide(command, state, this.clock.nowIso()));
  }
}
