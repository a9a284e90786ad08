import { Inject } from '@nestjs/common';
import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BLOBS } from '../../platform/tokens.js';
import { DockWalks } from '../records/dock-walks.js';

type Answer = { media_type: string; content: string } | Refusal;

@Handles(dockWalkApi.photo)
export class ShowPhoto {
  constructor(
    private readonly walks: DockWalks,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({
    input: { session_id, photo_id },
    marina_id,
  }: ReceivedCall<typeof dockWalkApi.photo>): Promise<Answer> {
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const photos = [...found.walk.berths.values()].flatMap((berth) => berth.photos);
    const known = photos.some(({ tap_id }) => tap_id === photo_id);
    const blob = known ? await this.blobs.get(photo_id) : undefined;
    if (blob === undefined) return refuse('not_found', dockWalkErrors.photo_not_found);
    return { media_type: blob.content_type, content: blob.bytes.toString('base64') };
  }
}
