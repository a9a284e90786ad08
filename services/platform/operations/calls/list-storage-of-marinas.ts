import { operationsApi } from '../../../../contracts/operations/api.js';
import { FindMarinaNames } from '../../../../contracts/operations/queries.js';
import { LimitedBlobStore } from '../../blobs/limited-blob-store.js';
import { QueryBus } from '../../buses/buses.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';

@Handles(operationsApi.storage)
export class ListStorageOfMarinas {
  constructor(
    private readonly storage: LimitedBlobStore,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { page, page_size } }: ReceivedCall<typeof operationsApi.storage>) {
    const rooms = await this.storage.rooms();
    const shown = rooms.slice((page - 1) * page_size, page * page_size);
    const names = await this.queries.execute(new FindMarinaNames(shown.map(({ marina_id }) => marina_id)));
    const items = shown.map((room) => ({ ...room, marina_name: names.get(room.marina_id) ?? room.marina_id }));
    return { items, total: rooms.length };
  }
}
