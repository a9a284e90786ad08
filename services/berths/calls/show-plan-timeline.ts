import type * as z from 'zod';
import { harbourMapApi } from '../../../contracts/berths/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { PastPlans } from '../lookups/past-plans.js';

type Timeline = z.input<typeof harbourMapApi.planTimeline.answer>;

/** The moments at which a marina's plan changed between two instants (UTC ISO 8601), both included. */
@Handles(harbourMapApi.planTimeline)
export class ShowPlanTimeline {
  constructor(private readonly past: PastPlans) {}

  async execute({ input: range, marina_id }: ReceivedCall<typeof harbourMapApi.planTimeline>): Promise<Timeline> {
    const [from, to] = [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
    const items = [...(await this.past.ticks(marina_id, from, to))];
    return { items, total: items.length, first: await this.past.first(marina_id) };
  }
}
