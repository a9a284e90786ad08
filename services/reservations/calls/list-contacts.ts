import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { reservationApi } from '../../../contracts/reservations/api.js';
import type { ReservationContact, ReservationContacts } from '../../../contracts/reservations/contacts.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { contactHidden } from '../domain/shown-contacts.js';
import { reservationDetails, type ReservationDetailsDocument } from '../projections/reservation-details.js';

/** Mail addresses and telephone numbers for the export of a list; reservations of other marinas are left out. */
@Handles(reservationApi.contacts)
export class ListContacts {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async execute({
    input: { reservation_ids },
    marina_id,
  }: ReceivedCall<typeof reservationApi.contacts>): Promise<ReservationContacts | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const found = await this.projections.model(reservationDetails).getMany([...new Set(reservation_ids)]);
    const documents = found.filter((document) => document.marina_id === marina_id);
    const boater_ids = [...new Set(documents.map(({ boater_id }) => boater_id))];
    const people = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const byId = new Map(people.map((one) => [one.id, one]));
    return { items: documents.map((document) => contactOf(document, byId.get(document.boater_id) ?? null, marina)) };
  }
}

/** As on the reservation's page: the record's contact, else the one that was given with the reservation. */
function contactOf(
  { _id: reservation_id, boater: given, state }: Document<ReservationDetailsDocument>,
  known: BoaterRecord | null,
  marina: Marina,
): ReservationContact {
  const email = known?.email ?? given?.email ?? null;
  const contact = { email: email === '' ? null : email, phone: known?.phone ?? given?.phone ?? null };
  return { reservation_id, ...maskContact(contact, contactHidden(marina, state, known)) };
}
