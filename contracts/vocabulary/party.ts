/** A boat carries at most 199 persons here; more are a ship. */
export const MOST_ABOARD = 199;

/** Whoever is older than this is an adult, in years. */
export const OLDEST_CHILD = 17;

/** Who sleeps aboard. Nobody is named. */
export interface Party {
  /** Persons of 18 years or more who are not crew. */
  readonly adults: number;
  /** The age of each child on the first night, in full years, 0 to 17. */
  readonly children: readonly number[];
  /** Persons who are paid to sail the boat. Charges and taxes say whether they count. */
  readonly crew: number;
}

/** The party that an offer counts while nobody has told who is aboard. */
export const ASSUMED_PARTY: Party = { adults: 2, children: [], crew: 0 };

/** How many persons a party is, children and crew included. */
export function personsAboard({ adults, children, crew }: Party): number {
  return adults + children.length + crew;
}
