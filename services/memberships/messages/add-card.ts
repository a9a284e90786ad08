import type * as z from 'zod';
import { EnsureBoater, EnsureVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoater, FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import type { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { claimedName } from '../../platform/event-sourcing/claims.js';
import { type CommandContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { isGood } from '../domain/card-keeping.js';
import { CardFile } from '../cards/card-file.js';
import { CardSender } from '../cards/card-sender.js';
import { IssueCard, issuedCardId } from './issue-card.js';

type Input = z.output<NonNullable<(typeof cardApi.add)['body']>>;
type Holder = Input['boaters'][number];

/**
 * Staff with the permission for residents issue a card, and register boaters and vessel if they are new. `sends`: the
 * card is sent to its holder (docs/rules/memberships.md).
 */
export class AddCard extends Command<(CommandReceipt & { card_number: string }) | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: Input,
    readonly sends: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Several successive appends, each with an id derived from the command. If one is refused or the process ends in
 * between, resending the request continues where it stopped.
 */
@CommandHandler(AddCard)
export class AddCardHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
    private readonly sending: CardSender,
  ) {}

  async execute({
    marina_id,
    input,
    sends,
    context,
  }: AddCard): Promise<(CommandReceipt & { card_number: string }) | Refusal> {
    const marina = await this.cards.marina(marina_id);
    // Checked first, so that no one is registered for a card that cannot be issued.
    if (marina?.association.code !== MEMBERSHIP_ASSOCIATION) return refuse('forbidden', membershipErrors.not_available);
    const issuing = partOf(context, 'issue card');
    const refusal =
      missingAddress(input, marina.office_email) ??
      (await this.unknownRecord(marina_id, input)) ??
      newVesselOfKnown(input) ??
      (await this.secondCard(input, issuing)) ??
      (await this.takenAddress(marina_id, input, context)) ??
      (await this.cards.reserve(input.membership.card_number, issuedCardId(issuing), issuing));
    if (refusal !== null) return refusal;
    const answer = await this.register(input, context, issuing);
    if (isRefusal(answer)) {
      await this.cards.giveBack(input.membership.card_number, issuedCardId(issuing), issuing);
      return answer;
    }
    if (!sends || !isGood(input.membership.status)) return answer;
    const sent = await this.sending.send(marina_id, answer.id, partOf(context, 'send card'));
    // A card without an address to send it to is issued all the same.
    return isRefusal(sent) ? answer : { ...answer, revision: sent.revision };
  }

  /** Registers boaters and vessel where they are new, and issues the card. */
  private async register(
    input: Input,
    context: CommandContext,
    issuing: CommandContext,
  ): Promise<(CommandReceipt & { card_number: string }) | Refusal> {
    const boaters: string[] = [];
    for (const [index, holder] of input.boaters.entries()) {
      const boater = await this.boaterFor(holder, index, context);
      if (isRefusal(boater)) return boater;
      boaters.push(boater);
    }
    const [primary, ...others] = boaters as [string, ...string[]];
    const vessel_id = await this.vesselFor(primary, input.vessel, context);
    if (isRefusal(vessel_id)) return vessel_id;
    const issue = new IssueCard(
      {
        ...input.membership,
        on_new_vessel: !('vessel_id' in input.vessel),
        boater_ids: [primary, ...others.filter((id) => id !== primary)],
        vessel_id,
      },
      issuing,
    );
    return this.commands.execute(issue);
  }

  /** Boaters and vessel given by id must exist, and the vessel must be the first boater's. */
  private async unknownRecord(marina_id: string, { boaters, vessel }: Input): Promise<Refusal | null> {
    const boater_ids = boaters.flatMap((holder) => ('boater_id' in holder ? [holder.boater_id] : []));
    const found = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const known = new Set(found.filter((boater) => !boater.erased).map((boater) => boater.id));
    if (boater_ids.some((id) => !known.has(id))) return refuse('not_found', customerErrors.boater_not_found);
    if (!('vessel_id' in vessel)) return null;
    const { vessel_id } = vessel;
    const ship = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    const [primary] = boaters;
    const theirs = primary !== undefined && 'boater_id' in primary && ship?.boater_ids.includes(primary.boater_id);
    return theirs === true ? null : refuse('not_found', customerErrors.vessel_not_found);
  }

  /** A vessel has one card that is good. */
  private async secondCard({ vessel, membership }: Input, issuing: CommandContext): Promise<Refusal | null> {
    if (!('vessel_id' in vessel) || !isGood(membership.status)) return null;
    const has = await this.cards.vesselHasCard(vessel.vessel_id, issuedCardId(issuing), issuing);
    return has ? refuse('conflict', membershipErrors.vessel_has_card) : null;
  }

  /** The address of a holder who is to be registered, but is somebody's already, or that of another holder. */
  private async takenAddress(marina_id: string, { boaters }: Input, context: CommandContext): Promise<Refusal | null> {
    const named = new Set<string>();
    for (const [index, holder] of boaters.entries()) {
      if ('boater_id' in holder || holder.email === '') continue;
      const address = claimedName(holder.email);
      const known = await this.queries.execute(new FindBoater({ marina_id, email: holder.email }));
      const goesBy = known?.boater.email != null && claimedName(known.boater.email) === address;
      // A resent command finds the holder whom it registered itself.
      const own = deriveId(partOf(context, `boater ${index}`).command_id, 'boater');
      if ((goesBy && known.boater.id !== own) || named.has(address)) return duplicateEmail(index);
      named.add(address);
    }
    return null;
  }

  private async boaterFor(holder: Holder, index: number, context: CommandContext): Promise<string | Refusal> {
    if ('boater_id' in holder) return holder.boater_id;
    const ensure = new EnsureBoater(
      { contact: holder, relation_type: 'RESIDENT', must_be_new: true },
      partOf(context, `boater ${index}`),
    );
    const answer = await this.commands.execute(ensure);
    if (!isRefusal(answer)) return answer.boater_id;
    return answer.code === customerErrors.boater_exists ? duplicateEmail(index) : answer;
  }

  private async vesselFor(
    boater_id: string,
    vessel: Input['vessel'],
    context: CommandContext,
  ): Promise<string | Refusal> {
    if ('vessel_id' in vessel) return vessel.vessel_id;
    const ensure = new EnsureVessel(
      { boater_id, vessel, may_change_residents: true, of_new_boater: true },
      partOf(context, 'vessel'),
    );
    const answer = await this.commands.execute(ensure);
    return isRefusal(answer) ? answer : answer.vessel_id;
  }
}

/** With the screen's message key for it (spec 2 §8). */
function duplicateEmail(index: number): Refusal {
  const errors = [{ path: `boaters.${index}.email`, code: 'customers_duplicateEmail2' }];
  return refuse('conflict', 'CONFLICT', { errors });
}

/** A vessel of people who are on record is registered on their pages, where their other vessels are seen. */
function newVesselOfKnown({ boaters, vessel }: Input): Refusal | null {
  const isNew = !('vessel_id' in vessel);
  const known = boaters.some((holder) => 'boater_id' in holder);
  return isNew && known ? refuse('conflict', membershipErrors.new_vessel_of_known) : null;
}

/** A holder without a mail address needs an office that receives what is sent to the holder (spec 2 §5). */
function missingAddress({ boaters }: Input, office_email: string | null): Refusal | null {
  if (office_email !== null) return null;
  const index = boaters.findIndex((holder) => 'email' in holder && holder.email === '');
  return index < 0 ? null : refuseFields({ path: `boaters.${index}.email`, code: 'emailRequired' });
}
