import { Injectable } from '@nestjs/common';
import { FindAbsence } from '../../../contracts/absences/queries.js';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { FindReservation } from '../../../contracts/reservations/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';

const notFound = () => refuse('not_found', 'NOT_FOUND');

/** The records that a message names. */
export interface MessageAbout {
  readonly boater_id: string;
  readonly reservation_id?: string | undefined;
  readonly absence_report_id?: string | undefined;
}

/** Checks the records that a message names. */
@Injectable()
export class MessageSubject {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The record of the person whose conversation has the message: that of the stay or the absence, for any other message
   * the one that stands for the person. Refuses unless the marina has messages, and boater, reservation and absence are
   * its own and belong to one person.
   */
  async conversationOf(
    marina_id: string,
    { boater_id, reservation_id, absence_report_id }: MessageAbout,
  ): Promise<{ readonly boater_id: string; readonly reservation_id?: string } | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return notFound();
    if (marina.marina_settings.permissions.chat !== true) return refuse('forbidden', 'FORBIDDEN');
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (boater === undefined || boater.erased) return notFound();
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    const theirs = records.get(boater_id) ?? [];
    let conversation = theirs[0] ?? boater_id;
    if (absence_report_id !== undefined) {
      const absence = await this.queries.execute(new FindAbsence({ marina_id, absence_report_id }));
      if (absence === null || !theirs.includes(absence.boater_id)) return notFound();
      conversation = absence.boater_id;
    }
    if (reservation_id !== undefined) {
      const stay = await this.queries.execute(new FindReservation({ marina_id, reservation_id }));
      if (stay === null || !theirs.includes(stay.boater_id)) return notFound();
      // What is written about a duplicate is said about the stay that goes on.
      const { goes_on_as } = stay;
      return { boater_id: stay.boater_id, ...(goes_on_as === null ? {} : { reservation_id: goes_on_as }) };
    }
    return { boater_id: conversation };
  }
}
