import type { BoaterPage } from '../../../contracts/customers/boater.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BoaterRegister } from '../records/boater-register.js';
import { byPrecedence } from '../projections/listed-card.js';
import { BoaterDetails } from './boater-details.js';
import { CurrentDocuments } from './current-documents.js';
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
    private readonly documents: CurrentDocuments,
  ) {}

  async execute({ marinaId, boaterId }: ShowBoater): Promise<BoaterPage | null> {
    // The revision is read first: a change in between makes the next change stale, never unnoticed.
    const revision = await this.register.revisionOf(boaterId);
    const detail = await this.details.of(marinaId, boaterId);
    if (detail === null || revision === null) return null;
    const { boater, vessels, memberships } = detail;
    const named = vessels.find(({ home_marina_name }) => home_marina_name !== null)?.home_marina_name ?? null;
    const [card] = [...memberships].sort(byPrecedence);
    return {
      ...detail,
      revision,
      home_marina: await this.homes.of(marinaId, boater, named),
      boater: {
        ...boater,
        card_number: card?.card_number ?? null,
        status: card?.status ?? null,
        skipper_id_license: (await this.documents.ofBoater(boaterId)).get('SKIPPER_ID_LICENSE') ?? null,
      },
    };
  }
}
