import { marinaApi } from '../../../contracts/marinas/api.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { marinaView } from '../domain/marina.js';
import { marinaRecord } from '../records/marina-record.js';

/** One marina with its revision, for administrators. */
@Handles(marinaApi.get)
export class GetMarina {
  constructor(private readonly streams: StreamRepository) {}

  async execute({
    input: { marina_id },
  }: ReceivedCall<typeof marinaApi.get>): Promise<{ marina: Marina; revision: number } | Refusal> {
    const { state, revision } = await this.streams.load(marinaRecord, marina_id);
    const marina = marinaView(marina_id, state);
    return marina === null || revision === null ? refuse('not_found', 'MARINA_NOT_FOUND') : { marina, revision };
  }
}
