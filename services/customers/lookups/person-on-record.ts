import { Injectable } from '@nestjs/common';
import { ListAbsencesOf } from '../../../contracts/absences/queries.js';
import type { DataCounts } from '../../../contracts/customers/erasing-call-schemas.js';
import { ListMessagesOf } from '../../../contracts/messages/queries.js';
import { ListStaysOf } from '../../../contracts/reservations/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';
import { BoaterDetails } from './boater-details.js';
import { DocumentLists } from './document-lists.js';

/** Gathers from all areas what is on record about a person in a marina. */
@Injectable()
export class PersonOnRecord {
  constructor(
    private readonly details: BoaterDetails,
    private readonly boaters: BoaterRegister,
    private readonly documents: DocumentLists,
    private readonly queries: QueryBus,
  ) {}

  /** Null: not in this marina's register. */
  async of(marina_id: string, boater_id: string) {
    const detail = await this.details.of(marina_id, boater_id);
    if (detail === null) return null;
    const boater_ids = await this.boaters.idsOf(marina_id, boater_id);
    const about = { marina_id, boater_ids };
    const [documents, messages, stays, absences] = await Promise.all([
      this.documents.of({ marina_id, boater_id }),
      this.queries.execute(new ListMessagesOf(about)),
      this.queries.execute(new ListStaysOf(about)),
      this.queries.execute(new ListAbsencesOf(about)),
    ]);
    // The person's own files: a boat's file may belong to another contact.
    const own = isRefusal(documents) ? [] : documents.items.filter((one) => boater_ids.includes(one.boater_id));
    const { boater, vessels, memberships: cards } = detail;
    const boats = vessels.filter(({ primary_boater_id }) => boater_ids.includes(primary_boater_id));
    return { boater, vessels: boats, cards, documents: own, messages, stays, absences };
  }

  async counts(marina_id: string, boater_id: string): Promise<DataCounts | null> {
    const found = await this.of(marina_id, boater_id);
    return found === null ? null : this.countsOf(found);
  }

  countsOf({ vessels, documents, messages, cards, stays, absences }: FoundPerson): DataCounts {
    return {
      vessels: vessels.length,
      documents: documents.length,
      messages: messages.length,
      cards: cards.length,
      stays: stays.length,
      absences: absences.length,
    };
  }
}

type FoundPerson = NonNullable<Awaited<ReturnType<PersonOnRecord['of']>>>;
