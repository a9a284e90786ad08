import { Injectable } from '@nestjs/common';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { PostMessage } from '../../../contracts/messages/commands.js';
import type { CreateMessage } from '../../../contracts/messages/message.js';
import type { Principal } from '../../../contracts/vocabulary/access.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { UploadedFile } from '../../platform/http/upload.js';

/**
 * Staff write to a boater. The message is about the record of the view it is sent from, whatever other ids the request
 * holds.
 */
@Injectable()
export class StaffMessages {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async write(
    { boater_id, text, chat_view, reservation_id, absence_report_id }: CreateMessage,
    who: Principal,
    context: MarinaContext,
    file?: UploadedFile,
  ): Promise<CommandReceipt | Refusal> {
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
