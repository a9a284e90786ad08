import { reservationApi } from '../../../contracts/reservations/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { MergedStays } from '../berthing/merged-stays.js';

/** Staff say that two stays of one boat are one. */
@Handles(reservationApi.merge)
export class MergeStaysAsOne {
  constructor(private readonly stays: MergedStays) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof reservationApi.merge>) {
    return this.stays.merge(input, context);
  }
}
