import { settingsApi } from '../../../contracts/marinas/api.js';
import type { MarinaFile } from '../../../contracts/marinas/files.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { filesOf } from '../lookups/stored-files.js';
import { MarinaFileView } from '../records/marina-file-view.js';

/** The marina's files as its settings show them. */
@Handles(settingsApi.files)
export class ShowMarinaFiles {
  constructor(
    private readonly streams: StreamRepository,
    private readonly files: MarinaFileView,
  ) {}

  async execute({
    input: { requested_type },
    marina_id,
  }: ReceivedCall<typeof settingsApi.files>): Promise<{ readonly items: MarinaFile[]; readonly total: number }> {
    const stored = await filesOf(this.streams, marina_id, requested_type);
    const items = await Promise.all(stored.map((file) => this.files.show(file)));
    return { items, total: items.length };
  }
}
