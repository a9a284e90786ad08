import { Injectable } from '@nestjs/common';
import { ChangeBerthNote } from '../../../contracts/berths/commands.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { causedBy, type Policy } from '../../platform/consuming/policy-host.js';
import { inMarina, partOf } from '../../platform/event-sourcing/command-context.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import type { WalkEventOf } from '../domain/walk-events.js';
import { DockWalks } from '../records/dock-walks.js';
import { walkRecord } from '../records/walk-records.js';

type Noted = WalkEventOf<'BerthNoted' | 'ConflictDecided'>;

/**
 * Writes notes of a walk on their berths. A note that somebody changed since the phone showed it is not overwritten:
 * staff decide.
 */
@Injectable()
export class BerthNotePolicy implements Policy<Noted> {
  readonly name = 'dock-walk-notes';
  readonly reactsTo = ['BerthNoted', 'ConflictDecided'] as const;

  constructor(
    private readonly commands: CommandBus,
    private readonly walks: DockWalks,
  ) {}

  async handle(event: LoggedEvent<Noted>): Promise<void> {
    const { data } = event;
    if (data.note === null || ('writes' in data && !data.writes)) return;
    const context = { ...inMarina(causedBy(event, this.name)), actor: event.metadata.actor };
    const was = 'knew_note' in data && data.knew_note !== null ? { was: data.knew_note } : {};
    const note = { berth_id: data.berth_id, notes: data.note, ...was };
    const written = await this.commands.execute(new ChangeBerthNote(note, context));
    if (!isRefusal(written) || written.code !== berthErrors.note_changed || !('tap_id' in data)) return;
    const { tap_id, pier_id } = data;
    const asked = { type: 'NoteOvertaken' as const, tap_id, pier_id, present: noteIn(written.details) };
    await this.walks.execute(walkRecord.idOf(event.stream), asked, partOf(context, 'ask'));
  }
}

function noteIn(details: Readonly<Record<string, unknown>> | undefined): string {
  return typeof details?.['notes'] === 'string' ? details['notes'] : '';
}
