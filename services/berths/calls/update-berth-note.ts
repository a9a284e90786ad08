import { berthInfoApi } from '../../../contracts/berths/api.js';
import { ChangeBerthNote } from '../../../contracts/berths/commands.js';
import { CommandBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';

@Handles(berthInfoApi.updateNote)
export class UpdateBerthNote {
  constructor(private readonly commands: CommandBus) {}

  execute({ input: { berth_id, note }, marinaContext: context }: ReceivedCall<typeof berthInfoApi.updateNote>) {
    return this.commands.execute(new ChangeBerthNote({ berth_id, notes: note }, context));
  }
}
