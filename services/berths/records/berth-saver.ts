import { Injectable } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { berthForm, type BerthForm, type BerthUpdate } from '../../../contracts/berths/records.js';
import { adjoin } from '../../../contracts/berths/rules/adjoining-berths.js';
import { isRefusal, type Refusal, refuse, refuseFields } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { Claims } from '../../platform/event-sourcing/claims.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId, freshId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { type BerthCommand, type BerthContext, type BerthState, decide, evolve, planBerthOf } from '../domain/berth.js';
import { berthNotFound } from '../domain/plan-refusals.js';
import { BerthBatches } from './berth-batches.js';
import { BerthPlans } from './berth-plans.js';
import { BerthRegister } from './berth-register.js';
import { harbourMapRecord } from './harbour-map-record.js';
import { berthRecord } from './inventory-records.js';
import { berthNameIn, berthNames } from './names.js';

interface AskedBerth {
  /** Null for a new berth. */
  readonly id: string | null;
  /** Of a berth that is there, the fields to change; fields that stay out keep their values. */
  readonly form: BerthForm | Omit<BerthUpdate, 'id'>;
  readonly displace_visitors: boolean;
}

interface Saving {
  readonly berth_id: string;
  readonly command: BerthCommand;
  readonly state: BerthState;
  readonly decided: BerthContext;
  readonly displace_visitors: boolean;
  readonly context: MarinaContext;
}

/** The whole form of a berth: what is asked, and else what the berth has. */
function changedForm(asked: AskedBerth['form'], { card, notes }: BerthState): BerthForm | Refusal {
  const { instant_booking: _instant, berth_id: _id, ...present } = card ?? { instant_booking: false, berth_id: '' };
  const services = { ...card?.services, ...asked.services };
  const location = { ...card?.location, ...asked.location };
  const whole = berthForm.safeParse({ ...present, notes, ...asked, services, location });
  if (whole.success) return whole.data;
  return refuseFields(
    ...whole.error.issues.map(({ path, message }) => ({ path: ['berth', ...path].join('.'), code: message })),
  );
}

/** Creates and saves berths, on their cards and in the berth plan. */
@Injectable()
export class BerthSaver {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
    private readonly plans: BerthPlans,
    private readonly batches: BerthBatches,
    private readonly register: BerthRegister,
  ) {}

  save(asked: AskedBerth, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    return this.batches.exclusively(context, () => this.saveAlone(asked, context));
  }

  private async saveAlone(
    { id: berthId, form, displace_visitors }: AskedBerth,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const berth_id = berthId ?? deriveId(context.command_id, 'berth');
    const owner = berthRecord.streamOf(berth_id);
    if (berthId !== null && (await this.streams.marinaOf(owner)) !== marina_id) return berthNotFound(berth_id);
    const answered = await answeredBefore(this.streams, berthRecord, berth_id, context);
    if (answered !== null) return answered;
    const facts = await this.plans.today(marina_id);
    if (facts === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const { state } = await this.streams.load(berthRecord, berth_id);
    const wanted = changedForm(form, state);
    if (isRefusal(wanted)) return wanted;
    const berth = await this.withPresentNeighbours(wanted, state, marina_id, berth_id);
    if (isRefusal(berth)) return berth;
    const pier = await this.register.pier(berth.pier_id, marina_id);
    const before = state.card === null ? null : berthNameIn(state.card);
    const name = berthNameIn(berth);
    const kind = berthNames(marina_id);
    const command: BerthCommand = { type: berthId === null ? 'CreateBerth' : 'UpdateBerth', data: { berth_id, berth } };
    // No number is claimed for a berth that is refused anyway.
    const refused = await this.refusal(
      command,
      state,
      { ...facts, pier, name_taken: false, allocations_ahead: false },
      {
        displace_visitors,
        marina_id,
      },
    );
    if (refused !== null) return refused;
    const taken =
      pier === null
        ? null
        : await this.claims.claim(
            kind,
            name,
            owner,
            context,
            refuse('conflict', berthErrors.berth_number_taken),
            (other) => this.isCalled(other, name),
          );
    const decided: BerthContext = { ...facts, pier, name_taken: taken !== null, allocations_ahead: false };
    const saving = { berth_id, command, state, decided, displace_visitors, context };
    crashPoint('berth.after_claim');
    const receipt = await this.write(saving);
    crashPoint('berth.before_release');
    const unused = isRefusal(receipt) ? name : before;
    if (pier !== null && before !== name && unused !== null) await this.claims.release(kind, unused, owner, context);
    return receipt;
  }

  /** The refusal by the card or by the plan; null: neither refuses. */
  private async refusal(
    command: BerthCommand,
    state: BerthState,
    facts: BerthContext,
    { displace_visitors, marina_id }: Pick<Saving, 'displace_visitors'> & { readonly marina_id: string },
  ): Promise<Refusal | null> {
    const events = decide(command, state, facts);
    if (isRefusal(events)) return events;
    const { card } = events.reduce(evolve, state);
    if (card === null) return null;
    const berth = planBerthOf(card, facts.pier?.name ?? '');
    const judged = await this.plans.judge(
      state.card === null
        ? { type: 'EnterBerth', data: berth }
        : { type: 'ChangeBerth', data: { berth, displace_visitors } },
      marina_id,
    );
    return isRefusal(judged) ? judged : null;
  }

  private async write(saving: Saving): Promise<CommandReceipt | Refusal> {
    const events = decide(saving.command, saving.state, saving.decided);
    if (isRefusal(events)) return events;
    const after = events.reduce(evolve, saving.state);
    return saving.state.card === null ? this.create(saving, after) : this.change(saving, after);
  }

  /** Saves the card first: the plan must not offer a berth that no one can see. */
  private async create(saving: Saving, after: BerthState): Promise<CommandReceipt | Refusal> {
    const receipt = await this.append(saving);
    crashPoint('berth.between_card_and_plan');
    if (isRefusal(receipt) || after.card === null) return receipt;
    const planned = planBerthOf(after.card, saving.decided.pier?.name ?? '');
    const entered = await this.plans.execute({ type: 'EnterBerth', data: planned }, planStep(saving.context));
    return isRefusal(entered) ? entered : receipt;
  }

  /** Changes the plan first: it holds the boats, and it lets no boat be berthed between the check and the change. */
  private async change(saving: Saving, after: BerthState): Promise<CommandReceipt | Refusal> {
    const { displace_visitors, context } = saving;
    if (after.card === null) return this.append(saving);
    const berth = planBerthOf(after.card, saving.decided.pier?.name ?? '');
    const known = (await this.plans.state(context.marina_id)).berths.get(berth.berth_id)?.facts;
    const changed = await this.plans.execute(
      { type: 'ChangeBerth', data: { berth, displace_visitors } },
      planStep(context),
    );
    if (isRefusal(changed)) return changed;
    crashPoint('berth.between_plan_and_card');
    const receipt = await this.append(saving);
    if (isRefusal(receipt) && known !== undefined) {
      await this.plans.execute({ type: 'ChangeBerth', data: { berth: known } }, planStep(context));
    }
    return receipt;
  }

  private append({ berth_id, command, decided, context }: Saving): Promise<CommandReceipt | Refusal> {
    return this.streams.execute(berthRecord, berth_id, context, (now) => decide(command, now, decided));
  }

  private async isCalled(stream: string, name: string): Promise<boolean> {
    const { state } = await this.streams.load(berthRecord, berthRecord.idOf(stream));
    return state.status === 'there' && state.card !== null && berthNameIn(state.card) === name;
  }

  /**
   * The form without neighbours that have been deleted since the berth was extended over them; NOT_FOUND for any other
   * neighbour that is not in the marina's plan.
   */
  private async withPresentNeighbours(
    form: BerthForm,
    { card }: BerthState,
    marina_id: string,
    berth_id: string,
  ): Promise<BerthForm | Refusal> {
    const { smart_extension } = form;
    if (smart_extension === null) return form;
    const { berths } = await this.plans.state(marina_id);
    const isNew = (id: string) => card?.smart_extension?.neighbours.includes(id) !== true;
    const missing = smart_extension.neighbours.filter((id) => berths.get(id)?.left !== false);
    const unknown = missing.find(isNew);
    if (unknown !== undefined) return berthNotFound(unknown);
    const present = smart_extension.neighbours.filter((id) => !missing.includes(id));
    const elsewhere = present.filter((id) => berths.get(id)?.facts.pier_id !== form.pier_id);
    if (elsewhere.some(isNew)) {
      return refuseFields({ path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourElsewhere' });
    }
    const neighbours = present.filter((id) => !elsewhere.includes(id));
    if (neighbours.some(isNew)) {
      const facts = neighbours.filter(isNew).flatMap((id) => berths.get(id)?.facts ?? []);
      if (facts.some(({ active, offered }) => !active || !offered)) {
        return refuseFields({ path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourClosed' });
      }
      if (!(await this.adjoinOnPier(form, berth_id, neighbours, marina_id))) {
        return refuseFields({ path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourApart' });
      }
    }
    return { ...form, smart_extension: neighbours.length === 0 ? null : { ...smart_extension, neighbours } };
  }

  /** Whether one boat can lie over the berth and these neighbours, on one side of the pier where the map says which. */
  private async adjoinOnPier(
    { pier_id, number }: BerthForm,
    id: string,
    neighbours: readonly string[],
    marina_id: string,
  ): Promise<boolean> {
    const { berths } = await this.plans.state(marina_id);
    const pier = [...berths.values()]
      .filter(({ left, facts }) => !left && facts.pier_id === pier_id && facts.berth_id !== id)
      .map(({ facts }) => ({ id: facts.berth_id, number: facts.number }));
    const map = await this.streams.load(harbourMapRecord, marina_id);
    return adjoin({ id, number }, neighbours, pier, map.state.piers.get(pier_id)?.rows ?? null);
  }
}

/** A fresh command id, so that the step always runs; writing the current facts again is a no-op. */
function planStep(context: MarinaContext): MarinaContext {
  return { ...partOf(context, 'plan'), command_id: freshId() };
}
