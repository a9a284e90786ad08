import type { MarinaFileType } from '../../../contracts/marinas/vocabulary.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { StoredFile } from '../domain/marina-events.js';
import { marinaRecord } from '../records/marina-record.js';

/** The marina's files, all or those of one type; `former`: its former cancellation policies as well. */
export async function filesOf(
  streams: StreamRepository,
  marina_id: string,
  type: MarinaFileType | undefined,
  former = false,
): Promise<readonly StoredFile[]> {
  const { state } = await streams.load(marinaRecord, marina_id);
  if (!state.exists) return [];
  return [...state.files, ...(former ? state.former_policies : [])].filter(
    ({ requested_type }) => type === undefined || requested_type === type,
  );
}
