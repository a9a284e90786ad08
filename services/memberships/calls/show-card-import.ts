import type * as z from 'zod';
import { cardImportApi } from '../../../contracts/memberships/api.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { CardImports } from '../records/card-imports.js';

/** How far the marina's latest import has come. */
@Handles(cardImportApi.progress)
export class ShowCardImport {
  constructor(private readonly imports: CardImports) {}

  async execute({
    marina_id,
  }: ReceivedCall<typeof cardImportApi.progress>): Promise<z.output<(typeof cardImportApi.progress)['answer']>> {
    return { latest: await this.imports.latest(marina_id) };
  }
}
