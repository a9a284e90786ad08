import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
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
    const { text, from } = input;
    const boater_id = await this.conversationOf(marina_id, input);
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

  /**
   * A message about a stay or an absence belongs to the record of the person that has it, any other to the record that
   * stands for the person.
   */
  private async conversationOf(
    marina_id: string,
    { boater_id, reservation_id, absence_report_id }: PostMessageInput,
  ): Promise<string> {
    if (reservation_id !== undefined) {
      const stay = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
      return stay?.boater_id ?? boater_id;
    }
    if (absence_report_id !== undefined) {
      const absence = await this.queries.execute(new FindAbsence({ marina_id, absence_report_id }));
      return absence?.boater_id ?? boater_id;
    }
    return (await this.recordsOf(marina_id, boater_id))[0] ?? boater_id;
  }

  private async recordsOf(marina_id: string, boater_id: string): Promise<readonly string[]> {
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    return records.get(boater_id) ?? [];
  }

  /** Refuses unless the boater, the reservation and the absence are the marina's and belong together. */
  private async wrongSubject(
    marina_id: string,
    { boater_id, reservation_id, absence_report_id }: PostMessageInput,
  ): Promise<Refusal | null> {
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater === undefined || boater.erased) return notFound();
    const theirs = await this.recordsOf(marina_id, boater_id);
    if (reservation_id !== undefined) {
      const query = new FindReservation({ marina_id, reservation_id });
      const reservation = await this.queries.execute(query);
      if (reservation === null || !theirs.includes(reservation.boater_id)) return notFound();
    }
    if (absence_report_id !== undefined) {
      const query = new FindAbsence({ marina_id, absence_report_id });
      const absence = await this.queries.execute(query);
      if (absence === null || !theirs.includes(absence.boater_id)) return notFound();
    }
    return null;
  }
}
