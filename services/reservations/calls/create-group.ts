import { EnsureBoater } from '../../../contracts/customers/commands.js';
import type { BoaterForm } from '../../../contracts/customers/contact.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { groupApi } from '../../../contracts/reservations/api.js';
import type { CreatedGroup, CreateGroup as GroupForm } from '../../../contracts/reservations/group.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { boatStep, entryIdOf, GroupEntries, listedBoatOf, ofGroup, plannedIds } from '../groups/group-entries.js';
import { decide, type GroupCommand, initial } from '../domain/group.js';
import { featureOff } from '../domain/refusals.js';
import { GroupForms } from '../lookups/group-forms.js';
import { groupOutcomes } from '../lookups/group-outcomes.js';
import { JudgedCreations } from '../lookups/judged-creations.js';
import { OpeningFacts } from '../lookups/opening-facts.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { groupRecord } from '../records/group-record.js';

/**
 * Opens a group: its organiser is registered, the group is recorded with its list of boats, and then each boat gets a
 * reservation of its own and the wanted berths are given together. What became of each boat is returned. The policy
 * `group-finishing` enters the boats that a crash left out, and so does a resent command.
 */
@Handles(groupApi.create)
export class CreateGroup {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly openings: OpeningFacts,
    private readonly forms: GroupForms,
    private readonly judging: JudgedCreations,
    private readonly entries: GroupEntries,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof groupApi.create>): Promise<CreatedGroup | Refusal> {
    const group_id = deriveId(context.command_id, 'group');
    return this.locks.exclusively(groupRecord, group_id, async () => {
      const answered = await answeredBefore(this.streams, groupRecord, group_id, context);
      const opened = answered ?? (await this.open(group_id, input, context));
      if (isRefusal(opened)) return opened;
      const entered = await this.entered(group_id, context);
      if (isRefusal(entered)) return entered;
      const { state } = await this.streams.load(groupRecord, group_id);
      return { ...entered, ...groupOutcomes(state, entryIdOf(context), input.boats) };
    });
  }

  /** The first answer, or what completes the list. */
  private async entered(group_id: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const answered = await answeredBefore(this.streams, groupRecord, group_id, partOf(context, 'entered'));
    return answered ?? this.entries.complete(group_id, context);
  }

  private async open(group_id: string, input: GroupForm, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const { marina_id } = context;
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const placed = input.boats.some(({ berth_id }) => berth_id !== undefined);
    if (placed && marina.marina_settings.permissions.inventory !== true) return featureOff('inventory');
    const facts = { ...factsOf(group_id, marina_id, input), reservation_ids: plannedIds(input.boats, context) };
    const command = (boater_id: string): GroupCommand => ({
      type: 'OpenGroup',
      facts: { ...facts, boater_id },
      entry_id: entryIdOf(context),
    });
    const times = { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
    const judged = decide(command(''), initial(), times);
    if (isRefusal(judged)) return judged;
    const addressed = await this.openings.addressed(openingOf(input), marina_id);
    if (isRefusal(addressed)) return addressed;
    const refused = await this.refusalOfAll(group_id, input, marina, context);
    if (refused !== null) return refused;
    const organiser = await this.organiser(addressed.boater, input, context);
    if (isRefusal(organiser)) return organiser;
    const forms = await this.forms.of(input, marina, organiser);
    if (isRefusal(forms)) return forms;
    const boats = input.boats.flatMap((boat, index) => {
      const form = forms[index];
      return form === undefined ? [] : [listedBoatOf(form, boat)];
    });
    const kept = await this.entries.keep(boats, context);
    if (kept !== null) return kept;
    const opened = await this.streams.execute(groupRecord, group_id, context, (state) =>
      decide(command(organiser), state, times),
    );
    if (isRefusal(opened)) await this.entries.drop(context);
    return opened;
  }

  /** A form that is wrong refuses the group; a boat that the rules refuse does so only if no other boat remains. */
  private async refusalOfAll(
    group_id: string,
    input: GroupForm,
    marina: Marina,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    const forms = await this.forms.of(input, marina, input.organiser.id);
    if (isRefusal(forms)) return forms;
    let first: Refusal | null = null;
    for (const [index, form] of forms.entries()) {
      const group = ofGroup(group_id, input.boats[index]?.skipper);
      const judged = await this.judging.judge(form, boatStep(context, index), group);
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
}

function factsOf(group_id: string, marina_id: string, { name, start_date, end_date, offered, discount }: GroupForm) {
  return { group_id, marina_id, name, start_date, end_date, offered, discount: discount ?? null };
}

/** What the register asks of whoever opens a stay. */
function openingOf({ organiser: boater, start_date, end_date, boats: [boat] }: GroupForm) {
  const { name = '', length = 0, beam = 0, draft = 0 } = boat ?? {};
  const use = { contract_id: null, commercial: false, live_aboard: false, passeport_escales: false };
  return { boater, start_date, end_date, vessel: { name, length, beam, draft }, ...use };
}
