import { closureApi } from '../../../contracts/berths/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ClosureTellings } from '../records/closure-tellings.js';

/** The people of a closure are told now, at another time, or not at all. */
@Handles(closureApi.tellClosure)
export class TellClosure {
  constructor(private readonly tellings: ClosureTellings) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof closureApi.tellClosure>) {
    const { closure_id, when, tell_at = null } = input;
    if (when === 'NOW') return this.tellings.execute(closure_id, { type: 'Tell' }, context);
    return this.tellings.execute(closure_id, { type: 'SetTelling', tell_at: when === 'AT' ? tell_at : null }, context);
  }
}
