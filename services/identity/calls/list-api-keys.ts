import type { ApiKey } from '../../../contracts/identity/api-key-call-schemas.js';
import { apiKeyApi } from '../../../contracts/identity/api.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ApiKeyMakers } from '../lookups/api-key-makers.js';
import { apiKeyList } from '../projections/api-key-list.js';

@Handles(apiKeyApi.getall)
export class ListApiKeys {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly makers: ApiKeyMakers,
  ) {}

  async execute({
    input: { page, page_size },
    marina_id,
  }: ReceivedCall<typeof apiKeyApi.getall>): Promise<{ items: ApiKey[]; total: number }> {
    const model = this.projections.model(apiKeyList);
    const filter = { marina_id };
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
