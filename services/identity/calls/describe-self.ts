import { sessionApi } from '../../../contracts/identity/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SelfDescription } from '../lookups/self-description.js';

@Handles(sessionApi.self)
export class DescribeSelf {
  constructor(private readonly self: SelfDescription) {}

  execute({ staff }: ReceivedCall<typeof sessionApi.self>) {
    return this.self.of(staff, staff.marina_id);
  }
}
