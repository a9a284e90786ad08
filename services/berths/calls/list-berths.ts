import { berthApi } from '../../../contracts/berths/api.js';
import type { BerthListAnswer } from '../../../contracts/berths/records.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthLists } from '../lookups/berth-lists.js';

@Handles(berthApi.listBerths)
export class ListBerths {
  constructor(private readonly lists: BerthLists) {}

  execute({ input, marina_id }: ReceivedCall<typeof berthApi.listBerths>): Promise<BerthListAnswer> {
    return this.lists.list(marina_id, input);
  }
}
