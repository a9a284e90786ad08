import { Inject } from '@nestjs/common';
import { logoApi } from '../../../contracts/marinas/api.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { SentFile } from '../../platform/http/sent-file.js';
import { BLOBS } from '../../platform/tokens.js';
import { LegalTexts } from '../records/legal-texts.js';

/** Anybody may name any file here, so it is sent only if it is a logo. */
@Handles(logoApi.show)
export class ShowLogo {
  constructor(
    private readonly texts: LegalTexts,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ input: { logo_id } }: ReceivedCall<typeof logoApi.show>): Promise<SentFile | Refusal> {
    const { state } = await this.texts.installation();
    const logo = Object.values(state.logos).find(({ file_id }) => file_id === logo_id);
    const blob = logo === undefined ? undefined : await this.blobs.get(logo.file_id);
    if (blob === undefined) return refuse('not_found', 'NOT_FOUND');
    const { content_type, bytes } = blob;
    // Another picture gets another id.
    const cached = 'public, max-age=31536000, immutable';
    return new SentFile({ content_type, bytes, opens: 'in the browser', cached });
  }
}
