import { Injectable } from '@nestjs/common';
import { FindBoaters, FindVessels } from '../../../contracts/customers/queries.js';
import type { Notification } from '../../../contracts/notifications/notification.js';
import { type DescribedStay, DescribeStays } from '../../../contracts/reservations/queries.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { NotificationDocument } from '../projections/notification-list.js';
import { notificationWords } from '../words/notification-words.js';

interface Named extends Pick<Notification, 'text' | 'details'> {
  readonly document: Document<NotificationDocument>;
}

/** Adds the present names of boaters and boats to notifications, with one query for each kind of record. */
@Injectable()
export class NotificationNameLookup {
  constructor(private readonly queries: QueryBus) {}

  async of(
    marina_id: string,
    documents: readonly Document<NotificationDocument>[],
    language: Language,
  ): Promise<readonly Named[]> {
    const boater_ids = [...new Set(documents.map(({ boater_id }) => boater_id))];
    const vessel_ids = [...new Set(documents.flatMap(({ vessel_id }) => vessel_id ?? []))];
    const reservation_ids = documents.flatMap((one) => reservationOf(one) ?? []);
    const [boaters, vessels, stays] = await Promise.all([
      this.queries.execute(new FindBoaters({ marina_id, boater_ids })),
      this.queries.execute(new FindVessels({ marina_id, vessel_ids })),
      this.queries.execute(new DescribeStays({ marina_id, reservation_ids })),
    ]);
    const people = new Map(boaters.map((boater) => [boater.id, boater]));
    const boats = new Map(vessels.map((vessel) => [vessel.id, vessel]));
    return documents.map((document) => {
      const { subject, type, record_id, boater_id, vessel_id, start_date, end_date } = document;
      const boater = people.get(boater_id);
      const name = `${boater?.first_name ?? ''} ${boater?.last_name ?? ''}`.trim();
      const boat = boats.get(vessel_id ?? '');
      const stay = stays.get(reservationOf(document) ?? '');
      const vessel_name = vesselNameOf(subject, boat, stay);
      return {
        document,
        text: notificationWords(language, { subject, type, name }),
        details: {
          reservation_id: subject === 'RESERVATION' ? record_id : null,
          absence_report_id: subject === 'ABSENCE_REPORT' ? record_id : null,
          request_id: isRequest(document) ? record_id : null,
          boater_id,
          boater_name: name === '' ? null : name,
          vessel_id,
          vessel_name,
          boat_name: vessel_name,
          boat_length: document.length ?? boat?.length ?? stay?.vessel.length ?? null,
          start_date,
          end_date,
        },
      };
    });
  }
}

/** A request that was filed before its boat was on record is named after the boat of its reservation. */
function vesselNameOf(
  subject: NotificationDocument['subject'],
  boat: { readonly name: string | null } | undefined,
  stay: DescribedStay | undefined,
): string | null {
  return (subject === 'RESERVATION' ? null : boat?.name) ?? stay?.vessel_name ?? boat?.name ?? null;
}

function isRequest({ subject }: Pick<NotificationDocument, 'subject'>): boolean {
  return subject === 'MEMBERSHIP' || subject === 'HOME_MARINA_VERIFICATION';
}

/** The reservation that a notification is about, or with whose link a request was filed; null: none. */
function reservationOf({
  subject,
  record_id,
  filed_with,
}: Pick<NotificationDocument, 'subject' | 'record_id' | 'filed_with'>): string | null {
  return subject === 'RESERVATION' ? record_id : filed_with;
}
