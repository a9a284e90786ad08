import { Inject } from '@nestjs/common';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { type ZippedFile, zippedFiles } from '../../platform/blobs/zipped-files.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { FileInParts } from '../../platform/http/file-in-parts.js';
import { BLOBS } from '../../platform/tokens.js';
import { PersonOnRecord } from './person-on-record.js';

/**
 * A copy of everything on record about a person: `data.json` and the files of the documents (GDPR, article 15). Null:
 * not in this marina's register.
 */
export class CopyPerson extends Query<FileInParts | null> {
  constructor(
    readonly marinaId: string,
    readonly boaterId: string,
  ) {
    super();
  }
}

@QueryHandler(CopyPerson)
export class CopyPersonHandler {
  constructor(
    private readonly records: PersonOnRecord,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ marinaId, boaterId }: CopyPerson): Promise<FileInParts | null> {
    const found = await this.records.of(marinaId, boaterId);
    if (found === null) return null;
    const made_at = this.clock.nowIso();
    const data = Buffer.from(JSON.stringify({ made_at, ...found }, null, 2));
    return {
      file_name: `boater-${made_at.slice(0, 10)}.zip`,
      media_type: 'application/zip',
      content: zippedFiles(this.files(data, found.documents)),
    };
  }

  private async *files(
    data: Uint8Array,
    documents: readonly { readonly id: string; readonly name: string }[],
  ): AsyncGenerator<ZippedFile> {
    yield { name: 'data.json', bytes: data, isPacked: false };
    for (const { id, name } of documents) {
      const blob = await this.blobs.get(id);
      // Two documents may have the same name.
      if (blob !== undefined) yield { name: `documents/${id.slice(0, 8)} ${name}`, bytes: blob.bytes, isPacked: true };
    }
  }
}
