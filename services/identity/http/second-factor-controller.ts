import { Controller } from '@nestjs/common';
import { secondFactorApi } from '../../../contracts/identity/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { ChangeOwnSecondFactor } from '../commands/own-second-factor.js';
import { ResetSecondFactor } from '../commands/reset-second-factor.js';
import { BeginSecondFactor, ShowSecondFactor } from '../queries/second-factor.js';
import { managerOf } from './managing-user.js';

/** The second factor of sign-in. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(secondFactorApi.get)
  get(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ShowSecondFactor(user_id));
  }

  @Endpoint(secondFactorApi.start)
  start(@Input() { password }: RouteInput<typeof secondFactorApi.start>, @Staff() caller: StaffCaller) {
    return this.queries.execute(new BeginSecondFactor(caller, password));
  }

  @Endpoint(secondFactorApi.confirm)
  confirm(
    @Input() input: RouteInput<typeof secondFactorApi.confirm>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeOwnSecondFactor(caller, { type: 'Confirm', ...input }, context));
  }

  @Endpoint(secondFactorApi.recoveryCodes)
  recoveryCodes(
    @Input() input: RouteInput<typeof secondFactorApi.recoveryCodes>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeOwnSecondFactor(caller, { type: 'ReplaceCodes', ...input }, context));
  }

  @Endpoint(secondFactorApi.remove)
  remove(
    @Input() input: RouteInput<typeof secondFactorApi.remove>,
    @Staff() caller: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeOwnSecondFactor(caller, { type: 'Remove', ...input }, context));
  }

  @Endpoint(secondFactorApi.reset)
  reset(
    @Input() { user_id, password }: RouteInput<typeof secondFactorApi.reset>,
    @Staff() caller: StaffCaller,
    @MarinaId() marina: string,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ResetSecondFactor(user_id, { ...managerOf(caller, marina), password }, context));
  }
}
