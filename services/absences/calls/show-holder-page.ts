import { holderAbsenceApi } from '../../../contracts/absences/api.js';
import type { HolderPage } from '../../../contracts/absences/link.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { absenceView } from '../lookups/absence-view.js';
import { absenceList } from '../projections/absence-list.js';
import { absenceLinkRecord } from '../records/absence-link-record.js';
import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';

const MOST_SHOWN = 100;

/** What a berth holder sees by the link of a vessel. */
@Handles(holderAbsenceApi.get)
export class ShowHolderPage {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    resident: { marina_id, vessel_id },
  }: ReceivedCall<typeof holderAbsenceApi.get>): Promise<HolderPage | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const { state } = await this.streams.load(absenceLinkRecord, vessel_id);
    if (marina === null || state.issued === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const { boater_id, expires_at } = state.issued;
    const tonight = { vessel_id, start_date: today, end_date: addDays(today, 1) };
    const [vessel, [boater], berth, found] = await Promise.all([
      this.queries.execute(new FindVessel({ marina_id, vessel_id })),
      this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] })),
      this.queries.execute(new FindHeldBerth(marina_id, tonight)),
      this.projections.model(absenceList).find({
        filter: { marina_id, listed: true, vessel_id, return_date: { $gte: today } },
        sort: [['return_date', 1]],
        limit: MOST_SHOWN,
      }),
    ]);
    return {
      marina: { name: marina.name, today },
      first_name: boater?.first_name ?? null,
      language: boater?.language ?? 'en',
      vessel_name: vessel?.name ?? null,
      berth_name: berth?.berth_name ?? null,
      expires_at,
      absences: found.flatMap((document) => {
        const view = absenceView(document, { marina, today });
        if (view === null) return [];
        const { absence_report_id, revision, departure_date, return_date, nights } = view;
        const { reason, destination, tab, updated_by } = view;
        const dates = { departure_date, return_date, nights };
        return [{ absence_report_id, revision, ...dates, reason, destination, tab, updated_by }];
      }),
    };
  }
}
