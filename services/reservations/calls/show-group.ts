import { FindBoater } from '../../../contracts/customers/queries.js';
import { groupApi } from '../../../contracts/reservations/api.js';
import type { ShownGroup } from '../../../contracts/reservations/group.js';
import { MOST_GROUP_BOATS } from '../../../contracts/reservations/vocabulary.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ReservationFacts } from '../lookups/reservation-facts.js';
import { reservationRowOf } from '../lookups/reservation-row.js';
import { RowFactsOfMarina } from '../lookups/row-facts.js';
import { reservationList } from '../projections/reservation-list.js';
import { groupRecord } from '../records/group-record.js';

/** A group with the rows of its boats. */
@Handles(groupApi.get)
export class ShowGroup {
  constructor(
    private readonly streams: StreamRepository,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly facts: ReservationFacts,
    private readonly rows: RowFactsOfMarina,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof groupApi.get>): Promise<ShownGroup | Refusal> {
    const { group_id } = input;
    const { state, revision } = await this.streams.load(groupRecord, group_id);
    if (state === null || revision === null || state.marina_id !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const marina = await this.facts.marina(marina_id);
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const found = await this.projections
      .model(reservationList)
      .find({ filter: { group_id }, sort: [['vessel_name', 1]], limit: MOST_GROUP_BOATS });
    const facts = await this.rows.gather(marina, found);
    const boats = found.flatMap((document) => {
      const row = reservationRowOf(document, facts);
      return row === null ? [] : [{ ...row, skipper: document.skipper }];
    });
    const { boater_id, name, start_date, end_date, offered, discount, at: created_at } = state;
    const known = await this.queries.execute(new FindBoater({ marina_id, boater_id }));
    const { first_name, last_name } = known?.boater ?? {};
    const organiser = { boater_id, first_name: first_name ?? '', last_name: last_name ?? '' };
    return { id: group_id, revision, name, organiser, start_date, end_date, offered, discount, created_at, boats };
  }
}
