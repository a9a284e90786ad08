import { Injectable } from '@nestjs/common';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide, type DocumentCommand, type DocumentState } from '../domain/document.js';
import { documentRecord } from './document-record.js';

/** The documents of boaters and boats of one installation. */
@Injectable()
export class DocumentRegister {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The document in this marina's register; null if there is none with this id, or it was deleted. */
  async find(marina_id: string, documentId: string): Promise<Extract<DocumentState, { exists: true }> | null> {
    const { state } = await this.streams.load(documentRecord, documentId);
    return state.exists && !state.deleted && state.marina_id === marina_id ? state : null;
  }

  async decide(
    marina_id: string,
    documentId: string,
    command: DocumentCommand,
    context: CommandContext,
  ): Promise<CommandReceipt | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const today = this.clock.today(marina?.time_zone ?? 'UTC');
    const facts = { document_id: documentId, marina_id, now: this.clock.nowIso(), today };
    return this.streams.execute(documentRecord, documentId, context, (state) => decide(command, state, facts));
  }
}
