import { ProjectionHost } from '../../../../services/platform/consuming/projection-host.js';
import { Handles } from '../../../../services/platform/http/handles.js';
import type { ReceivedCall } from '../../../../services/platform/http/received-call.js';
import { buoyApi } from '../contract/api.js';
import { buoyList } from '../projections/buoy-list.js';

@Handles(buoyApi.getall)
export class ListBuoys {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ marina_id }: ReceivedCall<typeof buoyApi.getall>) {
    const found = await this.projections.model(buoyList).find({ filter: { marina_id } });
    return { items: found.map(({ _id, name }) => ({ id: _id, name })), total: found.length };
  }
}
