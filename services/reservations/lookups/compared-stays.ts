import { Injectable } from '@nestjs/common';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import type { ComparedStay } from '../../../contracts/reservations/same-boat.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Document } from '../../platform/consuming/read-model.js';
import { displayedStatus } from '../domain/displayed-status.js';
import { heldAmount, standingCode } from '../domain/reservation-state.js';
import { contactHidden } from '../domain/shown-contacts.js';
import { reservationDetails, type ReservationDetailsDocument } from '../projections/reservation-details.js';

type DetailsDocument = Document<ReservationDetailsDocument>;

/** Finds what staff compare of the stays of one boat. */
@Injectable()
export class ComparedStays {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  async of(marina: Marina, ids: readonly string[]): Promise<ReadonlyMap<string, ComparedStay>> {
    const documents = await this.projections.model(reservationDetails).getMany(ids);
    const boater_ids = [...new Set(documents.map(({ boater_id }) => boater_id))];
    const people = await this.queries.execute(new FindBoaters({ marina_id: marina.id, boater_ids }));
    const byId = new Map(people.map((one) => [one.id, one]));
    return new Map(
      documents.map((document) => [document._id, comparedStay(document, byId.get(document.boater_id) ?? null, marina)]),
    );
  }
}

function comparedStay(document: DetailsDocument, known: BoaterRecord | null, marina: Marina): ComparedStay {
  const { state, view_id, created_at } = document;
  const { source, start_date, end_date, berth, price } = state;
  const { length, beam, draft } = state.vessel;
  return {
    reservation_id: document._id,
    view_id,
    created_at,
    source,
    start_date,
    end_date,
    person: maskContact(personOf(document, known), contactHidden(marina, state, known)),
    vessel: { name: state.vessel_name, length, beam, draft },
    status: displayedStatus(state.statuses),
    status_code: standingCode(state),
    berth: berth?.label ?? null,
    price:
      price === null
        ? null
        : {
            currency: price.offer.currency,
            total: toDecimal(price.breakdown.total),
            paid: toDecimal(heldAmount(state)),
          },
  };
}

/** What the person gave with this stay says more about it than the record, which the last one may have changed. */
function personOf({ boater: given }: DetailsDocument, known: BoaterRecord | null): ComparedStay['person'] {
  const name = [given?.first_name ?? known?.first_name ?? '', given?.last_name ?? known?.last_name ?? ''];
  return {
    name: name.join(' ').trim(),
    email: given?.email ?? known?.email ?? null,
    phone: given?.phone ?? known?.phone ?? null,
  };
}
