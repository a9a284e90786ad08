import { settingsApi } from '../../../contracts/marinas/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MarinaFileStore } from '../records/marina-file-store.js';

/** Staff add a file of the marina: of the approval kit, a cancellation policy or a photo. */
@Handles(settingsApi.addFile)
export class AddMarinaFile {
  constructor(private readonly store: MarinaFileStore) {}

  execute({ input, file, marinaContext: context }: ReceivedCall<typeof settingsApi.addFile>) {
    return this.store.add({ input, file }, context);
  }
}
