import { Inject } from '@nestjs/common';
import { ShowAssociation } from '../../../contracts/marinas/queries.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BLOBS } from '../../platform/tokens.js';
import { associationView } from '../records/association-view.js';
import { LegalTexts } from '../records/legal-texts.js';

/** The picture of a logo that an association has now. */
export class ShowLogo extends Query<Picture | Refusal> {
  constructor(readonly logo_id: string) {
    super();
  }
}

export interface Picture {
  readonly content_type: string;
  readonly bytes: Buffer;
}

@QueryHandler(ShowAssociation)
export class ShowAssociationHandler {
  constructor(private readonly texts: LegalTexts) {}

  async execute({ code }: ShowAssociation): Promise<BusAnswer<ShowAssociation>> {
    const { state } = await this.texts.installation();
    return associationView(state, code);
  }
}

/** Anybody may name any file here, so it is sent only if it is a logo. */
@QueryHandler(ShowLogo)
export class ShowLogoHandler {
  constructor(
    private readonly texts: LegalTexts,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ logo_id }: ShowLogo): Promise<Picture | Refusal> {
    const { state } = await this.texts.installation();
    const logo = Object.values(state.logos).find(({ file_id }) => file_id === logo_id);
    const blob = logo === undefined ? undefined : await this.blobs.get(logo.file_id);
    if (blob === undefined) return refuse('not_found', 'NOT_FOUND');
    return { content_type: blob.content_type, bytes: blob.bytes };
  }
}
