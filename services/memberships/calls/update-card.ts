import { ChangeCustomer, ChangeCustomerVessel } from '../../../contracts/customers/commands.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { RehearseVesselChange } from '../../../contracts/customers/queries.js';
import { cardApi } from '../../../contracts/memberships/api.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Card } from '../domain/card-state.js';
import { CardFile } from '../cards/card-file.js';
import { cardRecord } from '../records/card-record.js';

type Input = ReceivedCall<typeof cardApi.update>['input'];

/** Staff of the home marina correct the holder, the boat and the terms of a card. */
@Handles(cardApi.update)
export class UpdateCard {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly cards: CardFile,
  ) {}

  async execute({
    input,
    marinaContext: context,
  }: ReceivedCall<typeof cardApi.update>): Promise<CommandReceipt | Refusal> {
    const { customer_id, expired: expires_on, auto_renew } = input;
    const card = await this.cards.find(customer_id);
    // The marina is asked first: a stale revision would tell a stranger that the card exists.
    if (card?.home_marina_id !== context.marina_id) return refuse('not_found', membershipErrors.card_not_found);
    const before = await answeredBefore(this.streams, cardRecord, customer_id, context);
    if (before !== null) return before;
    const holds = Object.keys(holderChanges(input)).length > 0;
    if (holds && !(await this.cards.customersAreEditable(context.marina_id))) return refuse('forbidden', 'FORBIDDEN');
    const terms = { type: 'ChangeTerms' as const, expires_on, auto_renew };
    // What refuses the terms or the boat refuses the whole form: nothing of the holder is changed then.
    const refusal = (await this.boatRefusal(input, card)) ?? (await this.cards.foresee(customer_id, terms, context));
    if (refusal !== null) return refusal;
    const changed = (await this.changeHolder(input, card, context)) ?? (await this.changeVessel(input, card, context));
    // The terms come last: their append answers the command when it is sent again.
    return changed ?? this.cards.decide(customer_id, terms, context);
  }

  private async changeHolder(input: Input, { holders }: Card, context: MarinaContext): Promise<Refusal | null> {
    const changes = holderChanges(input);
    const [holder] = holders;
    if (Object.keys(changes).length === 0 || holder === undefined) return null;
    const change = new ChangeCustomer({ boater_id: holder.boater_id, changes }, partOf(context, 'holder'));
    const answer = await this.commands.execute(change);
    if (!isRefusal(answer)) return null;
    if (answer.code !== customerErrors.email_in_use) return answer;
    return refuse('conflict', 'CONFLICT', { errors: [{ path: 'email', code: 'customers_duplicateCard' }] });
  }

  private async changeVessel(input: Input, { vessel_id }: Card, context: MarinaContext): Promise<Refusal | null> {
    const vessel = boatChanges(input);
    if (vessel === null || vessel_id === null) return null;
    const change = new ChangeCustomerVessel({ vessel_id, vessel }, partOf(context, 'boat'));
    const answer = await this.commands.execute(change);
    return isRefusal(answer) ? answer : null;
  }

  private boatRefusal(input: Input, { vessel_id, home_marina_id }: Card): Promise<Refusal | null> {
    const vessel = boatChanges(input);
    if (vessel === null) return Promise.resolve(null);
    if (vessel_id === null) return Promise.resolve(refuse('conflict', membershipErrors.card_detached));
    return this.queries.execute(new RehearseVesselChange(home_marina_id, { vessel_id, vessel }));
  }
}

function boatChanges({ boat_name: name, boat_length: length }: Input): ChangeCustomerVessel['input']['vessel'] | null {
  if (name === undefined && length === undefined) return null;
  return { ...(name === undefined ? {} : { name }), ...(length === undefined ? {} : { length }) };
}

function holderChanges({ first_name, last_name, email, phone, language }: Input) {
  const given = Object.entries({ first_name, last_name, email, phone, language });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
