import { Injectable } from '@nestjs/common';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { absenceRecord } from '../records/absence-record.js';
import { AbsenceSettlement } from '../berthing/absence-settlement.js';
import type { AskedEvent } from '../domain/absence-events.js';

/** Sends a step to the berth plan if a crash kept the handler from doing so; otherwise a no-op. */
@Injectable()
export class AbsencePlanPolicy implements Policy<AskedEvent> {
  readonly name = 'absence-planning';
  readonly reactsTo = ['AbsenceReported', 'AbsenceChanged', 'AbsenceCanceled'] as const;

  constructor(private readonly settling: AbsenceSettlement) {}

  handle(event: LoggedEvent<AskedEvent>): Promise<void> {
    const { causation_id } = event.metadata;
    return this.settling.settle(absenceRecord.idOf(event.stream), {
      ...inMarina(causedBy(event, this.name)),
      causation_id,
    });
  }
}
