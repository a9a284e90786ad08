import { operationsApi } from '../../../../contracts/operations/api.js';
import { refuse } from '../../../../contracts/vocabulary/refusal.js';
import { DeadLetters } from '../../consuming/dead-letters.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';
import { DeadLetterRetry } from '../dead-letter-retry.js';

@Handles(operationsApi.resume)
export class ResumeParkedStream {
  constructor(
    private readonly deadLetters: DeadLetters,
    private readonly retry: DeadLetterRetry,
  ) {}

  async execute({ input: { consumer, stream } }: ReceivedCall<typeof operationsApi.resume>) {
    const [deadLetter] = await this.deadLetters.find({ consumer, stream });
    if (deadLetter === undefined) return refuse('not_found', 'PARKED_STREAM_NOT_FOUND');
    return { resumed: await this.retry.resume(consumer, stream) };
  }
}
