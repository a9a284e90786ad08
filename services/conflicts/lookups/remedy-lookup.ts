import { Injectable } from '@nestjs/common';
import { sizeRule } from '../../../contracts/berths/rules/boat-fit.js';
import type { Match } from '../../../contracts/berths/matches.js';
import type { BoatSizes, Remedy, RemedyChoice } from '../../../contracts/conflicts/remedies.js';
import { asksBoater } from '../../../contracts/conflicts/rules/asks-boater.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { PreviewCancel, PreviewGesture, RehearseRehousing } from '../../../contracts/reservations/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Moment } from '../domain/conflicts-of-stay.js';
import { followingOf, rightSizes } from './remedy-steps.js';
import { answerUntil } from '../domain/answer-until.js';
import type { Conflict, CrowdedBerths, StayDocument } from './conflict-lookup.js';
import type { ConflictNames } from './conflict-name-lookup.js';
import { FreeDatesLookup } from './free-dates-lookup.js';
import { FindMatches, type FindMatchesInput, ListBerthChoices } from '../../../contracts/berths/matching-queries.js';
import { AllocationOfReservation, FindOccupations } from '../../../contracts/berths/allocation-queries.js';

export interface FoundRemedies {
  readonly remedies: readonly Remedy[];
  /** No berth takes the boat that would have to move. */
  readonly nothing_fits: boolean;
}

interface Asked {
  readonly conflict: Conflict;
  readonly names: ConflictNames;
  readonly moment: Moment;
  /** UTC instant. */
  readonly now: string;
  /** Sizes that staff took for right. */
  readonly sizes: BoatSizes | null;
  readonly crowded: CrowdedBerths;
}

/** Berths suggested for one boat. */
const MOST_BERTHS = 3;
/** Dates suggested to a boat that no berth takes on its own. */
const MOST_DATES = 3;
/** Stays in these many berths are tried for an exchange. */
const MOST_SWAPS_TRIED = 4;

/** Works out what can be done about a conflict, best first. Nothing is written. */
@Injectable()
export class RemedyLookup {
  constructor(
    private readonly queries: QueryBus,
    private readonly dates: FreeDatesLookup,
  ) {}

  /** A marina that writes no messages cannot ask a boater. */
  async of(asked: Asked): Promise<FoundRemedies> {
    const found = await this.all(asked);
    const marina = await this.queries.execute(new FindMarina(asked.conflict.stay.marina_id));
    if (marina?.marina_settings.permissions.chat === true) return found;
    return { ...found, remedies: found.remedies.filter(({ choice }) => !asksBoater(choice)) };
  }

  private async all(asked: Asked): Promise<FoundRemedies> {
    const { conflict, names } = asked;
    const victim = conflict.others.flatMap(({ reservation_id }) => names.stay(reservation_id ?? '') ?? [])[0] ?? null;
    switch (conflict.kind) {
      case 'LATE_DEPARTURE':
        return this.afterLateDeparture(asked, victim);
      case 'BOAT_TOO_LARGE':
        return this.forLargerBoat(asked);
      case 'BERTH_TAKEN':
        return this.forBoatElsewhere(asked, victim);
      case 'BERTH_OUT_OF_SERVICE':
      case 'RESIDENT_HOME':
        return this.forLostBerth(asked);
      case 'TWO_BERTHS':
        return this.forTwoBerths(asked, victim);
    }
  }

  private async afterLateDeparture(asked: Asked, victim: StayDocument | null): Promise<FoundRemedies> {
    const { conflict } = asked;
    const { stay, berth } = conflict;
    const moves = victim === null ? [] : await this.moves(asked, victim, berth.id);
    const longer = await this.staysLonger(asked);
    // A boat that was seen to be gone need not be made room for: its departure was only not recorded.
    const left = departed(asked);
    const gone = conflict.seen_gone !== null;
    const remedies = [...(gone ? [left] : []), ...moves, ...longer, ask(asked, stay), ...(gone ? [] : [left])];
    if (victim !== null)
      remedies.push(
        ...(await this.otherDates(asked, victim, { own: berth.id, none: moves.length === 0 })),
        await this.cancel(asked, victim),
      );
    remedies.push(remind(asked));
    return { remedies, nothing_fits: victim !== null && moves.length === 0 };
  }

  private async forLargerBoat(asked: Asked): Promise<FoundRemedies> {
    const { stay } = asked.conflict;
    const moves = await this.moves(asked, stay, null);
    const swaps = moves.length === MOST_BERTHS ? [] : await this.swaps(asked, stay);
    const dates = await this.otherDates(asked, stay, { own: null, none: moves.length + swaps.length === 0 });
    const remedies = [
      ...moves,
      ...swaps,
      ...dates,
      keepSize(asked),
      ask(asked, stay),
      await this.cancel(asked, stay),
      remind(asked),
    ];
    return { remedies, nothing_fits: moves.length + swaps.length === 0 };
  }

  private async forBoatElsewhere(asked: Asked, victim: StayDocument | null): Promise<FoundRemedies> {
    const { stay, berth } = asked.conflict;
    const swaps = victim === null ? [] : await this.swapWith(asked, stay, victim);
    const moves = await (victim === null
      ? this.moves(asked, stay, null, berth.id)
      : this.movesAside(asked, victim, berth.id));
    const remedies = [...swaps, ...moves, ask(asked, stay), atPlace(asked)];
    const none = swaps.length + moves.length === 0;
    // The boat that is in the berth of another one is already here, so only the other one can come on other dates.
    if (victim !== null && none) remedies.push(...(await this.otherDates(asked, victim, { own: berth.id, none })));
    if (victim !== null) remedies.push(await this.cancel(asked, victim));
    remedies.push(remind(asked));
    return { remedies, nothing_fits: none };
  }

  /** The moves of the other boat after which the plan gives its berth to the boat that lies in it. */
  private async movesAside(asked: Asked, victim: StayDocument, without: string): Promise<Remedy[]> {
    const { stay, kind } = asked.conflict;
    const moves = await this.moves(asked, victim, without);
    const refused = await Promise.all(
      moves.map(({ choice }) => {
        if (choice.kind !== 'MOVE') return Promise.resolve(null);
        const { reservation_id, berth_id } = choice;
        const then = followingOf(choice, { kind }, stay);
        return this.queries.execute(new RehearseRehousing(stay.marina_id, { reservation_id, berth_id }, then));
      }),
    );
    return moves.filter((_, at) => refused[at] === null);
  }

  private async forLostBerth(asked: Asked): Promise<FoundRemedies> {
    const { stay, berth } = asked.conflict;
    // A stay beside a resident who is home early still has the berth.
    const moves = await this.moves(asked, stay, berth.id);
    const dates = await this.otherDates(asked, stay, { own: null, none: moves.length === 0 });
    const remedies = [...moves, ...dates, ask(asked, stay), await this.cancel(asked, stay), remind(asked)];
    return { remedies, nothing_fits: moves.length === 0 };
  }

  /** One of the stays goes, or gets other dates; whoever has an own berth keeps it. */
  private async forTwoBerths(asked: Asked, other: StayDocument | null): Promise<FoundRemedies> {
    const { stay } = asked.conflict;
    const stays = other === null ? [stay] : [stay, other];
    const cancelled = await Promise.all(stays.map((one) => this.cancel(asked, one)));
    const dates = await this.otherDates(asked, stay, { own: null, none: false });
    const remedies = [...cancelled, ...dates, keepBoth(asked), ask(asked, stay), remind(asked)];
    return { remedies, nothing_fits: false };
  }

  /** Other dates to suggest; a boat that has arrived does not come on others. */
  private async otherDates(
    asked: Asked,
    stay: StayDocument,
    { own, none }: { readonly own: string | null; readonly none: boolean },
  ): Promise<Remedy[]> {
    const wish = await this.wishOf(asked, stay);
    if (wish === null || stay.arrived_at !== null) return [];
    const most = none ? MOST_DATES : 1;
    const { marina_id, start_date, end_date } = stay;
    const booked = { start_date, end_date };
    const found = await this.dates.around({ marina_id, wish, booked, today: asked.moment.today, own, most });
    return found.map(({ match, ...dates }) => {
      const choice = { kind: 'DATES' as const, reservation_id: stay._id, ...dates, until: answerUntil(asked.now, 24) };
      return { ...moved(asked, stay, match, dates), choice, needs_answer: true };
    });
  }

  /** The best berths for a stay's remaining nights, on the same pier first where the plan ranks them alike. */
  private async moves(
    asked: Asked,
    stay: StayDocument,
    without: string | null,
    only: string | null = null,
  ): Promise<Remedy[]> {
    const wish = await this.wishOf(asked, stay);
    if (wish === null) return [];
    const { taken, leaving } = asked.crowded;
    const ahead = wish.start_date > asked.moment.today;
    const lost = without === null ? [] : [without];
    const limit = only === null ? MOST_BERTHS : 200;
    const find = async (crowded: readonly string[]): Promise<readonly Match[]> => {
      const skips = [...lost, ...crowded.filter((id) => id !== only)];
      return (await this.queries.execute(new FindMatches(stay.marina_id, { ...wish, limit, skips }))).items;
    };
    // Boats that leave today are gone tomorrow; those that should have left may still be there.
    const empty = await find(ahead ? [...taken] : [...taken, ...leaving]);
    const items = empty.length > 0 || ahead ? empty : await find([...taken]);
    const matches = only === null ? items : items.filter(({ berth_id }) => berth_id === only);
    return matches.map((match) => moved(asked, stay, match, wish));
  }

  /** What the plan has to find for the stay; null: it is over. */
  private async wishOf({ conflict, moment, sizes }: Asked, stay: StayDocument): Promise<FindMatchesInput | null> {
    const query = new AllocationOfReservation(stay.marina_id, { reservation_id: stay._id });
    const held = await this.queries.execute(query);
    const own = stay._id === conflict.stay._id;
    const known = held?.vessel ?? { ...stay.booked_sizes, type: null };
    const vessel = own ? { ...known, ...rightSizes({ kind: conflict.kind, sizes }, stay) } : known;
    // A stay without a berth gets one for all its nights, also those that have passed.
    const first = held !== null && stay.start_date < moment.today ? moment.today : stay.start_date;
    if (first >= stay.end_date) return null;
    const allocation = held === null ? {} : { allocation_id: held.allocation_id };
    return { vessel, start_date: first, end_date: stay.end_date, accepts_below_min: true, ...allocation };
  }

  /** Exchanges with stays whose berths are large enough. */
  private async swaps(asked: Asked, stay: StayDocument): Promise<Remedy[]> {
    const wish = await this.wishOf(asked, stay);
    if (wish === null) return [];
    const choices = await this.queries.execute(new ListBerthChoices(stay.marina_id, wish));
    const { vessel } = wish;
    const taken = choices
      .filter(({ removed_by }) => removed_by?.rule === 'taken')
      .filter(({ length, max_beam, max_draft }) => sizeRule(vessel, length, max_beam, max_draft) === null)
      .slice(0, MOST_SWAPS_TRIED);
    const { start_date, end_date } = wish;
    const spans = taken.map(({ berth_id }) => ({ berth_id, start_date, end_date }));
    const inThem = await this.queries.execute(new FindOccupations(stay.marina_id, spans));
    const single = inThem.flatMap((boats) => (boats.length === 1 ? (boats[0]?.reservation_id ?? []) : []));
    const found = await Promise.all(single.map((id) => this.swap(asked, stay, id, '')));
    return found.flat().slice(0, 1);
  }

  private swapWith(asked: Asked, stay: StayDocument, other: StayDocument): Promise<Remedy[]> {
    return this.swap(asked, stay, other._id, other.vessel_name);
  }

  private async swap(asked: Asked, stay: StayDocument, other_id: string, known: string): Promise<Remedy[]> {
    const gesture = {
      type: 'SWAP' as const,
      reservation_id: stay._id,
      with_reservation_id: other_id,
      confirm_min_length: true,
    };
    const effects = await this.queries.execute(
      new PreviewGesture(stay.marina_id, gesture, rightSizes({ kind: asked.conflict.kind, sizes: asked.sizes }, stay)),
    );
    if (isRefusal(effects) || !effects.possible) return [];
    const own = effects.stays.find(({ reservation_id }) => reservation_id === stay._id)?.after.at(-1);
    const other = effects.stays.find(({ reservation_id }) => reservation_id === other_id);
    if (own === undefined || other === undefined) return [];
    const { start_date, end_date } = own;
    if (end_date === null) return [];
    return [
      {
        ...nothingChanged(asked, stay),
        choice: { kind: 'SWAP', reservation_id: stay._id, with_reservation_id: other_id },
        other: { reservation_id: other_id, boat: other.boat.name ?? known },
        to: [named(asked, own.berth_id, own.berth_name)],
        spare: { length: own.spare_loa, beam: own.spare_beam, draft: own.spare_draft },
        nights: { start_date, end_date },
      },
    ];
  }

  /** The boat stays one more night in another berth, where its reservation may be changed. */
  private async staysLonger(asked: Asked): Promise<Remedy[]> {
    const { conflict, moment } = asked;
    const { stay, berth } = conflict;
    const end_date = addDays(moment.today, 1);
    const vessel = { ...stay.booked_sizes, type: null };
    const nights = { start_date: moment.today, end_date };
    const matches = new FindMatches(stay.marina_id, {
      vessel,
      ...nights,
      limit: 1,
      skips: [berth.id, ...asked.crowded.taken],
    });
    const [match] = (await this.queries.execute(matches)).items;
    if (match === undefined || stay.end_date > moment.today) return [];
    const { start_date } = stay;
    const gesture = {
      type: 'DATES' as const,
      reservation_id: stay._id,
      start_date,
      end_date,
      berth_id: match.berth_id,
      reason: 'boater_asked' as const,
    };
    const effects = await this.queries.execute(new PreviewGesture(stay.marina_id, gesture));
    if (isRefusal(effects)) return [];
    if (!effects.possible) return [];
    const choice = { kind: 'STAY_LONGER' as const, reservation_id: stay._id, end_date, berth_id: match.berth_id };
    const mails = effects.mails.length > 0;
    return [{ ...moved(asked, stay, match, nights), choice, price: effects.price, mails }];
  }

  /** The cancellation, with the refund that the boater would receive. */
  private async cancel(asked: Asked, stay: StayDocument): Promise<Remedy> {
    const { marina_id, _id: reservation_id } = stay;
    const refund = await this.queries.execute(new PreviewCancel({ marina_id, reservation_id }));
    const choice = { kind: 'CANCEL' as const, reservation_id };
    return { ...nothingChanged(asked, stay), choice, mails: true, refund: isRefusal(refund) ? null : refund };
  }
}

function nothingChanged({ conflict, names }: Asked, stay: StayDocument | null): Omit<Remedy, 'choice'> {
  const from = stay?.berth ?? (stay?._id === conflict.stay._id ? conflict.berth : null);
  return {
    stay:
      stay === null
        ? null
        : {
            reservation_id: stay._id,
            boater_id: stay.boater_id,
            boat: stay.vessel_name,
            person: names.person(stay.boater_id),
          },
    other: null,
    from: from === null ? null : named({ names }, from.id, from.label),
    to: [],
    same_pier: false,
    spare: null,
    nights: null,
    price: null,
    refund: null,
    mails: false,
    needs_answer: false,
  };
}

function named({ names }: Pick<Asked, 'names'>, berth_id: string, label: string): Remedy['to'][number] {
  return { berth_id, label, pier_id: names.berth(berth_id)?.pier_id ?? '' };
}

function moved(
  asked: Asked,
  stay: StayDocument,
  { berth_id, berth_name, why }: Match,
  { start_date, end_date }: { readonly start_date: string; readonly end_date: string },
): Remedy {
  const base = nothingChanged(asked, stay);
  const over = why.extends_over.map((id) => named(asked, id, asked.names.berth(id)?.label ?? ''));
  const berth = named(asked, berth_id, berth_name);
  const choice: RemedyChoice = { kind: 'MOVE', reservation_id: stay._id, berth_id };
  return {
    ...base,
    choice,
    to: [berth, ...over],
    same_pier: berth.pier_id !== '' && berth.pier_id === base.from?.pier_id,
    ...(isLeaving(asked, berth_id, start_date) ? { still_leaving: true } : {}),
    spare: { length: why.spare_loa, beam: why.spare_beam, draft: why.spare_draft },
    nights: { start_date, end_date },
  };
}

/** Whether the boat that the berth had until today has not left yet. */
function isLeaving({ crowded, moment }: Asked, berth_id: string, start_date: string): boolean {
  return start_date <= moment.today && crowded.leaving.has(berth_id);
}

const ask = (asked: Asked, stay: StayDocument): Remedy => ({
  ...nothingChanged(asked, stay),
  choice: { kind: 'ASK', reservation_id: stay._id, until: answerUntil(asked.now, 2) },
  needs_answer: true,
});

const remind = (asked: Asked): Remedy => ({
  ...nothingChanged(asked, null),
  choice: { kind: 'REMIND', until: answerUntil(asked.now, 0.5) },
  needs_answer: true,
});

const keepSize = (asked: Asked): Remedy => ({
  ...nothingChanged(asked, asked.conflict.stay),
  choice: { kind: 'KEEP_SIZE', reservation_id: asked.conflict.stay._id },
});

const keepBoth = (asked: Asked): Remedy => ({
  ...nothingChanged(asked, asked.conflict.stay),
  choice: { kind: 'KEEP_BOTH', reservation_id: asked.conflict.stay._id },
});

const departed = (asked: Asked): Remedy => ({
  ...nothingChanged(asked, asked.conflict.stay),
  choice: { kind: 'DEPARTED', reservation_id: asked.conflict.stay._id },
});

const atPlace = (asked: Asked): Remedy => ({
  ...nothingChanged(asked, asked.conflict.stay),
  choice: { kind: 'AT_PLACE', reservation_id: asked.conflict.stay._id },
});
