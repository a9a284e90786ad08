import { Inject, Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { PierForm } from '../../../contracts/berths/records.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import { freshPartOf, type MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import type { PierCard } from '../domain/pier-events.js';
import { decide, NO_BERTHS, type PierCommand, type PierContext } from '../domain/pier.js';
import { BerthBatches } from './berth-batches.js';
import { BerthPlans } from './berth-plans.js';
import { pierRecord } from './inventory-records.js';
import { pierNames } from './names.js';
import { PierSwitch } from './pier-switch.js';

/** Creates piers and saves their cards, with their names and what their berths have of them. */
@Injectable()
export class PierSaver {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
    private readonly batches: BerthBatches,
    private readonly switching: PierSwitch,
    private readonly queries: QueryBus,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** `pierId`: null for a new pier. */
  save(pierId: string | null, pier: PierForm, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.batches.exclusively(context, () => this.saveAlone(pierId, pier, context));
  }

  private async saveAlone(
    pierId: string | null,
    pier: PierForm,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const facts = await this.plans.today(marina_id);
    if (facts === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const pier_id = pierId ?? deriveId(context.command_id, 'pier');
    if (pierId !== null && !(await this.isOfMarina(pier_id, marina_id))) {
      return refuse('not_found', berthErrors.pier_not_found, { details: { id: pier_id } });
    }
    const answered = await answeredBefore(this.streams, pierRecord, pier_id, context);
    if (answered !== null) return answered;
    const { state } = await this.streams.load(pierRecord, pier_id);
    if (pier.instant_booking && state.card?.instant_booking !== true && !(await this.offersInstant(marina_id))) {
      const support_email = this.settings.SUPPORT_EMAIL ?? null;
      return refuse('forbidden', berthErrors.instant_needs_support, { details: { support_email } });
    }
    const owner = `pier-${pier_id}`;
    const kind = pierNames(marina_id);
    const name = pier.name.trim();
    const refusal = refuse('conflict', berthErrors.pier_name_taken);
    const command: PierCommand = { type: pierId === null ? 'CreatePier' : 'UpdatePier', data: { pier_id, pier } };
    // No name is claimed for a pier that is refused anyway.
    const foreseen = decide(command, state, { ...facts, name_taken: false, berths: NO_BERTHS });
    if (isRefusal(foreseen)) return foreseen;
    const taken = await this.claims.claim(kind, name, owner, context, refusal, (other) => this.isCalled(other, name));
    const decided: PierContext = { ...facts, name_taken: taken !== null, berths: NO_BERTHS };
    const receipt = await this.streams.execute(pierRecord, pier_id, context, (now) => decide(command, now, decided));
    await this.giveBackUnused(kind, owner, state.card?.name ?? null, name, receipt, context);
    if (isRefusal(receipt) || state.card === null) return receipt;
    crashPoint('pier.before_berths');
    return this.passOn(pier_id, state.card, { name, instant_booking: pier.instant_booking }, receipt, context);
  }

  /** Passes the pier's name and instant booking on to its berths. */
  private async passOn(
    pier_id: string,
    before: PierCard,
    { name, instant_booking }: Pick<PierCard, 'name' | 'instant_booking'>,
    receipt: CommandReceipt,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    if (before.instant_booking !== instant_booking) {
      const switched = await this.switching.run(pier_id, instant_booking, context);
      if (isRefusal(switched)) return switched;
    }
    if (before.name !== name) {
      const rename = { type: 'RenamePier' as const, data: { pier_id, pier_name: name } };
      const renamed = await this.plans.execute(rename, freshPartOf(context));
      if (isRefusal(renamed)) return renamed;
    }
    return receipt;
  }

  private async isCalled(stream: string, name: string): Promise<boolean> {
    const { state } = await this.streams.load(pierRecord, pierRecord.idOf(stream));
    return state.status === 'there' && state.card !== null && claimedName(state.card.name) === claimedName(name);
  }

  /** Support switches on reservations, and with them instant booking, for a marina. */
  private async offersInstant(marina_id: string): Promise<boolean> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    return marina?.marina_settings.permissions.reservation === true;
  }

  private async isOfMarina(pierId: string, marina_id: string): Promise<boolean> {
    return (await this.streams.marinaOf(`pier-${pierId}`)) === marina_id;
  }

  /** Releases the claim that is no longer needed: the old name after a rename, the new one after a refusal. */
  private async giveBackUnused(
    kind: string,
    owner: string,
    before: string | null,
    asked: string,
    receipt: CommandReceipt | Refusal,
    context: MarinaContext,
  ): Promise<void> {
    if (before !== null && claimedName(before) === claimedName(asked)) return;
    const unused = isRefusal(receipt) ? asked : before;
    if (unused !== null) await this.claims.release(kind, unused, owner, context);
  }
}
