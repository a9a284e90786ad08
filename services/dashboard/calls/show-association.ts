import { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import type { AssociationAnswer, AssociationRow } from '../../../contracts/dashboard/chain.js';
import { FindOwnMarinas } from '../../../contracts/identity/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { CountMemberships, CountRedeemedNights } from '../../../contracts/memberships/queries.js';
import { CountVisitsByMonth } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { AnswerBook } from '../lookups/answer-book.js';
import { listed } from '../lookups/chain-marinas.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';

interface YearFigures {
  readonly shown: NonNullable<AssociationRow['figures']>;
  readonly visits: readonly number[];
  readonly nights: readonly number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** An association manager's marinas in the present year. */
@Handles(chainDashboardApi.association)
export class ShowAssociation {
  private readonly answers: AnswerBook<Marina, YearFigures>;

  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {
    this.answers = new AnswerBook((marina: Marina) => this.figuresOf(marina), clock);
  }

  async execute({
    staff: { user_id },
  }: ReceivedCall<typeof chainDashboardApi.association>): Promise<AssociationAnswer> {
    const own = await this.queries.execute(new FindOwnMarinas(user_id, 'association_manager'));
    const rows = await Promise.all(
      own.map(async (marina) => ({ marina: listed(marina), answer: await this.answers.answerOf(marina) })),
    );
    const answered = rows.flatMap(({ answer }) => answer.figures ?? []);
    const total = (of: (shown: YearFigures['shown']) => number) => sum(answered.map(({ shown }) => of(shown)));
    const months = (of: 'visits' | 'nights') =>
      Array.from({ length: 12 }, (_, month) => sum(answered.map((one) => one[of][month] ?? 0)));
    return {
      year: Number(this.clock.nowIso().slice(0, 4)),
      items: rows.map(({ marina, answer: { figures, ...times } }) => ({
        marina,
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

  private async figuresOf({ id, time_zone }: Marina): Promise<YearFigures> {
    const year = Number(this.clock.today(time_zone).slice(0, 4));
    const [counted, cards, visits, redeemed] = await Promise.all([
      this.queries.execute(new CountNights(id, 1)),
      this.queries.execute(new CountMemberships(id)),
      this.queries.execute(new CountVisitsByMonth(id, year)),
      this.queries.execute(new CountRedeemedNights(id, year)),
    ]);
    const tonight = counted?.nights[0];
    if (tonight === undefined) throw new Error(`no marina ${id}`);
    const shown = {
      berths: tonight.berths,
      taken: tonight.residents + tonight.visitors,
      active_cards: cards.active_cards,
      visits: sum(visits),
      nights_redeemed: sum(redeemed.here),
    };
    return { shown, visits, nights: redeemed.here };
  }
}
