import type { Language } from '../../../contracts/vocabulary/languages.js';

type Letters = Readonly<Record<Language, readonly string[]>>;

/** Messages that boaters send with a request. */
export const wishes: Letters = {
  en: [
    'Could we be berthed close to the showers?',
    'We arrive after 19:00, is that all right?',
    'A quiet spot would be lovely.',
  ],
  fr: [
    'Nous arriverons en fin de journée.',
    'Est-il possible d’avoir une place au calme ?',
    'Nous avons un petit chien à bord.',
  ],
  de: ['Wir kommen erst gegen Abend an.', 'Gern ein Platz mit Landstrom.', 'Zwei Kinder und ein Hund sind an Bord.'],
  es: [
    'Llegaremos sobre las ocho de la tarde.',
    '¿Hay sitio cerca del agua y la luz?',
    'Preferimos un pantalán tranquilo.',
  ],
  it: ['Arriviamo dopo le 18.', 'Se possibile un posto tranquillo.', 'Avremmo bisogno di acqua e corrente.'],
};

/** Messages that boaters send later. */
export const questions: Letters = {
  en: ['Is there a sailmaker nearby?', 'We will be an hour late, strong headwind.', 'Which channel do you listen on?'],
  fr: ['Sur quel canal VHF êtes-vous ?', 'Nous aurons une heure de retard.', 'Y a-t-il un chantier dans le port ?'],
  de: ['Auf welchem Kanal hören Sie?', 'Wir verspäten uns um eine Stunde.', 'Gibt es eine Tankstelle im Hafen?'],
  es: ['¿En qué canal escuchan?', 'Llegamos una hora más tarde.', '¿Hay gasolinera en el puerto?'],
  it: ['Su che canale siete in ascolto?', 'Arriviamo con un’ora di ritardo.', 'C’è un distributore in porto?'],
};

/** Answers by staff. */
export const answers: Letters = {
  en: ['Channel 9, and no problem at all. Safe passage!', 'Yes, ask at the office when you arrive.'],
  fr: ['Canal 9, et aucun problème. Bonne route !', 'Oui, passez à la capitainerie à votre arrivée.'],
  de: ['Kanal 9, kein Problem. Gute Fahrt!', 'Ja, fragen Sie bei der Ankunft im Büro.'],
  es: ['Canal 9, sin problema. ¡Buena travesía!', 'Sí, pregunten en la oficina al llegar.'],
  it: ['Canale 9, nessun problema. Buon vento!', 'Sì, chiedete in ufficio all’arrivo.'],
};

/** Internal notes by staff. */
export const notes: readonly string[] = [
  'Regular guest, likes pier B.',
  'Needs a hand with the lines.',
  'Paid the electricity in cash last time.',
  'Deep keel, watch the tide at the fuel dock.',
  'Asked for an invoice to the company.',
  'Called twice, speaks English.',
];

export const requirements: readonly string[] = [
  'Shore power 32 A',
  'Fresh water',
  'Wheelchair access',
  'Waste pump-out',
];

export const cancellations: Letters = {
  en: ['The crew changed plans.', 'Engine trouble, we stay where we are.'],
  fr: ['Changement de programme.', 'Panne de moteur, nous restons au port.'],
  de: ['Die Crew hat umgeplant.', 'Motorschaden, wir bleiben liegen.'],
  es: ['Cambio de planes.', 'Avería en el motor.'],
  it: ['Cambio di programma.', 'Avaria al motore.'],
};

/** Destinations of berth holders. */
export const destinations: readonly string[] = [
  'Corsica',
  'Balearic Islands',
  'Brittany',
  'Isles of Scilly',
  'Sardinia',
  'Ligurian coast',
  'Îles d’Hyères',
];
