import { auditApi } from '../../../contracts/audit/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SealHistory } from '../messages/seal-history.js';
import { sealedAnswer } from '../sealing/sealed-answer.js';

@Handles(auditApi.sealEverywhere)
export class SealHistoriesEverywhere {
  constructor(private readonly queries: QueryBus) {}

  async execute({ input: { filter }, staff: by, language }: ReceivedCall<typeof auditApi.sealEverywhere>) {
    return sealedAnswer(await this.queries.execute(new SealHistory({ ...by, language }, filter)));
  }
}
