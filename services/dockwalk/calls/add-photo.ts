import { Inject } from '@nestjs/common';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dockWalkApi } from '../../../contracts/dockwalk/api.js';
import { dockWalkErrors } from '../../../contracts/dockwalk/errors.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { detectAttachmentType } from '../../platform/blobs/content-type.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BLOBS } from '../../platform/tokens.js';
import { DockBerths } from '../lookups/dock-berths.js';
import { DockWalks } from '../records/dock-walks.js';

type Answer = CommandReceipt & { readonly photo_id: string };

/** Adds a photo of a berth. The id of the tap is the photo's, so that a photo sent twice is kept once. */
@Handles(dockWalkApi.addPhoto)
export class AddPhoto {
  constructor(
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({
    input,
    file,
    marinaContext: context,
  }: ReceivedCall<typeof dockWalkApi.addPhoto>): Promise<Answer | Refusal> {
    const { session_id, tap_id, at, berth_id, device_id } = input;
    const { marina_id: marina } = context;
    const found = await this.walks.find(marina, session_id);
    if (isRefusal(found)) return found;
    const { walk } = found;
    const mine = walk.berths.get(berth_id)?.photos.some((photo) => photo.tap_id === tap_id) === true;
    if (walk.taps.has(tap_id) && !mine) return refuse('conflict', dockWalkErrors.tap_exists);
    const today = (await this.walks.today(marina))?.date ?? '';
    const berth = (await this.berths.byId(marina, [berth_id], today)).get(berth_id);
    if (berth === undefined) return refuse('not_found', berthErrors.berth_not_found);
    const content_type = await imageTypeOf(file.bytes);
    if (isRefusal(content_type)) return content_type;
    // The file is stored first, so that a walk never refers to a missing photo.
    const blob = { id: tap_id, person: session_id, marina, content_type, bytes: file.bytes };
    const refused = await this.blobs.put(blob);
    if (refused !== undefined) return refuse('conflict', dockWalkErrors.tap_exists);
    const place = { tap_id, at, device_id, berth_id, pier_id: berth.berth.pier_id };
    const tap = { kind: 'PHOTO' as const, ...place, content_type, size_bytes: file.bytes.length };
    const receipt = await this.walks.execute(session_id, { type: 'Merge', taps: [tap] }, context);
    return isRefusal(receipt) ? receipt : { ...receipt, photo_id: tap_id };
  }
}

async function imageTypeOf(bytes: Uint8Array): Promise<string | Refusal> {
  const found = await detectAttachmentType(bytes);
  if (isRefusal(found) || found.startsWith('image/')) return found;
  return refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE');
}
