import { chainDashboardApi } from '../../../contracts/dashboard/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ChainMarinas } from '../lookups/chain-marinas.js';

/** Forgets the answers of a chain manager's marinas and asks them again. */
@Handles(chainDashboardApi.reset)
export class ResetChain {
  constructor(private readonly marinas: ChainMarinas) {}

  async execute({
    staff: { user_id },
  }: ReceivedCall<typeof chainDashboardApi.reset>): Promise<{ marinas: number; answered: number }> {
    const own = await this.marinas.of(user_id);
    for (const marina of own) this.marinas.answers.forget(marina);
    const answers = await this.marinas.answers.answersOf(own);
    return { marinas: own.length, answered: answers.filter(({ figures }) => figures !== null).length };
  }
}
