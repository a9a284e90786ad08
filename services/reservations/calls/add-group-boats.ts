import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { groupApi } from '../../../contracts/reservations/api.js';
import { boaterToBook, type CreateReservation } from '../../../contracts/reservations/create.js';
import type { AddGroupBoats as AddForm, CreatedGroup } from '../../../contracts/reservations/group.js';
import { isSameBoat } from '../../../contracts/reservations/rules/group-boats.js';
import { isRefusal, refuse, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { isSizeKnown } from '../../../contracts/vocabulary/sizes.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { answeredBefore } from '../../platform/event-sourcing/answered-before.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { Locks } from '../../platform/leases/locks.js';
import { decide, type GroupFacts, type GroupState } from '../domain/group.js';
import { featureOff } from '../domain/refusals.js';
import type { ReservationState } from '../domain/reservation-state.js';
import { boatStep, entryIdOf, GroupEntries, listedBoatOf, ofGroup, plannedIds } from '../groups/group-entries.js';
import { GroupForms, type GroupTerms } from '../lookups/group-forms.js';
import { GroupMembers } from '../lookups/group-members.js';
import { groupOutcomes } from '../lookups/group-outcomes.js';
import { stillComes } from '../lookups/group-price.js';
import { JudgedCreations } from '../lookups/judged-creations.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { groupRecord } from '../records/group-record.js';

/**
 * Adds boats to a group: they are recorded as a list and then entered as its first ones were. The lock of the group is
 * held, so that of two lists that are added at once the second one sees the boats of the first.
 */
@Handles(groupApi.addBoats)
export class AddGroupBoats {
  constructor(
    private readonly queries: QueryBus,
    private readonly streams: StreamRepository,
    private readonly facts: ReservationFacts,
    private readonly members: GroupMembers,
    private readonly forms: GroupForms,
    private readonly judging: JudgedCreations,
    private readonly entries: GroupEntries,
    private readonly locks: Locks,
    private readonly clock: Clock,
  ) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof groupApi.addBoats>): Promise<CreatedGroup | Refusal> {
    const { group_id } = input;
    return this.locks.exclusively(groupRecord, group_id, async () => {
      const { state } = await this.streams.load(groupRecord, group_id);
      if (state?.marina_id !== context.marina_id) return refuse('not_found', 'NOT_FOUND');
      const answered = await answeredBefore(this.streams, groupRecord, group_id, context);
      const added = answered ?? (await this.add(state, input, context));
      if (isRefusal(added)) return added;
      const entered = await this.entered(group_id, context);
      if (isRefusal(entered)) return entered;
      const after = await this.streams.load(groupRecord, group_id);
      return { ...entered, ...groupOutcomes(after.state, entryIdOf(context), input.boats) };
    });
  }

  /** The first answer, or what completes the list. */
  private async entered(group_id: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const answered = await answeredBefore(this.streams, groupRecord, group_id, partOf(context, 'entered'));
    return answered ?? this.entries.complete(group_id, context);
  }

  private async add(
    state: NonNullable<GroupState>,
    input: AddForm,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const marina = await this.facts.marina(context.marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const placed = input.boats.some(({ berth_id }) => berth_id !== undefined);
    if (placed && marina.marina_settings.permissions.inventory !== true) return featureOff('inventory');
    const boats = await this.members.of(state);
    const coming = boats.filter(stillComes);
    const command = {
      type: 'AddBoats' as const,
      entry_id: entryIdOf(context),
      reservation_ids: plannedIds(input.boats, context),
      coming: coming.length,
    };
    const times = { now: this.clock.nowIso(), today: this.clock.today(marina.time_zone) };
    const judged = decide(command, state, times);
    if (isRefusal(judged)) return judged;
    const faulty = faults(input, state, coming);
    if (faulty !== null) return faulty;
    const terms = await this.terms(state, input, coming.length);
    if (isRefusal(terms)) return terms;
    const forms = await this.forms.of(terms, marina, state.boater_id);
    if (isRefusal(forms)) return forms;
    const refused = await this.refusalOfAll(forms, state, input, context);
    if (refused !== null) return refused;
    const listed = input.boats.flatMap((boat, index) => {
      const form = forms[index];
      return form === undefined ? [] : [listedBoatOf(form, boat)];
    });
    const kept = await this.entries.keep(listed, context);
    if (kept !== null) return kept;
    const added = await this.streams.execute(groupRecord, state.group_id, context, (now) =>
      decide(command, now, times),
    );
    if (isRefusal(added)) await this.entries.drop(context);
    return added;
  }

  /** What the group says of all its boats, with the organiser as the register has them. */
  private async terms(
    { marina_id, boater_id, start_date, end_date, offered, discount }: GroupFacts,
    { boats, method, message }: AddForm,
    beside: number,
  ): Promise<GroupTerms | Refusal> {
    const known = await this.queries.execute(new FindBoater({ marina_id, boater_id }));
    if (known === null || known.boater.erased) return refuse('conflict', customerErrors.boater_erased);
    const { first_name, last_name, email, phone, language } = known.boater;
    const organiser = boaterToBook.safeParse({
      id: boater_id,
      first_name,
      last_name,
      email,
      phone: phone ?? undefined,
      language: language ?? undefined,
    });
    if (!organiser.success) throw new Error(`the organiser ${boater_id} is not on record as a person to book for`);
    const discounted = discount === null ? {} : { discount };
    const group = { start_date, end_date, offered, ...discounted };
    return { organiser: organiser.data, confirm_boater: true, ...group, method, message, boats, beside };
  }

  /** A boat that the rules refuse does not keep the others out; if they refuse all, nothing is written. */
  private async refusalOfAll(
    forms: readonly CreateReservation[],
    { group_id }: GroupFacts,
    { boats }: AddForm,
    context: MarinaContext,
  ): Promise<Refusal | null> {
    let first: Refusal | null = null;
    for (const [index, form] of forms.entries()) {
      const judged = await this.judging.judge(form, boatStep(context, index), ofGroup(group_id, boats[index]?.skipper));
      if (!isRefusal(judged)) return null;
      first ??= judged;
    }
    return first;
  }
}

/** The lines of the list that cannot be entered: boats that the group has already, and skippers without an address. */
function faults(
  { boats }: AddForm,
  { offered }: GroupFacts,
  coming: readonly Pick<ReservationState, 'vessel' | 'vessel_name'>[],
): Refusal | null {
  const known = coming.map(({ vessel, vessel_name }) => ({
    name: vessel_name ?? '',
    length: vessel.length,
    beam: isSizeKnown(vessel.beam) ? vessel.beam : null,
  }));
  const found = boats.flatMap((boat, index) => [
    ...(known.some((other) => isSameBoat(other, boat))
      ? [{ path: `boats.${String(index)}.name`, code: 'groupBoatTwice' }]
      : []),
    ...(offered === 'EACH' && boat.email === undefined
      ? [{ path: `boats.${String(index)}.email`, code: 'emailRequired' }]
      : []),
  ]);
  return found.length === 0 ? null : refuseFields(...found);
}
