import { Injectable } from '@nestjs/common';
import { RehearseAbsenceUndo } from '../../../contracts/absences/queries.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { PlanEffects } from '../../../contracts/berths/plan-gestures.js';
import { FindBoatsInTheWay } from '../../../contracts/berths/queries.js';
import type { OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { FindVessels } from '../../../contracts/customers/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { decide } from '../domain/decide.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { commandOf } from '../domain/marina-action.js';
import { followRefusal } from '../domain/move-refusals.js';
import { datesInput, datesMove } from '../domain/new-dates.js';
import type { ReservationCommand } from '../domain/reservation-command.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { mailOfEvent } from '../mail/mail-of-event.js';
import { type ActingIn, partyOf, type ReservationCase, ReservationFacts } from '../lookups/reservation-facts.js';
import { SameBoats } from '../lookups/same-boats.js';
import { StayTerms } from '../lookups/stay-terms.js';
import { reservationList } from '../projections/reservation-list.js';
import { changedPriceOf } from './changed-price.js';
import { followCommand } from './plan-change-process.js';
import type { PlanIntent, RestoringReport } from './plan-intents.js';
import { foundBerth } from './wished-step.js';
import { RehearsePlan, type RehearsedChange } from '../../../contracts/berths/rehearsal-queries.js';

/** What a reservation would record. */
interface Recorded {
  readonly id: string;
  readonly before: ReservationState;
  readonly after: ReservationState;
  readonly events: readonly ReservationEvent[];
}

/** What plan, reservation and absence report would decide. */
interface Judged {
  readonly rehearsed: RehearsedChange;
  /** Null: the change is possible. */
  readonly refusal: Refusal | null;
  readonly done: readonly Recorded[];
}

/** Works out what a change of the plan would lead to, without writing anything. */
@Injectable()
export class PlanEffectsOf {
  constructor(
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly terms: StayTerms,
    private readonly projections: ProjectionHost,
    private readonly sameBoats: SameBoats,
  ) {}

  async of(intent: PlanIntent, context: ActingIn): Promise<PlanEffects | Refusal> {
    if (intent.kind === 'report') {
      const barred = await this.barred(intent, context);
      return barred === null ? untouched(null) : impossible(barred);
    }
    const judged = await this.judged(intent, context);
    if (isRefusal(judged)) return judged;
    const { rehearsed, refusal, done } = judged;
    if (refusal?.kind === 'not_found' && rehearsed.stays.length === 0) return refusal;
    const { revision } = rehearsed;
    const names = await this.namesOf(rehearsed, context.marina_id);
    const marina = refusal === null ? await this.facts.marina(context.marina_id) : null;
    const still_there = marina === null ? [] : await this.boatsStillThere(rehearsed, marina);
    const paying = marina === null ? null : { ...marina.marina_settings, time_zone: marina.time_zone };
    return {
      possible: refusal === null,
      basis: { revision, stays: intent.cases.map(({ id, revision: at }) => ({ reservation_id: id, revision: at })) },
      refusal: refusal === null ? null : shownRefusal(refusal, rehearsed, names),
      needs_confirmation:
        refusal?.code === berthErrors.below_min_length || refusal?.code === berthErrors.below_min_size,
      stays: rehearsed.stays.map(({ vessel, vessel_id, before, after, ...stay }) => ({
        ...stay,
        boat: { name: names.get(stay.reservation_id ?? vessel_id ?? '')?.name ?? null, ...vessel },
        before: [...before],
        after: [...after],
      })),
      price: done[0] === undefined || done.length > 1 ? null : changedPriceOf(done[0].before, done[0].after),
      total: totalOf(intent, done),
      mails: done.flatMap(({ id, events, before, after }) =>
        events.flatMap((event) => {
          const mail = paying === null ? null : mailOfEvent(event, paying, after, before);
          return mail === null ? [] : [{ reservation_id: id, kind: mail.kind }];
        }),
      ),
      notices: refusal === null ? [...still_there, ...noticesOf(rehearsed, names)] : [],
    };
  }

  /** Null: the change is possible. */
  async refusalOf(intent: PlanIntent, context: ActingIn): Promise<Refusal | null> {
    if (intent.kind === 'report') return this.barred(intent, context);
    const judged = await this.judged(intent, context);
    return isRefusal(judged) ? judged : judged.refusal;
  }

  private async judged(intent: OnPlan, context: ActingIn): Promise<Judged | Refusal> {
    const change = changeOf(intent);
    const rehearsed =
      change === null ? planStays : await this.queries.execute(new RehearsePlan(context.marina_id, change));
    if (isRefusal(rehearsed)) return rehearsed;
    const recorded = await this.recorded(intent, rehearsed, context);
    const ofReport = intent.kind === 'absence' ? await this.barred(intent, context) : null;
    // The change itself asks the reservation first, so that both refuse with the same code.
    const refused = (isRefusal(recorded) ? recorded : null) ?? rehearsed.refusal ?? ofReport;
    const refusal = refused ?? (intent.kind === 'dates' ? await this.twice(intent) : null);
    return { rehearsed, refusal, done: isRefusal(recorded) || refusal !== null ? [] : recorded };
  }

  /** Other dates may be those of another stay of the boat, also of one without a berth in the plan. */
  private async twice({ cases: [found], dates, both }: Extract<OnPlan, { kind: 'dates' }>): Promise<Refusal | null> {
    if (both !== undefined || datesMove(found.state) !== 'UPDATE') return null;
    const stay = { ...found.state, ...dates, marina_id: found.marina.id, reservation_id: found.id };
    return this.sameBoats.refusal(stay, 'OFFER');
  }

  /** The absence report itself may refuse, as when it is over. */
  private barred(
    { absence_id, action_id }: Pick<RestoringReport, 'absence_id' | 'action_id'>,
    { marina_id }: ActingIn,
  ): Promise<Refusal | null> {
    return this.queries.execute(new RehearseAbsenceUndo({ marina_id, absence_id, action_id }));
  }

  private async recorded(
    intent: OnPlan,
    rehearsed: RehearsedChange,
    context: ActingIn,
  ): Promise<readonly Recorded[] | Refusal> {
    if (intent.kind === 'arrange') return followed(intent, rehearsed);
    if (intent.kind === 'absence') {
      // The berths that the visitors had are given back last, when the absence stands again.
      return intent.restored.map(({ cases: [found] }) => followRefusal(found.state)).find((one) => one !== null) ?? [];
    }
    if (isOfPlanAlone(intent)) return [];
    const [found] = intent.cases;
    if (intent.kind === 'restore') return followRefusal(found.state) ?? [];
    if (intent.kind === 'unassign') {
      const events = decide({ type: 'UnassignBerth' }, found.state, found.context);
      return isRefusal(events) ? events : [recordedBy(found, events)];
    }
    const changes = datesInput(found.id, found.state, intent.dates, intent.told, intent.both);
    const asked = commandOf(changes, found.context.marina.currency);
    const sends = asked.type === 'SendPrice' && asked.via === 'UPDATE';
    const offer = await (sends ? this.terms.sent(found, intent.dates) : this.terms.changed(found, intent.dates));
    const command = withOffer(asked, offer);
    const party = { ...partyOf(found.id, found.state), stay: intent.dates };
    const facts = await this.facts.contextFor(found.marina, context.actor.kind, party);
    const events = decide(command, found.state, facts);
    return isRefusal(events) ? events : [recordedBy(found, events)];
  }

  /** Other boats that lie tonight in a berth that a stay newly gets for tonight (docs/rules/traffic.md). */
  private async boatsStillThere({ stays }: RehearsedChange, marina: Marina): Promise<PlanEffects['notices']> {
    const today = this.facts.today(marina);
    const tonight = stays.flatMap(({ reservation_id, before, after }) => {
      const had = berthsOn(before, today);
      const gets = berthsOn(after, today).filter(({ berth_id }) => !had.some((one) => one.berth_id === berth_id));
      return gets.map((berth) => ({ ...berth, reservation_id }));
    });
    if (tonight.length === 0) return [];
    const nights = { start_date: today, end_date: addDays(today, 1) };
    const boats = await this.queries.execute(new FindBoatsInTheWay(marina.id, { ...nights, own: null }));
    return tonight.flatMap(({ berth_id, reservation_id }) =>
      boats
        .filter((boat) => boat.berth_id === berth_id && boat.reservation_id !== reservation_id)
        .map(({ berth_id: _, ...boat }) => ({ code: 'BOAT_STILL_THERE' as const, ...boat, nights_between: 0 })),
    );
  }

  /** Boats' names and marks of every stay that the answer names. */
  private async namesOf(rehearsed: RehearsedChange, marina_id: string): Promise<ReadonlyMap<string, Named>> {
    const { stays, beside, in_the_way } = rehearsed;
    const named = [...stays, ...beside, ...(in_the_way === null ? [] : [in_the_way])];
    const ids = named.flatMap(({ reservation_id }) => reservation_id ?? []);
    const documents = await this.projections.model(reservationList).getMany([...new Set(ids)]);
    const names = new Map<string, Named>(
      documents
        .filter((document) => document.marina_id === marina_id)
        .map((document) => [
          document._id,
          { name: document.state.vessel_name, due: document.payment_standing === 'due' },
        ]),
    );
    const vessel_ids = [...stays, ...(in_the_way === null ? [] : [in_the_way])].flatMap(
      ({ vessel_id }) => vessel_id ?? [],
    );
    const vessels =
      vessel_ids.length === 0 ? [] : await this.queries.execute(new FindVessels({ marina_id, vessel_ids }));
    for (const { id, name } of vessels) names.set(id, { name, due: false });
    return names;
  }
}

interface Named {
  readonly name: string | null;
  /** A payment is due. */
  readonly due: boolean;
}

type OnPlan = Exclude<PlanIntent, RestoringReport>;
type OfPlanAlone = Exclude<OnPlan, { kind: 'dates' | 'unassign' | 'restore' }>;

/** The reservations only follow such changes: prices and mails stay as they are. */
function isOfPlanAlone(intent: OnPlan): intent is OfPlanAlone {
  const { kind } = intent;
  return kind !== 'dates' && kind !== 'unassign' && kind !== 'restore';
}

/** A stay without a berth takes no nights of the plan. */
const planStays: RehearsedChange = { revision: -1, stays: [], beside: [], in_the_way: null, refusal: null };

/** Null: the plan does not change. */
function changeOf(intent: OnPlan): RehearsePlan['change'] | null {
  switch (intent.kind) {
    case 'arrange':
      return { type: 'ArrangeStays', data: intent.input };
    case 'dates': {
      const { exact, dates } = intent;
      const kept = intent.both === undefined ? {} : { both: intent.both };
      if (exact !== undefined) {
        return { type: 'ArrangeStays', data: { stays: [exact], confirm_min_length: true, ...kept } };
      }
      const [{ held }] = intent.cases;
      if (held === null) return null;
      return { type: 'ChangeAllocationDates', data: { allocation_id: held.allocation_id, ...dates, ...kept } };
    }
    case 'unassign': {
      const [{ held }] = intent.cases;
      return { type: 'ReleaseAllocation', data: { allocation_id: held.allocation_id, reason: 'UNASSIGNED' } };
    }
    case 'restore':
      return { type: 'RestoreStay', data: intent.stay };
    case 'resident':
      return { type: 'MoveResident', data: intent.move };
    case 'residentDates':
      return { type: 'ChangeResidentDates', data: intent.dates };
    case 'residentSwap':
      return { type: 'SwapResidents', data: intent.swap };
    case 'residency':
      return { type: 'RestoreResidency', data: intent.residency };
    case 'absence': {
      const { absence_id, vessel_id, nights, reopens, arrange, restored } = intent;
      const stays = { moved: arrange.input.stays, restored: restored.map(({ stay }) => stay) };
      return { type: 'RestoreAbsence', data: { absence_id, vessel_id, nights, reopens, ...stays } };
    }
  }
}

/** What the reservations record of the berths that the plan would give them. */
function followed({ cases, told }: Extract<OnPlan, { kind: 'arrange' }>, { stays }: RehearsedChange): Recorded[] {
  return cases.flatMap((found) => {
    const stay = stays.find(({ allocation_id }) => allocation_id === found.held.allocation_id);
    const berth = stay === undefined ? null : foundBerth(stay);
    if (berth === null) return [];
    const events = decide(followCommand(berth, told), found.state, found.context);
    return isRefusal(events) ? [] : [recordedBy(found, events)];
  });
}

function withOffer(command: ReservationCommand, offer: OfferTerms | undefined): ReservationCommand {
  if (offer === undefined || !('changes' in command)) return command;
  return { ...command, changes: { ...command.changes, offer } };
}

function recordedBy({ id, state }: ReservationCase, events: readonly ReservationEvent[]): Recorded {
  return { id, before: state, after: events.reduce(evolve, state), events };
}

function shownRefusal(
  refusal: Refusal,
  rehearsed: RehearsedChange,
  names: ReadonlyMap<string, Named>,
): NonNullable<PlanEffects['refusal']> {
  const { code, details = {}, errors = [] } = refusal;
  const in_the_way = refusal === rehearsed.refusal ? rehearsed.in_the_way : null;
  const stay = in_the_way?.reservation_id ?? in_the_way?.vessel_id ?? '';
  const { vessel_id: _vessel, ...way } = in_the_way ?? { vessel_id: null };
  return {
    code,
    details: { ...details },
    errors: [...errors],
    in_the_way: 'allocation_id' in way ? { ...way, boat_name: names.get(stay)?.name ?? null } : null,
  };
}

/** The price of the only stay after the change; null where it has none. */
function totalOf({ cases }: PlanIntent, [recorded]: readonly Recorded[]): PlanEffects['total'] {
  const [only, ...others] = cases;
  const price = (recorded?.after ?? only?.state)?.price ?? null;
  if (price === null || others.length > 0) return null;
  return { currency: price.offer.currency, amount: toDecimal(price.breakdown.total) };
}

/** The berths of the night that begins on the date, neighbours that the boat extends over included. */
function berthsOn(segments: RehearsedChange['stays'][number]['after'], date: string): { readonly berth_id: string }[] {
  return segments
    .filter(({ start_date, end_date }) => start_date <= date && (end_date === null || date < end_date))
    .flatMap(({ berth_id, extends_over }) => [berth_id, ...extends_over].map((id) => ({ berth_id: id })));
}

/** A neighbour that is not paid may still be: its nights are not free yet. */
function noticesOf({ beside }: RehearsedChange, names: ReadonlyMap<string, Named>): PlanEffects['notices'] {
  return beside.flatMap((stay) => {
    const known = names.get(stay.reservation_id);
    return known?.due === true ? [{ code: 'PAYMENT_DUE_BESIDE' as const, ...stay, boat_name: known.name }] : [];
  });
}

/** A change that cannot even be rehearsed. */
export function impossible({ code, details = {}, errors = [] }: Refusal): PlanEffects {
  return untouched({ code, details: { ...details }, errors: [...errors], in_the_way: null });
}

/** No stay changes. */
function untouched(refusal: PlanEffects['refusal']): PlanEffects {
  return {
    possible: refusal === null,
    basis: { revision: -1, stays: [] },
    refusal,
    needs_confirmation: false,
    stays: [],
    price: null,
    total: null,
    mails: [],
    notices: [],
  };
}
