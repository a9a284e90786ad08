import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina, type FoundMarina } from '../../../contracts/marinas/queries.js';
import { FindMembership, type Membership as CardOfBoater } from '../../../contracts/memberships/queries.js';
import { FindUsablePoints, type UsablePoints } from '../../../contracts/loyalty/queries.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { MarinaRules, Membership, ReservationContext } from '../domain/reservation-context.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';
import { cancellationRules } from './cancellation-rules.js';

/** A reservation of the caller's marina, with the facts its rules read. */
export interface ReservationCase {
  readonly id: string;
  readonly state: ReservationState;
  readonly revision: number;
  readonly marina: FoundMarina;
  readonly context: ReservationContext;
}

/** The marina in which someone acts. */
export interface ActingIn {
  readonly marina_id: string;
  readonly actor: Pick<MarinaContext['actor'], 'kind'>;
}

/** The boater whose membership counts, and whether the stay has a contract, to which the rules for long stays apply. */
export interface StayParty {
  /** The reservation's own id for a boater who is not registered yet. */
  readonly boater_id: string;
  readonly reservation_id?: string;
  readonly card_number?: string | undefined;
  readonly contract_id: string | null;
  /** The reservation whose redeemed nights count as left. */
  readonly redeemed_by?: string;
  /** The stay whose year's nights count; absent: today's year. */
  readonly stay?: { readonly start_date: string; readonly end_date: string };
}

/** Looks up what deciders need: the reservation, the marina's settings, the boater's membership and the time. */
@Injectable()
export class ReservationFacts {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /**
   * NOT_FOUND if the caller's marina has no such reservation.
   * @param membership `left_out` for commands that redeem no nights, which saves looking up the card
   */
  async find(
    id: string,
    context: ActingIn,
    membership: 'looked_up' | 'left_out' = 'looked_up',
  ): Promise<ReservationCase | Refusal> {
    const { state, revision } = await this.streams.load(reservationRecord, id);
    if (state.reservation_id === null || revision === null || state.marina_id !== context.marina_id) {
      return refuse('not_found', 'NOT_FOUND');
    }
    const marina = await this.marina(state.marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const party = partyOf(id, state);
    const { kind } = context.actor;
    const facts = membership === 'looked_up' ? this.contextFor(marina, kind, party) : this.without(marina, kind, party);
    return { id, state, revision, marina, context: await facts };
  }

  async contextFor(
    marina: FoundMarina,
    actor: ReservationContext['actor'],
    party: StayParty,
  ): Promise<ReservationContext> {
    const [card, points] = await Promise.all([this.card(marina, party), this.points(marina, party)]);
    return { ...this.withCard(marina, actor, party, card), points: availablePoints(points) };
  }

  /** Uses a card that {@link card} has already found. */
  withCard(
    marina: FoundMarina,
    actor: ReservationContext['actor'],
    party: StayParty,
    card: CardOfBoater | null,
  ): ReservationContext {
    return { ...this.without(marina, actor, party), membership: membershipOf(card) };
  }

  private without(marina: FoundMarina, actor: ReservationContext['actor'], party: StayParty): ReservationContext {
    return {
      now: this.clock.nowIso(),
      today: this.clock.today(marina.time_zone),
      actor,
      marina: rulesOf(marina, party.contract_id),
      membership: null,
    };
  }

  /** The marina's calendar date. */
  today({ time_zone }: Pick<Marina, 'time_zone'>): string {
    return this.clock.today(time_zone);
  }

  marina(id: string): Promise<FoundMarina | null> {
    return this.queries.execute(new FindMarina(id));
  }

  /** The gift points that the boater could use; null: not a member of the loyalty programme. */
  async points(
    { id: marina_id }: Marina,
    { boater_id, reservation_id, redeemed_by }: StayParty,
  ): Promise<UsablePoints | null> {
    if (boater_id === reservation_id) return null;
    const stay = redeemed_by === undefined ? {} : { reservation_id: redeemed_by };
    return this.queries.execute(new FindUsablePoints({ marina_id, boater_id, ...stay }));
  }

  /** The card whose nights the boater redeems; null outside the membership association. */
  async card(marina: Marina, party: StayParty): Promise<CardOfBoater | null> {
    if (marina.association.code !== 'TEM') return null;
    const { boater_id, reservation_id, card_number, redeemed_by, stay } = party;
    if (boater_id === reservation_id && card_number === undefined) return null;
    return this.queries.execute(
      new FindMembership({ marina_id: marina.id, boater_id, stay, card_number, reservation_id: redeemed_by }),
    );
  }
}

/** Points that a reservation holds stay usable for it. */
export function availablePoints(points: UsablePoints | null): number {
  if (points === null) return 0;
  return points.held + (points.reason === null ? points.balance : 0);
}

function membershipOf(card: CardOfBoater | null): Membership | null {
  if (card === null) return null;
  const { active, tem_member, redeem_nights_left } = card;
  return { active, tem_member, redeem_nights_left };
}

/** The party of an existing reservation's current stay. */
export function partyOf(id: string, state: ReservationState): StayParty {
  const { boater_id, contract_id, start_date, end_date } = state;
  return { boater_id, contract_id, redeemed_by: id, stay: { start_date, end_date } };
}

function rulesOf(marina: FoundMarina, contractId: string | null): MarinaRules {
  const { marina_settings: settings } = marina;
  const { reservations } = settings;
  const kind = contractId === null ? 'short' : 'long';
  return {
    currency: settings.currency,
    association_code: marina.association.code,
    accepts_online_payments: settings.accepts_online_payments,
    permissions: settings.permissions,
    answer_hours: reservations.answer_hours,
    payment_hours: null,
    waiting_offer_hours: reservations.waiting_offer_hours,
    largest_boat: { length: reservations.max_length, beam: reservations.max_beam, draft: reservations.max_draft },
    // A stay on a contract lasts as long as the contract says.
    max_nights: contractId === null ? reservations.max_nights : null,
    max_days_in_advance: reservations.max_days_in_advance,
    min_days_in_advance: reservations.min_days_in_advance,
    requirements: requirementsOf(settings.marina_requirements[kind]),
    additional_requirements: reservations.additional_requirements,
    instant_requirements: settings.instant_booking.additional_requirements,
    vat_percent: settings.vat?.percent ?? null,
    ...cancellationRules(marina, contractId),
  };
}

/** A request carries no files: documents for a first inquiry follow by its link, before approval. */
function requirementsOf(
  stages: FoundMarina['marina_settings']['marina_requirements']['short'],
): MarinaRules['requirements'] {
  const isField = (name: string) => name === 'HULL_TYPE' || name === 'VESSEL_TYPE';
  return {
    ...stages,
    initial_inquiry: stages.initial_inquiry.filter(isField),
    before_approval: [...stages.before_approval, ...stages.initial_inquiry.filter((name) => !isField(name))],
  };
}
