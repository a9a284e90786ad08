import { Controller } from '@nestjs/common';
import { apiKeyApi } from '../../../contracts/identity/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { MakeApiKey, RevokeApiKey } from '../commands/manage-api-key.js';
import { ListApiKeys } from '../queries/list-api-keys.js';

/** Keys with which programs read the active marina. */
@Controller()
export class ApiKeyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(apiKeyApi.getall)
  getall(@Input() input: RouteInput<typeof apiKeyApi.getall>, @MarinaId() marina: string) {
    return this.queries.execute(new ListApiKeys(marina, input));
  }

  @Endpoint(apiKeyApi.create)
  create(
    @Input() input: RouteInput<typeof apiKeyApi.create>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new MakeApiKey({ ...input, made_by: user_id }, context));
  }

  @Endpoint(apiKeyApi.revoke)
  revoke(@Input() { api_key_id }: RouteInput<typeof apiKeyApi.revoke>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new RevokeApiKey(api_key_id, context));
  }
}
