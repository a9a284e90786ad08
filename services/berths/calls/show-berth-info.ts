import { berthInfoApi } from '../../../contracts/berths/api.js';
import type { BerthDetail } from '../../../contracts/berths/berth-info.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BerthDetails } from '../lookups/berth-details.js';

@Handles(berthInfoApi.berthInfo)
export class ShowBerthInfo {
  constructor(private readonly details: BerthDetails) {}

  execute({
    input: { berth_id },
    marina_id,
  }: ReceivedCall<typeof berthInfoApi.berthInfo>): Promise<BerthDetail | Refusal> {
    return this.details.of(marina_id, berth_id);
  }
}
