import type { Language } from '../../../contracts/vocabulary/languages.js';

export interface Nation {
  readonly language: Language;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly dialling: string;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly towns: readonly (readonly [postalCode: string, town: string])[];
  readonly streets: readonly string[];
}

const words = (text: string): string[] => text.split(' ');

/** Home countries of boaters; every name and address is combined from parts. */
export const nations: readonly Nation[] = [
  {
    language: 'fr',
    country: 'FR',
    dialling: '+33-6',
    firstNames: words(
      'Inès Camille Léa Manon Chloé Jeanne Louise Margaux Hélène Sylvie Antoine Luc Hugo Mathieu Étienne Yann Gaël Rémi Bastien Olivier',
    ),
    lastNames: words(
      'Delacroix Moreau Lefèvre Girard Roux Fontaine Chevalier Garnier Perrin Morvan Le-Goff Kerouac Blanchard Aubert Marchand Renaud Vasseur Lacombe Tessier Barbier',
    ),
    towns: [
      ['29200', 'Brest'],
      ['17000', 'La Rochelle'],
      ['06600', 'Antibes'],
      ['13002', 'Marseille'],
      ['56000', 'Vannes'],
      ['83000', 'Toulon'],
    ],
    streets: ['rue du Port', 'quai des Brumes', 'impasse du Phare', 'avenue de la Plage', 'rue des Voiliers'],
  },
  {
    language: 'en',
    country: 'GB',
    dialling: '+44-77',
    firstNames: words(
      'Emily Harriet Charlotte Imogen Fiona Alice Grace Rosalind Nora Beatrix Oliver James Callum Rory Edward Hamish Toby Angus Declan Simon',
    ),
    lastNames: words(
      "Whitfield Harrington Marlowe Penhaligon Trelawney Ashworth Mackenzie Sinclair Fairweather O'Neill Hawkins Drake Bramley Calloway Thorne Pemberton Lockwood Rowntree Hargreaves Kerr",
    ),
    towns: [
      ['PL1 2PB', 'Plymouth'],
      ['SO14 3FE', 'Southampton'],
      ['PO31 7QJ', 'Cowes'],
      ['TR11 3AA', 'Falmouth'],
      ['EH6 6LU', 'Leith'],
    ],
    streets: ['Harbour Lane', 'Quay Street', 'Cliff Road', 'Saltmarsh Close', 'Lighthouse Terrace'],
  },
  {
    language: 'de',
    country: 'DE',
    dialling: '+49-17',
    firstNames: words(
      'Anna Lena Katharina Greta Wiebke Antje Johanna Birgit Svenja Frauke Jan Hinnerk Matthias Torben Lukas Friedrich Jürgen Sönke Malte Karsten',
    ),
    lastNames: words(
      'Petersen Hansen Brandt Lorenz Vogel Krüger Matthiessen Jansen Claussen Behrens Schröder Lindner Ahrens Wolters Bergmann Hartmann Nissen Carstensen Ewers Thomsen',
    ),
    towns: [
      ['24103', 'Kiel'],
      ['18055', 'Rostock'],
      ['20457', 'Hamburg'],
      ['88045', 'Friedrichshafen'],
      ['23552', 'Lübeck'],
    ],
    streets: ['Hafenstraße', 'Am Leuchtturm', 'Fischerkai', 'Deichweg', 'Seglerstieg'],
  },
  {
    language: 'es',
    country: 'ES',
    dialling: '+34-6',
    firstNames: words(
      'Lucía Carmen Marta Nuria Elena Rocío Aitana Pilar Inma Laia Javier Álvaro Sergi Pau Diego Ramón Iker Miquel Andrés Gonzalo',
    ),
    lastNames: words(
      'Ferrer Ortega Navarro Vidal Serrano Castellanos Mar Puig Llorente Marín Ibáñez Salgado Montero Roca Bosch Delgado Aranda Cortés Zubiri Pascual',
    ),
    towns: [
      ['08003', 'Barcelona'],
      ['07012', 'Palma'],
      ['46024', 'València'],
      ['36202', 'Vigo'],
      ['11011', 'Cádiz'],
    ],
    streets: ['calle del Faro', 'paseo Marítimo', 'calle de la Lonja', 'avenida del Puerto', 'plaza del Ancla'],
  },
  {
    language: 'it',
    country: 'IT',
    dialling: '+39-34',
    firstNames: words(
      'Giulia Chiara Francesca Elisa Martina Beatrice Paola Ludovica Sara Ilaria Marco Lorenzo Matteo Davide Andrea Stefano Pietro Nicolò Giovanni Fabio',
    ),
    lastNames: words(
      'Bianchi Ferrari Marino Costa Greco Lombardi Moretti Barbieri Fontana Rinaldi Caruso Ferretti Gallo Marchetti Sartori Pellegrini Vitale Donati Grimaldi Parodi',
    ),
    towns: [
      ['16126', 'Genova'],
      ['57123', 'Livorno'],
      ['80133', 'Napoli'],
      ['07021', 'Arzachena'],
      ['34123', 'Trieste'],
    ],
    streets: ['via del Molo', 'calata Gadda', 'lungomare Colombo', 'via delle Vele', 'piazza della Darsena'],
  },
];
