import { reservationApi } from '../../../contracts/reservations/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MergedStays } from '../berthing/merged-stays.js';

/** Staff separate a stay from the one with which it was merged. */
@Handles(reservationApi.separate)
export class SeparateStayAgain {
  constructor(private readonly stays: MergedStays) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof reservationApi.separate>) {
    return this.stays.separate(input, context);
  }
}
