import { FindUserAddress } from '../../../contracts/identity/queries.js';
import { marinaErrorCodes } from '../../../contracts/marinas/errors.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { SendTestKit } from '../../../contracts/reservations/commands.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { RateLimits } from '../../platform/http/rate-limits.js';
import { ApprovalKits } from '../mail/approval-kits.js';

/** The address is always the sender's own, so that a test cannot reach anybody else. */
@CommandHandler(SendTestKit)
export class SendTestKitHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly kits: ApprovalKits,
    private readonly limits: RateLimits,
  ) {}

  async execute({ language, context }: SendTestKit): Promise<BusAnswer<SendTestKit>> {
    const { id: user_id, name } = context.actor;
    const [marina, to] = await Promise.all([
      this.queries.execute(new FindMarina(context.marina_id)),
      this.queries.execute(new FindUserAddress(user_id)),
    ]);
    if (marina === null || to === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    await this.limits.count('mailbox', `approval kit of ${user_id}`);
    const mail_id = deriveId(context.command_id, 'test-kit');
    const sent = await this.kits.sendTest(marina, { mail_id, user_id, to, name: name ?? '', language });
    return sent ? { sent_to: to } : refuse('conflict', marinaErrorCodes.kit_empty);
  }
}
