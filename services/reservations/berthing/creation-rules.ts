import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { CreateReservation as CreateForm } from '../../../contracts/reservations/create.js';
import { offerTerms } from '../../../contracts/reservations/rules/stay-price.js';
import type { Currency } from '../../../contracts/vocabulary/money.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { decide } from '../domain/decide.js';
import { featureOff } from '../domain/refusals.js';
import type { Opening, OpeningCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { initial } from '../domain/reservation-state.js';
import { OpeningFacts, type OpeningForm } from '../lookups/opening-facts.js';
import { PriceGaps } from '../lookups/price-gaps.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { SameBoats } from '../lookups/same-boats.js';
import { BerthPlacement, isNoBerthFree } from './berth-placement.js';
import type { BerthWish } from './berth-wish.js';

export type CreateCommand = Extract<OpeningCommand, { type: 'CreateByMarina' }>;
export type AddressedForm = Omit<CreateForm, 'boater' | 'vessel'> & OpeningForm;
/** The group that a boat comes with. */
export type InGroup = Pick<Opening, 'group_id' | 'skipper'>;

/** A reservation of staff that nothing refuses. */
export interface JudgedCreation {
  readonly input: AddressedForm;
  readonly marina: Marina;
  readonly facts: ReservationContext;
  readonly command: CreateCommand;
  /** Null: the stay gets no berth yet, or the marina has no plan. */
  readonly wish: BerthWish | null;
}

/** Applies the rules of a reservation that staff enter, before anything is written. */
@Injectable()
export class CreationRules {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly gaps: PriceGaps,
    private readonly sameBoats: SameBoats,
    private readonly berths: BerthPlacement,
  ) {}

  async judge(asked: CreateForm, context: MarinaContext, group?: InGroup): Promise<JudgedCreation | Refusal> {
    const input = await this.openings.addressed(asked, context.marina_id);
    if (isRefusal(input)) return input;
    const marina = await this.facts.marina(context.marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    if (input.berth_id !== undefined && marina.marina_settings.permissions.inventory !== true) {
      return featureOff('inventory');
    }
    const draft = await this.draft(input, context, group);
    if (isRefusal(draft)) return draft;
    const { start_date, end_date } = draft;
    const party = { ...draft, card_number: input.card_number, stay: { start_date, end_date } };
    const facts = await this.facts.contextFor(marina, context.actor.kind, party);
    const command = commandOf(input, draft, facts.marina.currency);
    const judged = decide(command, initial(), facts);
    if (isRefusal(judged)) return judged;
    const unpriced = await this.gaps.refusal(marina.id, offerTerms(input.payment, facts.marina.currency), draft);
    if (unpriced !== null) return unpriced;
    const twice = await this.twice(draft, input);
    if (twice !== null) return twice;
    const wish = wishOf(draft, input, facts);
    const noBerth = wish === null ? null : await this.noBerth(wish, input, marina.id);
    return noBerth ?? { input, marina, facts, command, wish };
  }

  /** Asks about a boat that has, or is offered, another stay on some of the nights. */
  private twice(draft: Opening, { action, both_reason, boater }: AddressedForm): Promise<Refusal | null> {
    if (both_reason !== undefined || action === 'ADD_TO_WAITING_LIST') return Promise.resolve(null);
    const { email, phone } = boater;
    return this.sameBoats.refusal({ ...draft, email, phone }, action === 'APPROVE' ? 'BOOK' : 'OFFER');
  }

  private draft(input: AddressedForm, context: MarinaContext, group: InGroup | undefined): Promise<Opening | Refusal> {
    const { customer_type } = input;
    const extras = { customer_type, notes: null, additional_requirements: [], requested_redeem_nights: 0, ...group };
    return this.openings.draft(input, extras, context);
  }

  /** Why the plan would refuse the berth; null: it would not, or the stay may be approved without one. */
  private async noBerth(wish: BerthWish, input: AddressedForm, marina_id: string): Promise<Refusal | null> {
    const foreseen = await this.berths.foresee(wish, marina_id);
    return isRefusal(foreseen) && !mayGoWithout(foreseen, input) ? foreseen : null;
  }
}

/** Null: the stay gets no berth yet, or the marina has no plan. */
function wishOf(
  draft: Opening,
  { action, berth_id, confirm_min_length, both_reason: both }: AddressedForm,
  { marina }: ReservationContext,
): BerthWish | null {
  if (marina.permissions.inventory !== true || (action !== 'APPROVE' && berth_id === undefined)) return null;
  return { ...draft, berth_id, confirm_min_length, both };
}

/** A stay for which no berth is free gets one later, unless staff named one. */
export function mayGoWithout(refusal: Refusal, { berth_id }: AddressedForm): boolean {
  return berth_id === undefined && isNoBerthFree(refusal);
}

function commandOf(input: AddressedForm, opening: Opening, currency: Currency): CreateCommand {
  return {
    type: 'CreateByMarina',
    action: input.action,
    opening,
    offer: offerTerms(input.payment, currency),
    internal_note: input.internal_notes === '' ? null : input.internal_notes,
    message: input.message === '' ? null : input.message,
    required_documents: input.required_documents,
    tell: input.tell,
  };
}
