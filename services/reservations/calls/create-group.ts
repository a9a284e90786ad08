import { EnsureBoater } from '../../../contracts/customers/commands.js';
import type { BoaterForm } from '../../../contracts/customers/contact.js';
import { groupApi } from '../../../contracts/reservations/api.js';
import type { CreatedGroup, CreateGroup as GroupForm, GroupOutcome } from '../../../contracts/reservations/group.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Clock } from '../../platform/clock/clock.js';
import { Locks } from '../../platform/leases/locks.js';
import { CreationRules } from '../berthing/creation-rules.js';
import { GroupPlacing, type GroupWish } from '../berthing/group-placing.js';
import { decide, type GroupCommand, initial } from '../domain/group.js';
import { featureOff } from '../domain/refusals.js';
import { GroupForms } from '../lookups/group-forms.js';
import { OpeningFacts } from '../lookups/opening-facts.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { type CreatedReservation, CreateReservation } from '../messages/create-reservation.js';
import { groupRecord } from '../records/group-record.js';

type Form = CreateReservation['input'];
type Answer = CreatedReservation | Refusal;

/**
 * Opens a group: its organiser is registered, each boat gets a reservation of its own, and the wanted berths are given
 * together. What became of each boat is returned. A resent command repeats nothing and completes what was interrupted:
 * each step finds its own first answer.
 */
@Handles(groupApi.create)
export class CreateGroup {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly forms: GroupForms,
    private readonly rules: CreationRules,
    private readonly placing: GroupPlacing,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof groupApi.create>): Promise<CreatedGroup | Refusal> {
    const group_id = deriveId(context.command_id, 'group');
    return this.locks.exclusively(groupRecord, group_id, () => this.open(group_id, input, context));
  }

  private async open(group_id: string, input: GroupForm, context: MarinaContext): Promise<CreatedGroup | Refusal> {
    const { marina_id } = context;
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const placed = input.boats.some(({ berth_id }) => berth_id !== undefined);
    if (placed && marina.marina_settings.permissions.inventory !== true) return featureOff('inventory');
    const command: GroupCommand = {
      type: 'OpenGroup',
      facts: { ...factsOf(group_id, marina_id, input), boater_id: '' },
    };
    const times = { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
    const known = await this.streams.load(groupRecord, group_id);
    const judged = known.state === null ? decide(command, initial(), times) : [];
    if (isRefusal(judged)) return judged;
    const addressed = await this.openings.addressed(openingOf(input), marina_id);
    if (isRefusal(addressed)) return addressed;
    // Every boat's form is judged before anybody is registered.
    const unnamed = await this.forms.of(input, marina, null);
    if (isRefusal(unnamed)) return unnamed;
    const hindered = known.state === null ? await this.hindrance(unnamed, group_id, context) : null;
    if (hindered !== null) return hindered;
    const organiser = await this.organiser(addressed.boater, input, context);
    if (isRefusal(organiser)) return organiser;
    const forms = await this.forms.of(input, marina, organiser);
    if (isRefusal(forms)) return forms;
    const steps = forms.map((_, index) => partOf(context, `boat ${String(index)}`));
    const answers = await this.reserve(forms, steps, group_id, input);
    const [refused] = answers.filter(isRefusal);
    if (refused !== undefined && answers.every(isRefusal)) return refused;
    const reservation_ids = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.id]));
    const facts = { ...command.facts, boater_id: organiser, reservation_ids };
    const opened = await this.streams.execute(groupRecord, group_id, context, (state) =>
      decide({ ...command, facts }, state, times),
    );
    if (isRefusal(opened)) return opened;
    return this.withBerths(opened, answers, input, context);
  }

  /** Why none of the boats can get a reservation; null: one of them can. */
  private async hindrance(forms: readonly Form[], group_id: string, context: MarinaContext): Promise<Refusal | null> {
    let first: Refusal | null = null;
    for (const form of forms) {
      const judged = await this.rules.judge(form, context, { group_id });
      if (!isRefusal(judged)) return null;
      first ??= judged;
    }
    return first;
  }

  private async organiser(
    { id: boater_id, ...contact }: BoaterForm,
    { confirm_boater: confirmed }: GroupForm,
    context: MarinaContext,
  ): Promise<string | Refusal> {
    const named = { ...(boater_id === undefined ? {} : { boater_id }), contact, confirmed };
    const boater = await this.commands.execute(new EnsureBoater(named, partOf(context, 'organiser')));
    return isRefusal(boater) ? boater : boater.boater_id;
  }

  private async reserve(
    forms: readonly Form[],
    steps: readonly MarinaContext[],
    group_id: string,
    { boats }: GroupForm,
  ): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const [index, form] of forms.entries()) {
      const step = steps[index];
      if (step === undefined) continue;
      const skipper = boats[index]?.skipper ?? '';
      const group = { group_id, ...(skipper === '' ? {} : { skipper }) };
      answers.push(await this.commands.execute(new CreateReservation(form, step, undefined, group)));
    }
    return answers;
  }

  private async withBerths(
    opened: CommandReceipt,
    answers: readonly Answer[],
    { boats }: GroupForm,
    context: MarinaContext,
  ): Promise<CreatedGroup> {
    const wishes = answers.flatMap((answer, index): GroupWish[] => {
      const { berth_id, confirm_min_length = false } = boats[index] ?? {};
      return isRefusal(answer) || berth_id === undefined
        ? []
        : [{ reservation_id: answer.id, berth_id, confirm_min_length }];
    });
    const given = wishes.length === 0 ? null : await this.placing.place(wishes, context);
    const refusal = isRefusal(given) ? given : null;
    const last = given === null || isRefusal(given) ? opened : given;
    return {
      ...opened,
      position: Math.max(opened.position, last.position),
      boats: answers.map((answer, index) => outcomeOf(boats[index]?.name ?? '', answer, refusal)),
      berths_given: refusal === null,
    };
  }
}

function factsOf(group_id: string, marina_id: string, { name, start_date, end_date, offered, discount }: GroupForm) {
  return { group_id, marina_id, name, start_date, end_date, offered, discount: discount ?? null, reservation_ids: [] };
}

/** What the register asks of whoever opens a stay. */
function openingOf({ organiser: boater, start_date, end_date, boats: [boat] }: GroupForm) {
  const { name = '', length = 0, beam = 0, draft = 0 } = boat ?? {};
  const use = { contract_id: null, commercial: false, live_aboard: false, passeport_escales: false };
  return { boater, start_date, end_date, vessel: { name, length, beam, draft }, ...use };
}

/** A boat whose reservation stands may still have been refused its berth. */
function outcomeOf(name: string, answer: Answer, noBerths: Refusal | null): GroupOutcome {
  if (isRefusal(answer)) {
    return {
      name,
      reservation_id: null,
      view_id: null,
      error_type: answer.code,
      errors: (answer.errors ?? []).map(({ path, code }) => ({ path, code })),
    };
  }
  const hindered = noBerths?.details?.['reservation_id'] === answer.id ? noBerths.code : null;
  return { name, reservation_id: answer.id, view_id: answer.view_id, error_type: hindered, errors: [] };
}
