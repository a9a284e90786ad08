import type * as z from 'zod';
import type { configurationApi, legalTextApi } from '../../../contracts/marinas/api.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { legalTextKinds } from '../../../contracts/marinas/vocabulary.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { languages } from '../../../contracts/vocabulary/languages.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { logosView } from '../records/association-view.js';
import { LegalTexts, versionsOfText } from '../records/legal-texts.js';

type Configuration = z.output<(typeof configurationApi.get)['answer']>;
type Asked = z.output<NonNullable<(typeof legalTextApi.text)['body']>>;
type ShownText = z.output<(typeof legalTextApi.text)['answer']>;
type MarinasByCode = z.output<(typeof legalTextApi.marinas)['answer']>;

/** What the installation offers, and the newest version of each legal text. */
export class ShowConfiguration extends Query<Configuration> {}

/** One version of a legal text. */
export class ShowLegalText extends Query<ShownText | Refusal> {
  constructor(readonly asked: Asked) {
    super();
  }
}

export class ListMarinasByCode extends Query<MarinasByCode> {}

@QueryHandler(ShowConfiguration)
export class ShowConfigurationHandler {
  constructor(private readonly texts: LegalTexts) {}

  async execute(): Promise<Configuration> {
    const { state, revision } = await this.texts.installation();
    return {
      revision,
      offer: state.offer,
      logos: {
        ...{ TEM: logosView(state, 'TEM'), BFG: logosView(state, 'BFG') },
        ...{ IGY: logosView(state, 'IGY'), STX: logosView(state, 'STX') },
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

@QueryHandler(ShowLegalText)
export class ShowLegalTextHandler {
  constructor(private readonly texts: LegalTexts) {}

  async execute({ asked: { kind, language, version } }: ShowLegalText): Promise<ShownText | Refusal> {
    const { state } = await this.texts.installation();
    const versions = versionsOfText(state, kind, language);
    const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
    if (found === undefined) return refuse('not_found', 'LEGAL_TEXT_NOT_FOUND');
    return {
      ...{ kind, language, version: found.version, published_at: found.published_at, text: found.text },
      versions: versions.map(({ version: number, published_at }) => ({ version: number, published_at })),
    };
  }
}

@QueryHandler(ListMarinasByCode)
export class ListMarinasByCodeHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute(): Promise<MarinasByCode> {
    const marinas = await this.queries.execute(new ListMarinas());
    return Object.fromEntries(
      marinas.map(({ code, name, country, association }) => [
        code,
        { name, country, association_code: association.code },
      ]),
    );
  }
}
