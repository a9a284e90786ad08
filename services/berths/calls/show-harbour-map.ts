import { FindLastChange } from '../../../contracts/audit/queries.js';
import { harbourMapApi } from '../../../contracts/berths/api.js';
import type { Arrangement, HarbourMap, MapBerth, MapPier, PastMoment } from '../../../contracts/berths/harbour-map.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { inServiceOn } from '../domain/closures.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { PastPlans } from '../lookups/past-plans.js';
import { StandingMaps } from '../lookups/standing-maps.js';
import { pierList } from '../projections/pier-list.js';
import { planRecord } from '../records/berth-plan-record.js';
import { harbourMapRecord } from '../records/harbour-map-record.js';

@Handles(harbourMapApi.showMap)
export class ShowHarbourMap {
  constructor(
    private readonly maps: StandingMaps,
    private readonly past: PastPlans,
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input,
    marina_id,
    language,
  }: ReceivedCall<typeof harbourMapApi.showMap>): Promise<HarbourMap | Refusal> {
    const standing = await this.maps.on(marina_id, input.at ?? null, input.date);
    if (isRefusal(standing)) return standing;
    const { at, date, today, plan, boats, strangers, totals } = standing;
    const berths = berthsOf(plan, date);
    return {
      date,
      today,
      moment: at === null ? null : await this.moment(marina_id, language, at),
      arrangement: await this.arrangement(marina_id, at),
      piers: await this.piers(marina_id, plan, at),
      berths: berths.map(({ pier_name: _name, ...berth }) => berth),
      boats: [...boats],
      strangers: [...strangers],
      totals,
    };
  }

  private async moment(marina_id: string, language: Language, at: string): Promise<PastMoment> {
    const stream = planRecord.streamOf(marina_id);
    return { at, last_change: await this.queries.execute(new FindLastChange({ marina_id, language, stream, at })) };
  }

  private async arrangement(marina_id: string, at: string | null): Promise<Arrangement> {
    const { state, revision } =
      at === null ? await this.streams.load(harbourMapRecord, marina_id) : await this.past.arrangement(marina_id, at);
    return {
      piers: [...state.piers.values()],
      shores: [...state.shores],
      north: state.north,
      revision: revision ?? -1,
    };
  }

  /** Now also the piers that have no berth yet; at a past moment the plan knows only those with berths. */
  private async piers(marina_id: string, plan: BerthPlanState, at: string | null): Promise<MapPier[]> {
    const there = [...plan.berths.values()].filter(({ left }) => !left);
    const piers = new Map(there.map(({ facts }) => [facts.pier_id, facts.pier_name]));
    if (at === null) {
      for await (const { _id, name } of this.projections.model(pierList).each({ filter: { marina_id } })) {
        if (!piers.has(_id)) piers.set(_id, name);
      }
    }
    return [...piers].map(([id, name]) => ({ id, name })).sort((one, other) => natural.compare(one.name, other.name));
  }
}

const natural = new Intl.Collator('en', { numeric: true });

/** The berths of the plan on a night, by pier in natural order and number. */
function berthsOf(plan: BerthPlanState, date: string): (MapBerth & { readonly pier_name: string })[] {
  return [...plan.berths.values()]
    .filter(({ left }) => !left)
    .map((berth) => {
      const { facts } = berth;
      const active = inServiceOn(berth, dayNumber(date));
      const { berth_id: id, pier_id, pier_name, number, lettered, max_loa, max_beam, max_draft } = facts;
      const { boat_types, offered } = facts;
      return { id, pier_id, pier_name, number, lettered, max_loa, max_beam, max_draft, boat_types, active, offered };
    })
    .sort((one, other) => natural.compare(one.pier_name, other.pier_name) || one.number - other.number);
}
