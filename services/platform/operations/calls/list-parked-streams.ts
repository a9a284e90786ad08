import { operationsApi } from '../../../../contracts/operations/api.js';
import { parkedStream } from '../../../../contracts/operations/call-schemas.js';
import { DeadLetters } from '../../consuming/dead-letters.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';

@Handles(operationsApi.parked)
export class ListParkedStreams {
  constructor(private readonly deadLetters: DeadLetters) {}

  async execute({ input: { consumer, page, page_size } }: ReceivedCall<typeof operationsApi.parked>) {
    const found = await this.deadLetters.find(consumer === undefined ? {} : { consumer });
    const items = found.slice((page - 1) * page_size, page * page_size).map((entry) => parkedStream.parse(entry));
    return { items, total: found.length };
  }
}
