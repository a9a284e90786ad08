import { Injectable } from '@nestjs/common';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { AbsenceEvent } from '../domain/absence-events.js';
import type { CausedAbsenceEvent } from '../domain/absence-steps.js';
import { absenceRecord } from './absence-record.js';

/** More than the number of events of any report. */
const MOST_EVENTS = 1_000;

/** The events of absence reports. */
@Injectable()
export class AbsenceHistories {
  constructor(private readonly streams: StreamRepository) {}

  /** Oldest first; empty: there is no such report. */
  async of(absence_id: string): Promise<readonly CausedAbsenceEvent[]> {
    const events = await this.streams.eventsSince(absenceRecord.streamOf(absence_id), -1, MOST_EVENTS);
    return events.map(caused);
  }
}

function caused({ type, data, metadata, position }: LoggedEvent): CausedAbsenceEvent {
  const { causation_id: action_id, recorded_at: at, actor: by } = metadata;
  return { event: { type, data } as AbsenceEvent, position, action_id, at, by };
}
