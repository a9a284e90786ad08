import type { NamedBerth } from '../../../contracts/berths/queries.js';
import { belowMinimum } from '../../../contracts/berths/rules/boat-fit.js';
import { matchingApi } from '../../../contracts/reservations/api.js';
import type { PlacingDetail, PlacingMatch } from '../../../contracts/reservations/matching.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { statusRefusal } from '../domain/move-refusals.js';
import { turnOf } from '../domain/waiting-line.js';
import { BerthNames, minimumsIn, namedBerth } from '../lookups/berth-names.js';
import { NOBODY, shownPassedOver, StaysByName } from '../lookups/passed-over-names.js';
import { placingDay, placingGroupOf } from '../lookups/placing-groups.js';
import { alertOf, labelOf, type Placed, PlacingRows, wishWithoutSkipped } from '../lookups/placing-rows.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { WaitingLine } from '../lookups/waiting-line.js';
import { reservationDetails } from '../projections/reservation-details.js';
import { reservationList } from '../projections/reservation-list.js';
import { supplyAlerts } from '../projections/supply-alerts.js';
import { FindMatches, type FindMatchesAnswer } from '../../../contracts/berths/matching-queries.js';
import { FindOccupations } from '../../../contracts/berths/allocation-queries.js';

/** How many nights after the stay are searched for the next boat. */
const NIGHTS_AFTER = 365;

type Answer = Pick<PlacingDetail, 'matches' | 'removed'>;

/** One stay on the matching page, with the berths that fit and whose turn it is for each. */
@Handles(matchingApi.get)
export class ShowStayToPlace {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly clock: Clock,
    private readonly rows: PlacingRows,
    private readonly names: BerthNames,
    private readonly line: WaitingLine,
    private readonly stays: StaysByName,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof matchingApi.get>): Promise<PlacingDetail | Refusal> {
    const document = await this.projections.model(reservationList).get(reservation_id);
    if (document?.listed_for !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const [[row], names, details, alert] = await Promise.all([
      this.rows.of(marina, [document]),
      this.names.of(marina_id),
      this.projections.model(reservationDetails).get(reservation_id),
      this.projections.model(supplyAlerts).get(reservation_id),
    ]);
    if (row === undefined) return refuse('not_found', 'NOT_FOUND');
    const { state } = document;
    return {
      ...row,
      group: placingGroupOf(document, placingDay(marina, this.clock)),
      berth: state.berth?.label ?? null,
      additional_requirements: details?.additional_requirements ?? [],
      ...(await this.matches(marina_id, document, names)),
      skipped: state.skipped_matches.map(({ berth_id, reason }) => {
        const { pier_name, number } = namedBerth({ berth_id, label: '' }, names);
        return { berth_id, berth_name: `${pier_name}${number}`, reason };
      }),
      alert: alert === undefined ? null : alertOf(document, alert),
      may_wait:
        document.placing !== 'waiting' &&
        state.berth_offer === null &&
        statusRefusal('ADD_TO_WAITING_LIST', state) === null,
    };
  }

  /** A stay that has a berth, held or offered, looks for none. Berths below whose minimum the boat is come last. */
  private async matches(marina_id: string, document: Placed, names: ReadonlyMap<string, NamedBerth>): Promise<Answer> {
    if (document.placing === null || document.state.berth !== null) return { matches: [], removed: {} };
    const wish = { ...wishWithoutSkipped(document), accepts_below_min: true };
    const found = await this.queries.execute(new FindMatches(marina_id, wish));
    const { vessel, end_date } = document.state;
    const after = found.items.map(({ berth_id }) => ({
      berth_id,
      start_date: end_date,
      end_date: addDays(end_date, NIGHTS_AFTER),
    }));
    const occupations = await this.queries.execute(new FindOccupations(marina_id, after));
    const shown = found.items.map((match, index) => {
      const minimums = minimumsIn(names, match.berth_id);
      const { min_length, min_beam, min_draft } = minimums;
      const needs_confirmation = belowMinimum(vessel, min_length, min_beam, min_draft) !== null;
      const free_until = occupations[index]?.[0]?.start_date ?? null;
      return { ...match, berth: labelOf(match, names), ...minimums, free_until, needs_confirmation, line: null };
    });
    const ranked = [
      ...shown.filter((one) => !one.needs_confirmation),
      ...shown.filter((one) => one.needs_confirmation),
    ];
    const matches = document.placing === 'waiting' ? await this.withLine(document, ranked) : ranked;
    return { matches, removed: withoutSkipped(found) };
  }

  private async withLine(document: Placed, matches: readonly PlacingMatch[]): Promise<PlacingMatch[]> {
    const { marina_id, _id: own } = document;
    const line = await this.line.of(marina_id);
    const until = line.findIndex(({ _id }) => _id === own) + 1;
    const earlier = line.slice(0, until).map(({ _id }) => _id);
    const names = await this.stays.of(marina_id, earlier);
    const berths = matches.map(({ berth_id }) => berth_id);
    const inLine = await this.line.forBerths(marina_id, line.slice(0, until), berths);
    return matches.map((match) => {
      const turn = turnOf(inLine.get(match.berth_id) ?? [], own, match.berth_id);
      if (turn === null) return match;
      const { first } = turn;
      const before = first === null ? null : { ...first, ...(names.get(first.reservation_id) ?? NOBODY) };
      return { ...match, line: { first: before, passed_over: shownPassedOver(turn.passed_over, names) } };
    });
  }
}

/** The skipped berths are listed by name. */
function withoutSkipped({ removed }: FindMatchesAnswer): PlacingDetail['removed'] {
  const { skipped: _, ...others } = removed;
  return others;
}
