import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { moneyMethods } from '../../../contracts/payments/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { EngineUnavailableError } from '../../platform/availability/engine-unavailable.js';
import { localDate, startOfDate } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import type { ClosedDay } from '../domain/cash-day-events.js';
import { type MoneyRow, moneyRows } from '../projections/money-rows.js';

/** Payments and refunds by the days of a marina. */
@Injectable()
export class MoneyOfDays {
  constructor(private readonly projections: ProjectionHost) {}

  /** Rows within days, both included, that count. */
  filter(
    { id, time_zone }: Pick<Marina, 'id' | 'time_zone'>,
    from: string | undefined,
    to: string | undefined,
  ): Filter {
    return {
      marina_id: id,
      undone: false,
      when: {
        $gte: from === undefined ? '' : startOfDate(from, time_zone),
        ...(to === undefined ? {} : { $lt: startOfDate(addDays(to, 1), time_zone) }),
      },
    };
  }

  async rows(marina: Marina, from: string, to: string): Promise<Document<MoneyRow>[]> {
    const found: Document<MoneyRow>[] = [];
    const filter = this.filter(marina, from, to);
    for await (const row of this.projections.model(moneyRows).each({ filter, sort: [['when', 1]] })) found.push(row);
    return found;
  }

  /** What came in and went out on a day by method, in minor units; methods without any are left out. */
  async totals(marina: Marina, date: string): Promise<ClosedDay['totals']> {
    await this.projections.upToDate(moneyRows);
    return this.sums(marina, date);
  }

  /**
   * The same for closing a day, which must not leave out anything.
   * @throws EngineUnavailableError while the newest payments are missing
   */
  async finalTotals(marina: Marina, date: string): Promise<ClosedDay['totals']> {
    if (!(await this.projections.upToDate(moneyRows))) {
      throw new EngineUnavailableError('the list of payments is behind the log');
    }
    return this.sums(marina, date);
  }

  private async sums(marina: Marina, date: string): Promise<ClosedDay['totals']> {
    const rows = await this.rows(marina, date, date);
    return moneyMethods.flatMap((method) => {
      const own = rows.filter((row) => row.method === method);
      if (own.length === 0) return [];
      const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
      const received = sum(own.map(({ amount }) => Math.max(0, amount)));
      const refunded = sum(own.map(({ amount }) => Math.max(0, -amount)));
      return [{ method, received, refunded, movements: own.length }];
    });
  }
}

/** The marina's day of a row. */
export function dayOf({ day, when }: Pick<MoneyRow, 'day' | 'when'>, timeZone: string): string {
  return day ?? localDate(when, timeZone);
}
