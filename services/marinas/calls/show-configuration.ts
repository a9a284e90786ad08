import type * as z from 'zod';
import { configurationApi } from '../../../contracts/marinas/api.js';
import { legalTextKinds } from '../../../contracts/marinas/vocabulary.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { Handles } from '../../platform/http/handles.js';
import { logosView } from '../records/association-view.js';
import { LegalTexts, versionsOfText } from '../records/legal-texts.js';

type Configuration = z.output<(typeof configurationApi.get)['answer']>;

/** What the installation offers, and the newest version of each legal text. */
@Handles(configurationApi.get)
export class ShowConfiguration {
  constructor(private readonly texts: LegalTexts) {}

  async execute(): Promise<Configuration> {
    const { state, revision } = await this.texts.installation();
    return {
      revision,
      offer: state.offer,
      logos: {
        TEM: logosView(state, 'TEM'),
        BFG: logosView(state, 'BFG'),
        IGY: logosView(state, 'IGY'),
        STX: logosView(state, 'STX'),
      },
      texts: legalTextKinds.flatMap((kind) =>
        languages.map((language) => {
          const [newest] = versionsOfText(state, kind, language);
          return { kind, language, version: newest?.version ?? 0, published_at: newest?.published_at ?? null };
        }),
      ),
    };
  }
}
