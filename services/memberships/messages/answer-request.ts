import { ChangeCustomer } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoater, FindBoaters } from '../../../contracts/customers/queries.js';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { addingByApproval } from '../../../contracts/memberships/calls.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import type { RequestKind } from '../../../contracts/memberships/requests.js';
import { allows, type Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Locks } from '../../platform/leases/locks.js';
import { type CustomerRequestState, decide, type RequestCommand } from '../domain/customer-request.js';
import { CardFile } from '../cards/card-file.js';
import { requestRecord } from '../records/request-record.js';
import { IssueCard } from './issue-card.js';

export interface RequestAnswer {
  readonly request_id: string;
  /** The kinds that the call answers; a request of another kind does not exist for it. */
  readonly kinds: readonly RequestKind[];
  readonly action: 'APPROVE' | 'DECLINE' | 'REOPEN';
  readonly reason: string;
  readonly expires_on?: string | undefined;
  readonly auto_renew?: boolean | undefined;
}

/** Staff approve a request, which carries it out, decline it with a reason, or take back an approval of residency. */
export class AnswerRequest extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly answer: RequestAnswer,
    readonly who: Principal,
    readonly context: MarinaContext,
  ) {
    super();
  }
}

interface Outcome {
  readonly card_id: string | null;
  readonly previous_relation: CustomerType;
}

/**
 * What the request is about is changed first, each step with an id derived from the command, and the request last. If
 * a step is refused or the process ends in between, the request stays open and can be answered again.
 */
@CommandHandler(AnswerRequest)
export class AnswerRequestHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
    private readonly clock: Clock,
    private readonly locks: Locks,
  ) {}

  execute(command: AnswerRequest): Promise<CommandReceipt | Refusal> {
    return this.locks.exclusively(requestRecord, command.answer.request_id, () => this.answer(command));
  }

  private async answer(command: AnswerRequest): Promise<CommandReceipt | Refusal> {
    const { answer, context } = command;
    const before = await answeredBefore(this.streams, requestRecord, answer.request_id, context);
    if (before !== null) return before;
    const { state } = await this.streams.load(requestRecord, answer.request_id);
    const notFound = refuse('not_found', membershipErrors.request_not_found);
    if (!state.exists || !answer.kinds.includes(state.kind)) return notFound;
    const facts = { marina_id: context.marina_id, now: this.clock.nowIso() };
    const foreseen = decide(commandOf(answer, { card_id: null, previous_relation: 'VISITOR' }), state, facts);
    if (isRefusal(foreseen)) return foreseen;
    const outcome = await this.carryOut(command, state);
    if (isRefusal(outcome)) return outcome;
    return this.streams.execute(requestRecord, answer.request_id, context, (current) =>
      decide(commandOf(answer, outcome), current, facts),
    );
  }

  private async carryOut(
    { answer, who, context }: AnswerRequest,
    request: CustomerRequestState,
  ): Promise<Outcome | Refusal> {
    const { boater_id } = request;
    const { marina_id } = context;
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater === undefined || boater.erased) return refuse('conflict', customerErrors.boater_erased);
    const unchanged = { card_id: null, previous_relation: boater.relation_type };
    if (answer.action === 'DECLINE') return (await this.declineRenewal(answer, request, context)) ?? unchanged;
    if (answer.action === 'REOPEN') {
      const relation = request.previous_relation ?? boater.relation_type;
      return (await this.relate(boater_id, relation, context)) ?? unchanged;
    }
    const adds = request.kind !== 'RENEWAL' || boater.relation_type !== 'RESIDENT';
    if (adds && !allows(addingByApproval, who)) return refuse('forbidden', 'FORBIDDEN');
    const card_id = request.kind === 'RESIDENCY' ? null : await this.card(answer, request, context);
    if (isRefusal(card_id)) return card_id;
    return (await this.relate(boater_id, 'RESIDENT', context)) ?? { ...unchanged, card_id };
  }

  private async declineRenewal(
    { request_id }: RequestAnswer,
    { card_id }: CustomerRequestState,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    if (card_id === null) return null;
    const answer = await this.cards.decide(card_id, { type: 'DeclineRenewal', request_id }, partOf(context, 'card'));
    return isRefusal(answer) ? answer : null;
  }

  /** Issues or renews the card. @returns its id */
  private async card(
    { expires_on, auto_renew }: RequestAnswer,
    { kind, boater_id, card_id, vessel_id: of_request }: CustomerRequestState,
    context: MarinaContext,
  ): Promise<string | Refusal> {
    const notPossible = refuse('conflict', membershipErrors.request_not_possible);
    if (kind === 'MEMBERSHIP') {
      const vessel_id = of_request ?? (await this.boatOf(boater_id, context));
      if (vessel_id === null) return notPossible;
      const boater_ids = [boater_id] as const;
      const facts = { vessel_id, expires_on, auto_renew: auto_renew ?? false, status: 'active' as const };
      const issue = new IssueCard({ boater_ids: [...boater_ids], ...facts }, partOf(context, 'issue card'));
      const issued = await this.commands.execute(issue);
      return isRefusal(issued) ? issued : issued.id;
    }
    if (card_id === null) return notPossible;
    const renewed = await this.cards.decide(card_id, { type: 'RenewCard' }, partOf(context, 'renew card'));
    if (isRefusal(renewed)) return renewed;
    const terms = { type: 'ChangeTerms' as const, expires_on, auto_renew };
    const changed = await this.cards.decide(card_id, terms, partOf(context, 'terms'));
    return isRefusal(changed) ? changed : card_id;
  }

  /** The boat of somebody who had none on record when the request came, as just after a first reservation. */
  private async boatOf(boater_id: string, { marina_id }: MarinaContext): Promise<string | null> {
    const detail = await this.queries.execute(new FindBoater({ marina_id, boater_id }));
    return detail?.vessels[0]?.id ?? null;
  }

  private async relate(
    boater_id: string,
    relation_type: CustomerType,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    const change = new ChangeCustomer({ boater_id, changes: {}, relation_type }, partOf(context, 'relation'));
    const answer = await this.commands.execute(change);
    return isRefusal(answer) ? answer : null;
  }
}

function commandOf({ action, reason }: RequestAnswer, outcome: Outcome): RequestCommand {
  if (action === 'DECLINE') return { type: 'Decline', reason };
  return action === 'REOPEN' ? { type: 'Reopen' } : { type: 'Approve', ...outcome };
}
