import { Inject } from '@nestjs/common';
import { erasingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { type ZippedFile, zippedFiles } from '../../platform/blobs/zipped-files.js';
import { Clock } from '../../platform/clock/clock.js';
import { fileInParts } from '../../platform/http/file-in-parts.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BLOBS } from '../../platform/tokens.js';
import { PersonOnRecord } from '../lookups/person-on-record.js';

/** A copy of everything on record about a person: `data.json` and the files of the documents (GDPR, article 15). */
@Handles(erasingApi.copy)
export class CopyPerson {
  constructor(
    private readonly records: PersonOnRecord,
    private readonly clock: Clock,
    @Inject(BLOBS) private readonly blobs: BlobStore,
  ) {}

  async execute({ input: { boater_id }, marina_id }: ReceivedCall<typeof erasingApi.copy>) {
    const found = await this.records.of(marina_id, boater_id);
    if (found === null) return refuse('not_found', customerErrors.boater_not_found);
    const made_at = this.clock.nowIso();
    const data = Buffer.from(JSON.stringify({ made_at, ...found }, null, 2));
    return fileInParts({
      file_name: `boater-${made_at.slice(0, 10)}.zip`,
      media_type: 'application/zip',
      content: zippedFiles(this.files(data, found.documents)),
    });
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
