import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { BLOBS } from '../../platform/tokens.js';
import type { DocumentEntry } from '../projections/reservation-details.js';

interface FileFacts {
  readonly content_type: string;
  readonly size_bytes: number;
}

/** Files whose facts are kept; a few words each. */
const MOST_KEPT = 10_000;

/** Type and size of the files of a page. A file never changes, so each is opened once. */
@Injectable()
export class AttachedFiles {
  private readonly known = new Map<string, FileFacts>();

  constructor(@Inject(BLOBS) private readonly blobs: BlobStore) {}

  /** The attachments as the page shows them; those whose file was erased with its owner are left out. */
  async shown(entries: readonly DocumentEntry[]) {
    const shown = [];
    for (const { id, type, name, added_at } of entries) {
      const facts = name === null ? undefined : await this.factsOf(id);
      if (facts !== undefined && name !== null) {
        shown.push({ id, attachment_type: type, name, ...facts, created_at: added_at });
      }
    }
    return shown;
  }

  private async factsOf(id: string): Promise<FileFacts | undefined> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const blob = await this.blobs.get(id);
    if (blob === undefined) return undefined;
    const facts = { content_type: blob.content_type, size_bytes: blob.size };
    if (this.known.size >= MOST_KEPT) this.known.clear();
    this.known.set(id, facts);
    return facts;
  }
}
