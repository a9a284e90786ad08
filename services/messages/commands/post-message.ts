import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { PostMessage, type PostMessageInput } from '../../../contracts/messages/commands.js';
import { FindReservation } from '../../../contracts/reservations/queries.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { deriveId } from '../../platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { decide } from '../domain/conversation.js';
import { conversationRecord } from '../records/conversation-record.js';

const notFound = () => refuse('not_found', 'NOT_FOUND');

/** Returns the receipt with the message's id. No one can write to or as an erased boater. */
@CommandHandler(PostMessage)
export class PostMessageHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input, context }: PostMessage): Promise<CommandReceipt | Refusal> {
    const marina_id = context.marina_id;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return notFound();
    if (marina.marina_settings.permissions.chat !== true) return refuse('forbidden', 'FORBIDDEN');
    const refusal = await this.wrongSubject(marina_id, input);
    if (refusal !== null) return refusal;
    const message_id = deriveId(context.command_id, 'message');
    const { boater_id, text, from } = input;
    const command = {
      type: 'PostMessage' as const,
      message_id,
      marina_id,
      boater_id,
      reservation_id: input.reservation_id ?? null,
      absence_report_id: input.absence_report_id ?? null,
      text,
      from,
    };
    const receipt = await this.streams.execute(conversationRecord, boater_id, context, (state) =>
      decide(command, state, { now: this.clock.nowIso() }),
    );
    return isRefusal(receipt) ? receipt : { ...receipt, id: message_id };
  }

  /** Refuses unless the boater, the reservation and the absence are the marina's and belong together. */
  private async wrongSubject(
    marina_id: string,
    { boater_id, reservation_id, absence_report_id }: PostMessageInput,
  ): Promise<Refusal | null> {
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater === undefined || boater.erased) return notFound();
    if (reservation_id !== undefined) {
      const query = new FindReservation({ marina_id, reservation_id });
      const reservation = await this.queries.execute(query);
      if (reservation?.boater_id !== boater_id) return notFound();
    }
    if (absence_report_id !== undefined) {
      const query = new FindAbsence({ marina_id, absence_report_id });
      const absence = await this.queries.execute(query);
      if (absence?.boater_id !== boater_id) return notFound();
    }
    return null;
  }
}
