import { boaterApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { mayWriteCustomer } from '../../../contracts/customers/rules/customer-access.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { isContactShown } from '../domain/boater-view.js';
import { BoaterRegister } from '../records/boater-register.js';

/** Staff give the boater who has one mail address another one. */
@Handles(boaterApi.changeEmail)
export class ChangeEmail {
  constructor(
    private readonly register: BoaterRegister,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { boater_email, new_email },
    marina_id,
    context,
    staff: { principal: who },
  }: ReceivedCall<typeof boaterApi.changeEmail>): Promise<CommandReceipt | Refusal> {
    const notFound = refuse('not_found', customerErrors.boater_not_found);
    // A command that is sent again finds the boater under the new address.
    const id =
      (await this.register.idByEmail(marina_id, boater_email)) ?? (await this.register.idByEmail(marina_id, new_email));
    const boater = id === null ? null : await this.register.find(marina_id, id);
    if (id === null || boater === null) return notFound;
    if (!mayWriteCustomer(who, boater.relation_type, 'change')) return refuse('forbidden', 'FORBIDDEN');
    // Otherwise users could guess an address that the marina hides.
    if (!(await this.seesAddress(marina_id, boater))) return notFound;
    return this.register.change(marina_id, id, { changes: { email: new_email } }, context);
  }

  private async seesAddress(marina_id: string, boater: Parameters<typeof isContactShown>[0]): Promise<boolean> {
    if (isContactShown(boater)) return true;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    return marina?.marina_settings.permissions.hide_contact_details !== true;
  }
}
