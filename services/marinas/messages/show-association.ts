import { ShowAssociation } from '../../../contracts/marinas/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { associationView } from '../records/association-view.js';
import { LegalTexts } from '../records/legal-texts.js';

@QueryHandler(ShowAssociation)
export class ShowAssociationHandler {
  constructor(private readonly texts: LegalTexts) {}

  async execute({ code }: ShowAssociation): Promise<BusAnswer<ShowAssociation>> {
    const { state } = await this.texts.installation();
    return associationView(state, code);
  }
}
