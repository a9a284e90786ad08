import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { ReservationEventOf } from '../domain/events/reservation-event.js';
import { MergedStays } from '../berthing/merged-stays.js';
import { reservationRecord } from '../records/reservation-record.js';

type Begun = ReservationEventOf<'ReservationCanceledByMarina' | 'DuplicateSeparated'>;

/**
 * Completes the merging of two stays, and their separation, that a crash interrupted, as the command of the person who
 * began it; otherwise a no-op.
 */
@Injectable()
export class MergeCompletionPolicy implements Policy<Begun> {
  readonly name = 'merge-finishing';
  readonly reactsTo = ['ReservationCanceledByMarina', 'DuplicateSeparated'] as const;

  constructor(private readonly stays: MergedStays) {}

  async handle(event: LoggedEvent<Begun>): Promise<void> {
    const own = reservationRecord.idOf(event.stream);
    const pair = pairOf(event, own);
    if (pair === null) return;
    const { causation_id: command_id, command_hash, actor } = event.metadata;
    const context = { ...inMarina(causedBy(event, this.name)), command_id, command_hash, actor };
    await this.stays.complete(pair.duplicate_id, pair.going_id, context);
  }
}

/** The duplicate ends first, and what the stay that goes on gives back is given first. Null: nothing was begun. */
function pairOf({ type, data }: LoggedEvent<Begun>, own: string) {
  if (type === 'DuplicateSeparated') {
    return { duplicate_id: (data as ReservationEventOf<'DuplicateSeparated'>['data']).duplicate_id, going_id: own };
  }
  const { merged, duplicate_of } = data as ReservationEventOf<'ReservationCanceledByMarina'>['data'];
  return merged === undefined || duplicate_of === undefined ? null : { duplicate_id: own, going_id: duplicate_of };
}
