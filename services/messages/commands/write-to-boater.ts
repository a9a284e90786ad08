import { FindBoaters } from '../../../contracts/customers/queries.js';
import { PostMessage } from '../../../contracts/messages/commands.js';
import type { CreateMessage } from '../../../contracts/messages/message.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { Command } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';

/**
 * Staff write to a boater. The message is about the record of the view it is sent from, whatever other ids the request
 * holds.
 */
export class WriteToBoater extends Command<CommandReceipt | Refusal> {
  constructor(
    readonly input: CreateMessage,
    readonly who: Principal,
    readonly context: MarinaContext,
    readonly file?: { readonly name: string; readonly bytes: Buffer },
  ) {
    super();
  }
}

@CommandHandler(WriteToBoater)
export class WriteToBoaterHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input, who, context, file }: WriteToBoater): Promise<CommandReceipt | Refusal> {
    const { boater_id, text, chat_view, reservation_id, absence_report_id } = input;
    const [boater] = await this.queries.execute(
      new FindBoaters({ marina_id: context.marina_id, boater_ids: [boater_id] }),
    );
    if (boater === undefined) return refuse('not_found', 'NOT_FOUND');
    const toVisitor = boater.relation_type === 'VISITOR';
    // Spec 1 §6; all staff may write to residents.
    if (toVisitor && !who.is_admin && who.permissions.reservations !== 'EDITOR')
      return refuse('forbidden', 'FORBIDDEN');
    const about =
      chat_view === 'Reservation' ? { reservation_id } : chat_view === 'AbsenceReport' ? { absence_report_id } : {};
    const message = { boater_id, text, from: 'MARINA' as const, ...about, ...(file === undefined ? {} : { file }) };
    return this.commands.execute(new PostMessage(message, context));
  }
}
