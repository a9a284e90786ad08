import { Injectable } from '@nestjs/common';
import type { HistoryLine, LoyaltyMemberView } from '../../../contracts/loyalty/member.js';
import { loyaltyStatus, whyUnusable } from '../../../contracts/loyalty/rules/usable-points.js';
import { POINTS_CURRENCY } from '../../../contracts/loyalty/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { MarkStays } from '../../../contracts/reservations/queries.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { AccountEvent } from '../domain/account-events.js';
import type { AccountState } from '../domain/account-state.js';
import { historyLines, type LedgerLine } from '../domain/history-lines.js';
import { balanceOn } from '../domain/lots.js';
import { accountRecord } from '../records/account-record.js';
import { Accounts } from '../records/accounts.js';
import { Promotions } from './promotions.js';
import { StaysOfMembers } from './stays-of-members.js';

interface Page {
  readonly page: number;
  readonly page_size: number;
}

/** Most events of one member that are read. */
const MOST_EVENTS = 10_000;

/** Assembles balance and history of a member. */
@Injectable()
export class MemberViews {
  constructor(
    private readonly accounts: Accounts,
    private readonly promotions: Promotions,
    private readonly stays: StaysOfMembers,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @param marina_id where the points are to be used; null: in any marina */
  async of(accountId: string, marina_id: string | null, { page, page_size }: Page): Promise<LoyaltyMemberView> {
    const { state } = await this.accounts.load(accountId);
    const today = this.clock.today('UTC');
    const joined_at = state.joined_on ?? today;
    const [events, nights_stayed, marina] = await Promise.all([
      this.streams.eventsSince(accountRecord.streamOf(accountId), -1, MOST_EVENTS),
      this.stays.nights(state),
      marina_id === null ? null : this.queries.execute(new FindMarina(marina_id)),
    ]);
    const currency = marina?.marina_settings.currency ?? POINTS_CURRENCY;
    const lines = historyLines(events as unknown as AccountEvent[]);
    const shown = lines.slice((page - 1) * page_size, page * page_size);
    return {
      loyalty_user: { joined_at },
      popeye_loyalty_status: loyaltyStatus(joined_at, today),
      balance: toDecimal(balanceOn(state.lots, today)),
      reason: whyUnusable({ joined_on: joined_at, today, nights_stayed, currency }),
      nights_stayed,
      lots: state.lots
        .filter(({ left, expires_on }) => left > 0 && (expires_on === null || expires_on >= today))
        .map(({ left, expires_on }) => ({ expires_on, points: toDecimal(left) })),
      items: await this.named(shown, state, marina_id),
      total: lines.length,
    };
  }

  /** Stays of other marinas have no number here. */
  private async named(
    lines: readonly LedgerLine[],
    { records }: AccountState,
    only: string | null,
  ): Promise<HistoryLine[]> {
    const ids = [...new Set(lines.flatMap(({ reservation_id }) => reservation_id ?? []))];
    const numbers = new Map<string, string>();
    const marinas = only === null ? [...new Set(records.map(({ marina_id }) => marina_id))] : [only];
    for (const marina_id of ids.length === 0 ? [] : marinas) {
      const stays = await this.queries.execute(new MarkStays({ marina_id, reservation_ids: ids }));
      for (const [id, { view_id }] of stays) numbers.set(id, view_id);
    }
    return Promise.all(
      lines.map(async ({ promotion_id, reservation_id, ...line }) => {
        const terms = promotion_id === null ? null : (await this.promotions.load(promotion_id)).terms;
        return {
          ...line,
          promotion: terms === null ? null : { name: terms.name, action: terms.action },
          reservation:
            reservation_id === null ? null : { id: reservation_id, view_id: numbers.get(reservation_id) ?? null },
        };
      }),
    );
  }
}
