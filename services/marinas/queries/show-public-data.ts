import { associationCode } from '../../../contracts/marinas/marina.js';
import type { LegalText, PublicData } from '../../../contracts/marinas/public-call-schemas.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { amenities, termsFigures } from '../../../contracts/marinas/vocabulary.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { countries } from '../../../contracts/vocabulary/countries.js';
import { type Language, languages } from '../../../contracts/vocabulary/languages.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import de from '../words/de.json' with { type: 'json' };
import en from '../words/en.json' with { type: 'json' };
import es from '../words/es.json' with { type: 'json' };
import fr from '../words/fr.json' with { type: 'json' };
import it from '../words/it.json' with { type: 'json' };

const texts = { en, fr, de, es, it } satisfies Record<Language, typeof en>;

/** Legal texts in one language or in all, with the codes and marinas that anybody may read. */
export class ShowPublicData extends Query<PublicData> {
  constructor(readonly language: Language | 'all') {
    super();
  }
}

@QueryHandler(ShowPublicData)
export class ShowPublicDataHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ language }: ShowPublicData): Promise<BusAnswer<ShowPublicData>> {
    const shown = language === 'all' ? languages : [language];
    const inLanguages = (name: keyof typeof en) =>
      Object.fromEntries(shown.map((code): [Language, LegalText] => [code, withFigures(texts[code][name])]));
    const all = await this.queries.execute(new ListMarinas());
    const marinas = all.map(({ code, name, country, association }) => {
      return { code, name, country, association_code: association.code };
    });
    return {
      terms_of_service: inLanguages('terms_of_service'),
      terms_of_service_marinas: inLanguages('terms_of_service_marinas'),
      privacy_policy: inLanguages('privacy_policy'),
      cookie_policy: inLanguages('cookie_policy'),
      countries: [...countries],
      amenities: [...amenities],
      associations: associationCode.unwrap().options,
      marinasCountries: [...new Set(marinas.map(({ country }) => country))].sort(),
      marinas,
    };
  }
}

function withFigures({ title, sections }: LegalText): LegalText {
  const filled = (text: string) =>
    text.replace(/{{(\w+)}}/g, (_, name: string) => String(termsFigures[name as keyof typeof termsFigures]));
  return {
    title,
    sections: sections.map((section) => ({ title: section.title, paragraphs: section.paragraphs.map(filled) })),
  };
}
