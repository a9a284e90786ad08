import type * as z from 'zod';
import { cardImportApi } from '../../../contracts/memberships/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { progressOf } from '../domain/card-import.js';
import { cardImportRecord } from '../records/card-import-record.js';

/** How far the marina's latest import has come. */
@Handles(cardImportApi.progress)
export class ShowCardImport {
  constructor(private readonly works: LongWorks) {}

  async execute({
    marina_id,
  }: ReceivedCall<typeof cardImportApi.progress>): Promise<z.output<(typeof cardImportApi.progress)['answer']>> {
    const latest = await this.works.latest(cardImportRecord, marina_id);
    return { latest: latest === null ? null : progressOf(latest) };
  }
}
