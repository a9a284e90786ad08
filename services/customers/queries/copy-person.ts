import { Inject } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { BlobStore } from '../../platform/blobs/blob-store.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { BLOBS } from '../../platform/tokens.js';
import { PersonOnRecord } from './person-on-record.js';

/**
 * A copy of everything on record about a person: `data.json` and the files of the documents (GDPR, article 15). Null:
 * not in this marina's register.
 */
export class CopyPerson extends Query<SpreadsheetFile | null> {
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

  async execute({ marinaId, boaterId }: CopyPerson): Promise<SpreadsheetFile | null> {
    const found = await this.records.of(marinaId, boaterId);
    if (found === null) return null;
    const made_at = this.clock.nowIso();
    const files: Record<string, Uint8Array> = { 'data.json': strToU8(JSON.stringify({ made_at, ...found }, null, 2)) };
    for (const { id, name } of found.documents) {
      const blob = await this.blobs.get(id);
      // Two documents may have the same name.
      if (blob !== undefined) files[`documents/${id.slice(0, 8)} ${name}`] = new Uint8Array(blob.bytes);
    }
    return {
      file_name: `boater-${made_at.slice(0, 10)}.zip`,
      media_type: 'application/zip',
      content: Buffer.from(zipSync(files)).toString('base64'),
    };
  }
}
