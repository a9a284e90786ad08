import { Controller } from '@nestjs/common';
import { legalTextApi, logoApi, publicApi } from '../../../contracts/marinas/api.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Endpoint, Input, type RouteInput } from '../../platform/http/endpoint.js';
import { SentFile } from '../../platform/http/sent-file.js';
import { ListMarinasByCode, ShowLegalText } from '../queries/show-configuration.js';
import { ShowLogo } from '../queries/show-association.js';
import { ShowPublicData } from '../queries/show-public-data.js';

/** What anybody may read. */
@Controller()
export class PublicController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(publicApi.data)
  data(@Input() { language }: RouteInput<typeof publicApi.data>) {
    return this.queries.execute(new ShowPublicData(language));
  }

  @Endpoint(legalTextApi.text)
  text(@Input() asked: RouteInput<typeof legalTextApi.text>) {
    return this.queries.execute(new ShowLegalText(asked));
  }

  @Endpoint(logoApi.show)
  async logo(@Input() { logo_id }: RouteInput<typeof logoApi.show>) {
    const logo = await this.queries.execute(new ShowLogo(logo_id));
    // Another picture gets another id.
    const cached = 'public, max-age=31536000, immutable';
    return isRefusal(logo) ? logo : new SentFile({ ...logo, opens: 'in the browser', cached });
  }

  @Endpoint(legalTextApi.marinas)
  marinas() {
    return this.queries.execute(new ListMarinasByCode());
  }
}
