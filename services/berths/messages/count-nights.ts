import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { berthsOfNight, nightCounts } from '../domain/night-counts.js';
import type { Occupant } from '../domain/occupant.js';
import { OverdueBoats } from '../lookups/overdue-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { CountNights } from '../../../contracts/berths/figures-queries.js';

@QueryHandler(CountNights)
export class CountNightsHandler {
  constructor(
    private readonly plans: BerthPlans,
    private readonly overdue: OverdueBoats,
  ) {}

  async execute({ marina_id, nights, known }: CountNights): Promise<BusAnswer<CountNights>> {
    const now = await this.plans.today(marina_id);
    if (now === null) return null;
    const state = await this.plans.state(marina_id);
    const [occupants, strangers] = await Promise.all([
      this.overdue.occupants(marina_id, state, known),
      this.overdue.strangers(marina_id, state, known?.strangers),
    ]);
    const seen = strangers.map(({ berth_id }) => [berth_id, { berth_holder_type: 'VISITOR' as const }] as const);
    const still = new Map<string, Pick<Occupant, 'berth_holder_type'>>([...seen, ...occupants]);
    return { nights: nightCounts(state, now.today, nights, still), ...berthsOfNight(state, now.today, still) };
  }
}
