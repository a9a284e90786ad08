import type { ApiKey } from '../../../contracts/identity/api-key-call-schemas.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { ApiKeyMakers } from '../records/api-key-makers.js';
import { apiKeyList } from '../projections/api-key-list.js';

export class ListApiKeys extends Query<{ items: ApiKey[]; total: number }> {
  constructor(
    readonly marinaId: string,
    readonly input: { readonly page: number; readonly page_size: number },
  ) {
    super();
  }
}

@QueryHandler(ListApiKeys)
export class ListApiKeysHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly makers: ApiKeyMakers,
  ) {}

  async execute({ marinaId, input: { page, page_size } }: ListApiKeys): Promise<{ items: ApiKey[]; total: number }> {
    const model = this.projections.model(apiKeyList);
    const filter = { marina_id: marinaId };
    const skip = (page - 1) * page_size;
    const [found, total] = await Promise.all([
      model.find({ filter, sort: [['created_at', -1]], skip, limit: page_size }),
      model.count(filter),
    ]);
    const items = found.map(async ({ key }) => ({
      id: key.key_id,
      name: key.name,
      scopes: key.scopes,
      created_at: key.created_at,
      expires_at: key.expires_at,
      last_used_on: key.last_used_on,
      revoked_at: key.revoked_at,
      maker_may: await this.makers.stillMay(key),
    }));
    return { items: await Promise.all(items), total };
  }
}
