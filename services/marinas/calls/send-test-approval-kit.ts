import { settingsApi } from '../../../contracts/marinas/api.js';
import { SendTestKit } from '../../../contracts/reservations/commands.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(settingsApi.testKit)
export class SendTestApprovalKit {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { language }, marinaContext: context }: ReceivedCall<typeof settingsApi.testKit>) {
    return this.commands.execute(new SendTestKit(language, context));
  }
}
