import { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import type { AssociationAnswer, AssociationRow } from '../../../contracts/dashboard/chain.js';
import { FindOwnMarinas } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CountMemberships, CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import { CountStaysByMonth } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AnswerBook } from '../lookups/answer-book.js';
import { monthsOfYear } from '../domain/growth.js';
import { boatsBeyondPlan } from '../lookups/boats-beyond-plan.js';
import { listed } from '../lookups/chain-marinas.js';
import { sumOf } from '../lookups/chosen-marinas.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';

interface YearFigures {
  readonly shown: NonNullable<AssociationRow['figures']>;
  readonly visits: readonly number[];
  readonly nights: readonly number[];
}

/** An association manager's marinas in the present year. */
@Handles(chainDashboardApi.association)
export class ShowAssociation {
  private readonly answers: AnswerBook<Marina, YearFigures>;

  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {
    this.answers = new AnswerBook((marinas: readonly Marina[]) => this.figuresOf(marinas), clock);
  }

  async execute({
    staff: { user_id },
  }: ReceivedCall<typeof chainDashboardApi.association>): Promise<AssociationAnswer> {
    const own = await this.queries.execute(new FindOwnMarinas(user_id, 'association_manager'));
    const rows = await this.answers.answersOf(own);
    const answered = rows.flatMap(({ figures }) => figures ?? []);
    const total = (of: (shown: YearFigures['shown']) => number) => sumOf(answered.map(({ shown }) => of(shown)));
    const months = (of: 'visits' | 'nights') =>
      Array.from({ length: 12 }, (_, month) => sumOf(answered.map((one) => one[of][month] ?? 0)));
    return {
      year: Number(this.clock.nowIso().slice(0, 4)),
      items: rows.map(({ marina, figures, ...times }) => ({
        marina: listed(marina),
        figures: figures?.shown ?? null,
        ...times,
      })),
      total: rows.length,
      totals: {
        marinas: rows.length,
        unanswered: rows.length - answered.length,
        berths: total(({ berths }) => berths),
        taken: total(({ taken }) => taken),
        active_cards: total(({ active_cards }) => active_cards),
      },
      visits: months('visits'),
      nights_redeemed: months('nights'),
    };
  }

  /** The year is that of each marina's own today: around New Year, the marinas of two years are asked. */
  private figuresOf(marinas: readonly Marina[]): (marina: Marina) => Promise<YearFigures> {
    const ids = marinas.map(({ id }) => id);
    const yearOf = ({ time_zone }: Marina) => Number(this.clock.today(time_zone).slice(0, 4));
    const years = [...new Set(marinas.map(yearOf))];
    const areas = Promise.all([
      boatsBeyondPlan(this.queries, ids),
      this.queries.execute(new CountMemberships(ids)),
      this.queries.execute(
        new CountStaysByMonth({
          marina_ids: ids,
          from: `${Math.min(...years)}-01`,
          to: `${Math.max(...years)}-12`,
          visits: true,
        }),
      ),
      Promise.all(years.map((year) => this.queries.execute(new CountRedeemedNights(ids, year)))),
    ]);
    return async (marina) => {
      const { id } = marina;
      const [boats, cards, stays, redeemed] = await areas;
      const counted = await this.queries.execute(new CountNights(id, 1, boats(id)));
      const tonight = counted?.nights[0];
      if (tonight === undefined) throw new Error(`no marina ${id}`);
      const visits = monthsOfYear(stays.get(id), yearOf(marina));
      const nights = redeemed[years.indexOf(yearOf(marina))]?.get(id)?.here ?? [];
      const shown = {
        berths: tonight.berths,
        taken: tonight.residents + tonight.visitors,
        active_cards: cards.get(id)?.active_cards ?? 0,
        visits: sumOf(visits),
        nights_redeemed: sumOf(nights),
      };
      return { shown, visits, nights };
    };
  }
}
