import { planGestureApi } from '../../../contracts/berths/api.js';
import { PreviewGesture } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(planGestureApi.planPreview)
export class PreviewPlanGesture {
  constructor(private readonly queries: QueryBus) {}

  execute({ input: { gesture }, marina_id: marina }: ReceivedCall<typeof planGestureApi.planPreview>) {
    return this.queries.execute(new PreviewGesture(marina, gesture));
  }
}
