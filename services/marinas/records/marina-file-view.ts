import { Injectable } from '@nestjs/common';
import type { MarinaFile } from '../../../contracts/marinas/files.js';
import { SignFileLink } from '../../../contracts/reservations/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StoredFile } from '../domain/marina-events.js';

/** Shows the marina's files with links that open them. */
@Injectable()
export class MarinaFileView {
  constructor(private readonly queries: QueryBus) {}

  async show(file: StoredFile): Promise<MarinaFile> {
    const { file_id: id, requested_type, name, content_type, size_bytes, languages, at } = file;
    const { url } = await this.queries.execute(new SignFileLink(id));
    const file_path = `${requested_type.toLowerCase()}/${id}`;
    return {
      id,
      requested_type,
      status: 'DONE',
      name,
      file_path,
      file_type: content_type,
      url,
      size_bytes,
      languages: [...languages],
      created_at: at,
    };
  }
}
