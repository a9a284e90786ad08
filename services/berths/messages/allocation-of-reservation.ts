import { QueryHandler } from '../../platform/buses/buses.js';
import { allocationOfReservation } from '../domain/berth-plan-questions.js';
import { BerthPlans } from '../records/berth-plans.js';
import {
  AllocationOfReservation,
  type AllocationOfReservationAnswer,
} from '../../../contracts/berths/allocation-queries.js';

@QueryHandler(AllocationOfReservation)
export class AllocationOfReservationHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: AllocationOfReservation): Promise<AllocationOfReservationAnswer | null> {
    return allocationOfReservation(await this.plans.state(marina_id), input.reservation_id);
  }
}
