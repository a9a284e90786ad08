import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { Injectable } from '@nestjs/common';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import type { CardContext } from '../domain/card-context.js';
import type { Card, Redemption } from '../domain/card-state.js';
import { type CardCommand, decide } from '../domain/card.js';
import { isGood } from '../domain/card-keeping.js';
import { statusOn } from '../domain/card-validity.js';
import { cardList } from '../projections/card-list.js';
import { BerthHolderLookup } from '../lookups/berth-holder-lookup.js';
import { cardRecord, vesselCardsLock } from '../records/card-record.js';

/** Numbers are unique in the installation, because a card may be presented at any marina. */
const CARD_NUMBER_CLAIM = 'card-number';

/** The cards of one installation, with the marina and boater facts that their rules need. */
@Injectable()
export class CardFile {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly locks: Locks,
    private readonly clock: Clock,
    private readonly berths: BerthHolderLookup,
  ) {}

  /** The current card; null if there is none with this id. */
  async find(cardId: string): Promise<Card | null> {
    const { state } = await this.streams.load(cardRecord, cardId);
    return state.exists ? state : null;
  }

  /** The revision of the card's record; null if there is none. */
  async revisionOf(cardId: string): Promise<number | null> {
    return (await this.streams.load(cardRecord, cardId)).revision;
  }

  /** The id of the card with a number; null if there is none. */
  async idByNumber(cardNumber: string): Promise<string | null> {
    const owner = await this.claims.ownerOf(CARD_NUMBER_CLAIM, cardNumber);
    return owner === null ? null : cardRecord.idOf(owner);
  }

  /** Keeps a number for the card with this id, which may not be issued yet. */
  reserve(cardNumber: string | undefined, cardId: string, context: CommandContext): Promise<Refusal | null> {
    if (cardNumber === undefined) return Promise.resolve(null);
    const taken = refuse('conflict', membershipErrors.card_number_taken);
    return this.claims.claim(CARD_NUMBER_CLAIM, cardNumber, cardRecord.streamOf(cardId), context, taken);
  }

  /** Frees a number that was reserved for a card that was not issued. */
  async giveBack(cardNumber: string | undefined, cardId: string, context: CommandContext): Promise<void> {
    if (cardNumber === undefined || (await this.find(cardId)) !== null) return;
    await this.claims.release(CARD_NUMBER_CLAIM, cardNumber, cardRecord.streamOf(cardId), context);
  }

  /**
   * The facts that the rules need when this marina uses a card. `holder`: the marina's boater who presents it, if the
   * card itself does not name one. `unlinked`: more records of the holders in this marina, which the card does not name.
   */
  async contextFor(
    marina_id: string,
    card: Card | null,
    holder?: string,
    unlinked: readonly string[] = [],
  ): Promise<CardContext | null> {
    const visited = await this.marina(marina_id);
    if (visited === null) return null;
    const home = card === null || card.home_marina_id === marina_id ? visited : await this.marina(card.home_marina_id);
    const known = (card?.holders ?? []).filter((each) => each.marina_id === marina_id);
    const presented = holder === undefined ? [] : [holder];
    const boater_ids = [...known.map(({ boater_id }) => boater_id), ...presented, ...unlinked];
    const ask = new FindBoaters({ marina_id, boater_ids });
    const boaters = await this.queries.execute(ask);
    return {
      marina_id,
      today: this.clock.today(visited.time_zone),
      tem_member: [visited, home].every((marina) => marina?.association.code === MEMBERSHIP_ASSOCIATION),
      resident:
        boaters.some(({ relation_type }) => relation_type === 'RESIDENT') ||
        (await this.berths.holds(marina_id, card, boater_ids)),
      vessel_has_card: false,
      shared: card === null ? [] : await this.sharedNights(card),
    };
  }

  /**
   * Runs the card's rules for the context's marina. Commands that may make a card good run one at a time for each
   * vessel, because a vessel has one active card.
   */
  async decide(cardId: string, command: CardCommand, context: CommandContext): Promise<CommandReceipt | Refusal> {
    const vessel_id = await this.vesselOf(cardId, command);
    if (vessel_id === null) return this.decideCounted(cardId, command, context);
    return this.locks.exclusively(vesselCardsLock, vessel_id, async () =>
      this.decideAlone(cardId, command, context, await this.vesselHasCard(vessel_id, cardId, context)),
    );
  }

  /** Why `decide` would refuse the command; null: it would not. For commands that change more than the card. */
  async foresee(cardId: string, command: CardCommand, context: CommandContext): Promise<Refusal | null> {
    const vessel_id = await this.vesselOf(cardId, command);
    const vessel_has_card = vessel_id !== null && (await this.vesselHasCard(vessel_id, cardId, context));
    const facts = await this.factsFor(cardId, command, context);
    if (isRefusal(facts)) return facts;
    const { state } = await this.streams.load(cardRecord, cardId);
    const events = decide(command, state, { ...facts, vessel_has_card });
    return isRefusal(events) ? events : null;
  }

  /** Cards that share nights redeem one at a time. */
  private async decideCounted(
    cardId: string,
    command: CardCommand,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const alone = () => this.decideAlone(cardId, command, context, false);
    if (command.type !== 'RedeemNights' && command.type !== 'RedeemVisit') return alone();
    const card = await this.find(cardId);
    const sharing = card === null ? [] : await this.cardsSharing(card);
    if (sharing.length === 0) return alone();
    const [first = cardId] = [cardId, ...sharing].sort();
    return this.locks.exclusively(vesselCardsLock, first, alone);
  }

  private async sharedNights(card: Card): Promise<Redemption[]> {
    const others = await Promise.all((await this.cardsSharing(card)).map((id) => this.find(id)));
    return others.flatMap((other) => other?.redemptions ?? []);
  }

  /** The ids of the cards that other records of the holders hold, since the records were merged. */
  private async cardsSharing({ holders, card_number }: Card): Promise<string[]> {
    const own = new Set(holders.map(({ boater_id }) => boater_id));
    const marinas = new Set(holders.map(({ marina_id }) => marina_id));
    const others: string[] = [];
    for (const marina_id of marinas) {
      const boater_ids = holders.filter((each) => each.marina_id === marina_id).map((holder) => holder.boater_id);
      const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids }));
      others.push(...[...records.values()].flat().filter((id) => !own.has(id)));
    }
    if (others.length === 0) return [];
    // A vessel may get a second active card if the list of cards is still behind.
    await this.projections.upToDate(cardList);
    const found = await this.projections.model(cardList).find({ filter: { boater_ids: { $in: others } } });
    return found
      .filter(
        ({ card }) => card.card_number !== card_number && !card.holders.some(({ boater_id }) => own.has(boater_id)),
      )
      .map(({ _id }) => _id);
  }

  /** The vessel whose active card the command may make; null for commands that make none. */
  private async vesselOf(cardId: string, command: CardCommand): Promise<string | null> {
    if (command.type === 'IssueCard') return command.on_new_vessel === true ? null : command.vessel_id;
    if (command.type === 'AttachVessel') return command.vessel_id;
    const makes = ['RenewCard', 'RenewAutomatically', 'ChangeTerms', 'ChangeStatus'].includes(command.type);
    return makes ? ((await this.find(cardId))?.vessel_id ?? null) : null;
  }

  /** Whether the vessel has another card that is good today. */
  async vesselHasCard(vessel_id: string, cardId: string, { marina_id }: CommandContext): Promise<boolean> {
    // A vessel may get a second active card if the list of cards is still behind.
    await this.projections.upToDate(cardList);
    const found = await this.projections.model(cardList).find({ filter: { vessel_id } });
    const marina = marina_id === null ? null : await this.marina(marina_id);
    const today = this.clock.today(marina?.time_zone ?? 'UTC');
    for (const { _id } of found) {
      const card = _id === cardId ? null : await this.find(_id);
      if (card?.vessel_id === vessel_id && isGood(statusOn(card, today))) return true;
    }
    return false;
  }

  private async factsFor(
    cardId: string,
    command: CardCommand,
    { marina_id }: CommandContext,
  ): Promise<CardContext | Refusal> {
    const notFound = refuse('not_found', membershipErrors.card_not_found);
    if (marina_id === null) return notFound;
    const card = await this.find(cardId);
    const redeems = command.type === 'RedeemNights' || command.type === 'RedeemVisit';
    const unlinked = redeems ? await this.berths.recordsOf(marina_id, card) : [];
    return (await this.contextFor(marina_id, card, undefined, unlinked)) ?? notFound;
  }

  private async decideAlone(
    cardId: string,
    command: CardCommand,
    context: CommandContext,
    vessel_has_card: boolean,
  ): Promise<CommandReceipt | Refusal> {
    const facts = await this.factsFor(cardId, command, context);
    if (isRefusal(facts)) return facts;
    return this.streams.execute(cardRecord, cardId, context, (state) =>
      decide(command, state, { ...facts, vessel_has_card }),
    );
  }

  /** Customers change only in marinas with the feature (spec 2 §2). */
  async customersAreEditable(marina_id: string): Promise<boolean> {
    const marina = await this.marina(marina_id);
    return marina?.marina_settings.permissions.editable_lite === true;
  }

  marina(marina_id: string): Promise<BusAnswer<FindMarina>> {
    return this.queries.execute(new FindMarina(marina_id));
  }
}
