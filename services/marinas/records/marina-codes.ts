import { Injectable } from '@nestjs/common';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { claimedName, Claims } from '../../platform/event-sourcing/claims.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { marinaRecord } from './marina-record.js';

const KIND = 'marina-code';

/** The codes by which boaters' requests refer to marinas; unique in the installation. */
@Injectable()
export class MarinaCodes {
  constructor(
    private readonly streams: StreamRepository,
    private readonly claims: Claims,
  ) {}

  /** `MARINA_CODE_TAKEN` if another marina has the code. */
  claim(code: string, marina_id: string, context: CommandContext): Promise<Refusal | null> {
    const taken = refuse('conflict', 'MARINA_CODE_TAKEN', { details: { code } });
    return this.claims.claim(KIND, code, streamOf(marina_id), context, taken, (stream) => this.isCalled(stream, code));
  }

  release(code: string, marina_id: string, context: CommandContext): Promise<void> {
    return this.claims.release(KIND, code, streamOf(marina_id), context);
  }

  /** The marina with a code; null if there is none. */
  async marinaOf(code: string): Promise<string | null> {
    const stream = await this.claims.ownerOf(KIND, code);
    return stream !== null && (await this.isCalled(stream, code)) ? idOf(stream) : null;
  }

  private async isCalled(stream: string, code: string): Promise<boolean> {
    const { state } = await this.streams.load(marinaRecord, idOf(stream));
    return state.exists && claimedName(state.details.code) === claimedName(code);
  }
}

const streamOf = (marina_id: string): string => marinaRecord.streamOf(marina_id);
const idOf = (stream: string): string => marinaRecord.idOf(stream);
