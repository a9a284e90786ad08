import { ListWaitingStays } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { WaitingLine } from '../lookups/waiting-line.js';
import { reservationList } from '../projections/reservation-list.js';

@QueryHandler(ListWaitingStays)
export class ListWaitingStaysHandler {
  constructor(
    private readonly line: WaitingLine,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ input }: ListWaitingStays): Promise<BusAnswer<ListWaitingStays>> {
    const waiting = (await this.line.of(input.marina_id)).filter(
      ({ state }) => state.berth === null && state.start_date >= input.start_date && state.end_date <= input.end_date,
    );
    const listed = await this.projections.model(reservationList).getMany(waiting.map(({ _id }) => _id));
    const numbers = new Map(listed.map(({ _id, view_id, state }) => [_id, { view_id, name: state.vessel_name }]));
    return waiting.map(({ _id: reservation_id, state }) => {
      const { length, beam, draft } = state.vessel;
      const { view_id = '', name: vessel_name = null } = numbers.get(reservation_id) ?? {};
      const { start_date, end_date } = state;
      return { reservation_id, view_id, vessel_name, length, beam, draft, start_date, end_date };
    });
  }
}
