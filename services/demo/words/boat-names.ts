/** Typical boat names from England to Sicily. */
export const boatNames: readonly string[] = [
  'Belle Étoile, Petrel, Windsbraut, Alborada, Maestrale, Sea Holly, Lison, Möwe, Estrella del Mar, Libeccio',
  'Kittiwake, Avel Mor, Nordstern, Brisa, Tramontana, Curlew, Pierrot, Seeadler, Gaviota, Ondina, Halcyon, Mistral',
  'Freya, Alizé, Sirius, Bonanza, Scirocco, Thistle, Corail, Rasmus, Levante, Perla Nera, Merganser, Farniente',
  'Sturmvogel, Poniente, Nausicaa, Wild Thyme, Aquarelle, Klabautermann, Sirena, Grecale, Quick Silver, Goéland',
  'Albatros, Duende, Mezzaluna, Second Wind, Horizon, Waterkant, Caracola, Stella Maris, Zephyr, Éole, Lütt Deern',
  'Rosa de los Vientos, Azzurra, Tern, Sarabande, Feuerland, Marinera, Aliseo, Blue Note, Tangaroa, Ostwind, Calypso',
]
  .join(', ')
  .split(', ');
