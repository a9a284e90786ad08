import type { AbsenceList, AbsenceTab, ListAbsences } from '../../../contracts/absences/absence.js';
import { absenceApi } from '../../../contracts/absences/api.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { sortedFields } from '../../../contracts/vocabulary/sorting.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { absenceView } from '../lookups/absence-view.js';
import { absenceList } from '../projections/absence-list.js';
import { FindPlannedAbsences } from '../../../contracts/berths/rehearsal-queries.js';

const ORDERS = {
  departure_date: 'departure_date',
  return_date: 'return_date',
  boater_name: 'boater_sort',
  vessel_name: 'vessel_sort',
  updated_at: 'updated_at',
} as const;

/** Absence reports of a marina, by tab, name and days. */
@Handles(absenceApi.getall)
export class SearchAbsences {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof absenceApi.getall>): Promise<AbsenceList | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const model = this.projections.model(absenceList);
    const all: Filter[] = [{ marina_id, listed: true }, ...narrowed(input)];
    const inTab = (tab: AbsenceTab): Filter => ({ $and: [...all, tabFilter(tab, today)] });
    const filter: Filter = input.tab === undefined ? { $and: all } : inTab(input.tab);
    const { page, page_size, sort } = input;
    const found = await model.find({
      filter,
      sort: sortedFields(sort, 'boater_name').map(([field, direction]) => [ORDERS[field], direction] as const),
      skip: (page - 1) * page_size,
      limit: page_size,
    });
    const [UPCOMING, CURRENT, PAST] = await Promise.all([
      model.count(inTab('UPCOMING')),
      model.count(inTab('CURRENT')),
      model.count(inTab('PAST')),
    ]);
    const absence_ids = found.map(({ _id }) => _id);
    const planned = await this.queries.execute(new FindPlannedAbsences(marina_id, { absence_ids }));
    return {
      items: found.flatMap(
        (document) => absenceView(document, { marina, today, planned: planned.get(document._id) }) ?? [],
      ),
      total: await model.count(filter),
      counts: { UPCOMING, CURRENT, PAST },
    };
  }
}

function narrowed({ search, vessel_id, date_from, date_to }: ListAbsences): Filter[] {
  const wanted = folded(search);
  return [
    ...(wanted === '' ? [] : [{ search: { $contains: wanted } }]),
    ...(vessel_id === undefined ? [] : [{ vessel_id }]),
    ...(date_from === undefined ? [] : [{ return_date: { $gte: date_from } }]),
    ...(date_to === undefined ? [] : [{ departure_date: { $lte: date_to } }]),
  ];
}

function tabFilter(tab: AbsenceTab, today: string): Filter {
  switch (tab) {
    case 'UPCOMING':
      return { departure_date: { $gt: today } };
    case 'CURRENT':
      return { departure_date: { $lte: today }, return_date: { $gte: today } };
    case 'PAST':
      return { return_date: { $lt: today } };
  }
}
