import type * as z from 'zod';
import { legalTextApi } from '../../../contracts/marinas/api.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LegalTexts, versionsOfText } from '../records/legal-texts.js';

type ShownText = z.output<(typeof legalTextApi.text)['answer']>;

/** One version of a legal text. */
@Handles(legalTextApi.text)
export class ShowLegalText {
  constructor(private readonly texts: LegalTexts) {}

  async execute({
    input: { kind, language, version },
  }: ReceivedCall<typeof legalTextApi.text>): Promise<ShownText | Refusal> {
    const { state } = await this.texts.installation();
    const versions = versionsOfText(state, kind, language);
    const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
    if (found === undefined) return refuse('not_found', 'LEGAL_TEXT_NOT_FOUND');
    return {
      kind,
      language,
      version: found.version,
      published_at: found.published_at,
      text: found.text,
      versions: versions.map(({ version: number, published_at }) => ({ version: number, published_at })),
    };
  }
}
