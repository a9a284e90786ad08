import { Controller } from '@nestjs/common';
import { boaterActivityApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, MarinaId, type RouteInput } from '../../platform/http/endpoint.js';
import { ShowBoaterActivity } from '../queries/boater-activity.js';
import { ShowBoaterBalance } from '../queries/boater-balance.js';

/** Where a boater has been, and what they paid. */
@Controller()
export class BoaterActivityController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(boaterActivityApi.get)
  get(@Input() { boater_id }: RouteInput<typeof boaterActivityApi.get>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowBoaterActivity(marina, boater_id));
  }

  @Endpoint(boaterActivityApi.balance)
  async balance(@Input() { boater_id }: RouteInput<typeof boaterActivityApi.balance>, @MarinaId() marina: string) {
    const found = await this.queries.execute(new ShowBoaterBalance(marina, boater_id));
    return found ?? refuse('not_found', customerErrors.boater_not_found);
  }
}
