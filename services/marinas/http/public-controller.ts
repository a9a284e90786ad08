import { Controller } from '@nestjs/common';
import { publicApi } from '../../../contracts/marinas/api.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, type RouteInput } from '../../platform/http/endpoint.js';
import { ShowPublicData } from '../queries/show-public-data.js';

/** What anybody may read. */
@Controller()
export class PublicController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(publicApi.data)
  data(@Input() { language }: RouteInput<typeof publicApi.data>) {
    return this.queries.execute(new ShowPublicData(language));
  }
}
