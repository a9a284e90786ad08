import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod';
import { type CreateReservation as CreateForm, createReservation } from '../../../contracts/reservations/create.js';
import type { GroupBoat } from '../../../contracts/reservations/group.js';
import { id } from '../../../contracts/vocabulary/route.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { type MarinaContext, partOf } from '../../platform/event-sourcing/command-context.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { crashPoint } from '../../platform/process/crash-points.js';
import { BLOBS } from '../../platform/tokens.js';
import { decide, type GroupEntry } from '../domain/group.js';
import { reservationIdOf } from '../lookups/opening-facts.js';
import type { OfGroup } from '../lookups/judged-creations.js';
import { type CreatedReservation, CreateReservation } from '../messages/create-reservation.js';
import { groupRecord } from '../records/group-record.js';
import { GroupPayer } from './group-payer.js';
import { GroupPlacing, type GroupWish } from './group-placing.js';

/** A boat of a list with the form that opens its reservation. */
const listedBoat = z.object({
  form: createReservation,
  skipper: z.string(),
  berth_id: id.optional(),
  confirm_min_length: z.boolean(),
});
const listFile = z.array(listedBoat);
export type ListedBoat = z.infer<typeof listedBoat>;

export function listedBoatOf(form: CreateForm, { skipper = '', berth_id, confirm_min_length }: GroupBoat): ListedBoat {
  return { form, skipper, confirm_min_length, ...(berth_id === undefined ? {} : { berth_id }) };
}

/** The group that the boat comes with, as its reservation names it. */
export function ofGroup(group_id: string, skipper = ''): OfGroup {
  return { group_id, ...(skipper === '' ? {} : { skipper }) };
}

/** The list of boats that a command enters: the file with its boats, and its place in the group. */
export function entryIdOf(context: MarinaContext): string {
  return deriveId(context.command_id, 'list of boats');
}

/** The context in which a boat's reservation is opened, by its place in the list. */
export function boatStep(context: MarinaContext, boat: number) {
  return partOf(context, `boat ${String(boat)}`);
}

/**
 * Enters the boats of a list that the group has recorded: a reservation for each, then all berths together, then what
 * became of them. Each step finds its own first answer, so that an interrupted list is completed with the same command
 * and nothing is done twice. The boats are kept meanwhile as an encrypted file with a key of its own.
 */
@Injectable()
export class GroupEntries {
  constructor(
    private readonly commands: CommandBus,
    private readonly streams: StreamRepository,
    private readonly placing: GroupPlacing,
    private readonly payer: GroupPayer,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  /** Before the list is recorded, so that no recorded list lacks its boats. */
  async keep(boats: readonly ListedBoat[], context: MarinaContext): Promise<Refusal | null> {
    const entry_id = entryIdOf(context);
    const bytes = Buffer.from(JSON.stringify(boats));
    const file = { id: entry_id, person: entry_id, marina: context.marina_id, content_type: 'application/json', bytes };
    // A process may have died after it kept the boats, and their prices may be others since.
    await this.blobs.delete(entry_id);
    return (await this.blobs.put(file)) ?? null;
  }

  async drop(context: MarinaContext): Promise<void> {
    await this.blobs.delete(entryIdOf(context));
  }

  /** @param context that of the command that recorded the list */
  async complete(group_id: string, context: MarinaContext): Promise<CommandReceipt | Refusal> {
    const entry_id = entryIdOf(context);
    const file = await this.blobs.get(entry_id);
    if (file === undefined) throw new Error(`the boats of the list ${entry_id} are gone`);
    const boats = listFile.parse(JSON.parse(file.bytes.toString('utf8')));
    crashPoint('group.before_boats');
    const answers: (CreatedReservation | Refusal)[] = [];
    for (const [index, { form, skipper }] of boats.entries()) {
      const step = boatStep(context, index);
      const command = new CreateReservation(form, step, { group: ofGroup(group_id, skipper) });
      answers.push(await this.commands.execute(command));
      crashPoint('group.after_boat');
    }
    const no_berth = await this.place(boats, answers, context);
    const opened = answers.flatMap((answer) => (isRefusal(answer) ? [] : [answer.id]));
    const { state } = await this.streams.load(groupRecord, group_id);
    if (state?.payer === 'ORGANISER') await this.payer.tell(state, state.payer, opened, context);
    const outcome: GroupEntry = {
      entry_id,
      reservation_ids: opened,
      refused: answers.flatMap((answer, boat) => (isRefusal(answer) ? [refusalOf(answer, boat)] : [])),
      no_berth,
    };
    const times = { now: this.clock.nowIso(), today: '' };
    const recorded = await this.streams.execute(groupRecord, group_id, partOf(context, 'entered'), (state) =>
      decide({ type: 'RecordEntry', outcome }, state, times),
    );
    if (!isRefusal(recorded)) await this.drop(context);
    return recorded;
  }

  private async place(
    boats: readonly ListedBoat[],
    answers: readonly (CreatedReservation | Refusal)[],
    context: MarinaContext,
  ): Promise<GroupEntry['no_berth']> {
    const wishes = boats.flatMap(({ berth_id, confirm_min_length }, index): GroupWish[] => {
      const answer = answers[index];
      if (answer === undefined || isRefusal(answer) || berth_id === undefined) return [];
      return [{ reservation_id: answer.id, berth_id, confirm_min_length }];
    });
    const given = wishes.length === 0 ? null : await this.placing.place(wishes, context);
    if (!isRefusal(given)) return null;
    const hindered = given.details?.['reservation_id'];
    return { reservation_id: typeof hindered === 'string' ? hindered : null, code: given.code };
  }
}

/** The reservations that the boats of a list get, in its order. */
export function plannedIds(boats: readonly unknown[], context: MarinaContext): string[] {
  return boats.map((_, index) => reservationIdOf(boatStep(context, index)));
}

function refusalOf({ code, errors = [] }: Refusal, boat: number) {
  return { boat, code, errors: errors.map(({ path, code: fault }) => ({ path, code: fault })) };
}
