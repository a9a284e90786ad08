import { Controller } from '@nestjs/common';
import { planApi } from '../../../contracts/berths/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ReadPlan, ReadPlanBars } from '../queries/read-plan.js';

/** The tape chart. */
@Controller()
export class PlanController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(planApi.plan)
  plan(@Input() input: RouteInput<typeof planApi.plan>, @MarinaId() marina: string) {
    return this.queries.execute(new ReadPlan(marina, input));
  }

  @Endpoint(planApi.planBars)
  planBars(@Input() input: RouteInput<typeof planApi.planBars>, @MarinaId() marina: string) {
    return this.queries.execute(new ReadPlanBars(marina, input));
  }
}
