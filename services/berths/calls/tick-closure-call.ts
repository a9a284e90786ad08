import { closureApi } from '../../../contracts/berths/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { ClosureTellings } from '../records/closure-tellings.js';

/** Ticks or unticks that staff have rung a person about a closure. */
@Handles(closureApi.tickCall)
export class TickClosureCall {
  constructor(private readonly tellings: ClosureTellings) {}

  execute({ input, marinaContext: context }: ReceivedCall<typeof closureApi.tickCall>) {
    const { closure_id, ...call } = input;
    return this.tellings.execute(closure_id, { type: 'TickCall', ...call }, context);
  }
}
