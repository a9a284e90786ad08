import { Injectable } from '@nestjs/common';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { CreateReservation as CreateForm } from '../../../contracts/reservations/create.js';
import { offerTerms, type OfferTerms } from '../../../contracts/reservations/rules/stay-price.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { decide } from '../domain/decide.js';
import { featureOff } from '../domain/refusals.js';
import type { Opening, OpeningCommand } from '../domain/reservation-command.js';
import type { ReservationContext } from '../domain/reservation-context.js';
import { initial } from '../domain/reservation-state.js';
import { OpeningFacts, type OpeningForm } from './opening-facts.js';
import { PriceGaps } from './price-gaps.js';
import { ReservationFacts } from './reservation-facts.js';
import { SameBoats } from './same-boats.js';

export type AddressedForm = Omit<CreateForm, 'boater' | 'vessel'> & OpeningForm;
export type CreateCommand = Extract<OpeningCommand, { type: 'CreateByMarina' }>;

/** The group that a boat comes with. */
export type OfGroup = Pick<Opening, 'group_id' | 'skipper'>;

/** A form of staff that nothing but its berth can refuse any more. */
interface JudgedCreation {
  readonly input: AddressedForm;
  readonly marina: Marina;
  readonly command: CreateCommand;
  readonly facts: ReservationContext;
}

/** Applies the rules to a reservation that staff enter, before anything is written. */
@Injectable()
export class JudgedCreations {
  constructor(
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly gaps: PriceGaps,
    private readonly sameBoats: SameBoats,
  ) {}

  async judge(
    asked: CreateForm,
    context: MarinaContext,
    group: OfGroup | undefined,
  ): Promise<JudgedCreation | Refusal> {
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
    const sent = offerTerms(input.payment, facts.marina.currency);
    const offer = await this.gaps.completed(marina.id, sent, draft);
    const command = commandOf(input, draft, offer);
    const judged = decide(command, initial(), facts);
    if (isRefusal(judged)) return judged;
    const unpriced = await this.gaps.refusal(marina.id, offer, draft);
    if (unpriced !== null) return unpriced;
    const twice = await this.twice(draft, input);
    return twice ?? { input, marina, command, facts };
  }

  private draft(input: AddressedForm, context: MarinaContext, group: OfGroup | undefined): Promise<Opening | Refusal> {
    const { customer_type } = input;
    const extras = { customer_type, notes: null, additional_requirements: [], requested_redeem_nights: 0, ...group };
    return this.openings.draft(input, extras, context);
  }

  /** Asks about a boat that has, or is offered, another stay on some of the nights. */
  private twice(draft: Opening, { action, both_reason, boater }: AddressedForm): Promise<Refusal | null> {
    if (both_reason !== undefined || action === 'ADD_TO_WAITING_LIST') return Promise.resolve(null);
    const { email, phone } = boater;
    return this.sameBoats.refusal({ ...draft, email, phone }, action === 'APPROVE' ? 'BOOK' : 'OFFER');
  }
}

function commandOf(input: AddressedForm, opening: Opening, offer: OfferTerms): CreateCommand {
  return {
    type: 'CreateByMarina',
    action: input.action,
    opening,
    offer,
    internal_note: input.internal_notes === '' ? null : input.internal_notes,
    message: input.message === '' ? null : input.message,
    required_documents: input.required_documents,
    tell: input.tell,
  };
}
