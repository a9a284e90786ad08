import { publicApi } from '../../../contracts/marinas/api.js';
import type { LegalText, PublicData } from '../../../contracts/marinas/public-call-schemas.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { associationCodes, type LegalTextKind } from '../../../contracts/marinas/vocabulary.js';
import { countries } from '../../../contracts/vocabulary/countries.js';
import { type Language, languages } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LegalTexts, newestText } from '../records/legal-texts.js';

/** Legal texts in one language or in all, with the codes and marinas that anybody may read. */
@Handles(publicApi.data)
export class ShowPublicData {
  constructor(
    private readonly queries: QueryBus,
    private readonly texts: LegalTexts,
  ) {}

  async execute({ input: { language } }: ReceivedCall<typeof publicApi.data>): Promise<PublicData> {
    const { state } = await this.texts.installation();
    const shown = language === 'all' ? languages : [language];
    const inLanguages = (kind: LegalTextKind) =>
      Object.fromEntries(shown.map((code): [Language, LegalText] => [code, newestText(state, kind, code)]));
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
      amenities: state.offer.amenities,
      associations: [...associationCodes],
      associationNames: state.offer.associations,
      marinasCountries: [...new Set(marinas.map(({ country }) => country))].sort(),
      marinas,
    };
  }
}
