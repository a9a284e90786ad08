import { Inject } from '@nestjs/common';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { BLOBS } from '../../platform/tokens.js';
import { DockWalks } from '../records/dock-walks.js';

type Answer = { media_type: string; content: string } | Refusal;

export class ShowPhoto extends Query<Answer> {
  constructor(
    readonly marina_id: string,
    readonly input: { readonly session_id: string; readonly photo_id: string },
  ) {
    super();
  }
}

@QueryHandler(ShowPhoto)
export class ShowPhotoHandler {
  constructor(
    private readonly walks: DockWalks,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ marina_id, input: { session_id, photo_id } }: ShowPhoto): Promise<Answer> {
    const found = await this.walks.find(marina_id, session_id);
    if (isRefusal(found)) return found;
    const photos = [...found.walk.berths.values()].flatMap((berth) => berth.photos);
    const known = photos.some(({ tap_id }) => tap_id === photo_id);
    const blob = known ? await this.blobs.get(photo_id) : undefined;
    if (blob === undefined) return refuse('not_found', dockWalkErrors.photo_not_found);
    return { media_type: blob.content_type, content: blob.bytes.toString('base64') };
  }
}
