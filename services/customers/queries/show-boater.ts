import type { BoaterPage } from '../../../contracts/customers/boater.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';
import { byPrecedence } from '../projections/listed-card.js';
import { BoaterDetails } from './boater-details.js';
import { CurrentDocuments } from './current-documents.js';
import { PersonMerges } from './person-merges.js';
import { HomeMarinas } from './home-marinas.js';

/** A boater of the marina for the page of the boater, unmasked; null: not in this marina's register. */
export class ShowBoater extends Query<BoaterPage | null> {
  constructor(
    readonly marinaId: string,
    readonly boaterId: string,
  ) {
    super();
  }
}

@QueryHandler(ShowBoater)
export class ShowBoaterHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly details: BoaterDetails,
    private readonly homes: HomeMarinas,
    private readonly merges: PersonMerges,
    private readonly documents: CurrentDocuments,
  ) {}

  async execute({ marinaId, boaterId }: ShowBoater): Promise<BoaterPage | null> {
    // The revision is read first: a change in between makes the next change stale, never unnoticed.
    const person = await this.register.person(marinaId, boaterId);
    if (person === null) return null;
    const revision = await this.register.revisionOf(person.id);
    const detail = await this.details.of(marinaId, person.id);
    if (detail === null || revision === null) return null;
    const { boater, vessels, memberships } = detail;
    const named = vessels.find(({ home_marina_name }) => home_marina_name !== null)?.home_marina_name ?? null;
    const record_ids = await this.register.idsOf(marinaId, person.id);
    const [card] = [...memberships].sort(byPrecedence);
    return {
      ...detail,
      revision,
      merges: await this.merges.of(marinaId, person.id),
      home_marina: await this.homes.of(marinaId, boater, named),
      boater: {
        ...boater,
        card_number: card?.card_number ?? null,
        status: card?.status ?? null,
        skipper_id_license: (await this.documents.ofBoater(record_ids)).get('SKIPPER_ID_LICENSE') ?? null,
      },
    };
  }
}
