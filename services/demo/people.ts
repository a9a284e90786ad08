import { type LargestBoat, sizeRule } from '../../contracts/berths/rules/boat-fit.js';
import type { ContactForm } from '../../contracts/customers/contact.js';
import { type Boat, boatOfLength, travellersLength } from './boats.js';
import type { Chance } from './chance.js';
import { type Nation, nations } from './words/person-names.js';

export interface Person {
  readonly contact: ContactForm & { readonly language: NonNullable<ContactForm['language']> };
  readonly boat: Boat;
  /** Last day of the stays planned so far, so that no boat is in two places. */
  away_until: string;
}

/** Share of visitors who have been here before. */
const RETURNING = 0.5;

/** Everyone created so far, so that no mail address occurs twice. */
export class People {
  private readonly made: Person[] = [];
  private readonly addresses = new Map<string, number>();

  constructor(private readonly chance: Chance) {}

  /** A new person with a boat of this length, by default that of a typical travelling boat. */
  newcomer(length: number = travellersLength(this.chance)): Person {
    const nation = this.chance.weighted<Nation>(nations.map((each, index) => [[34, 22, 18, 14, 12][index] ?? 1, each]));
    return { contact: this.contact(nation), boat: boatOfLength(length, this.chance), away_until: '' };
  }

  /** A new boater whose boat fits a berth of these measures well. */
  berthHolder(berth: LargestBoat): Person {
    let boat: Boat;
    do boat = boatOfLength(berth.max_loa * this.chance.between(0.78, 0.92), this.chance);
    while (sizeRule(boat, berth.max_loa, berth.max_beam, berth.max_draft) !== null);
    return { ...this.newcomer(), boat };
  }

  /** A visitor; about half of them have been here before, with the same boat. */
  visitor(start: string, end: string): Person {
    const known = this.made.length > 20 && this.chance.happens(RETURNING) ? this.known(start) : undefined;
    const person = known ?? this.newcomer();
    if (known === undefined) this.made.push(person);
    person.away_until = end;
    return person;
  }

  private known(start: string): Person | undefined {
    for (let tries = 0; tries < 8; tries += 1) {
      const person = this.chance.pick(this.made);
      if (person.away_until <= start) return person;
    }
    return undefined;
  }

  private contact(nation: Nation): Person['contact'] {
    const { chance } = this;
    const first_name = chance.pick(nation.firstNames);
    const last_name = chance.pick(nation.lastNames);
    const [postal_code, town] = chance.pick(nation.towns);
    return {
      first_name,
      last_name,
      email: this.address(`${plain(first_name)}.${plain(last_name)}`),
      phone: `${nation.dialling}${String(chance.whole(1_000_000, 9_999_999))}`,
      language: nation.language,
      birthday: `${chance.whole(1946, 2002)}-0${chance.whole(1, 9)}-${chance.whole(10, 28)}`,
      address: `${chance.whole(1, 98)} ${chance.pick(nation.streets)}, ${town}`,
      country_of_residence: nation.country,
      postal_code,
    };
  }

  private address(name: string): string {
    const count = (this.addresses.get(name) ?? 0) + 1;
    this.addresses.set(name, count);
    return `${name}${count === 1 ? '' : count}@example.org`;
  }
}

function plain(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^A-Za-z-]/g, '')
    .toLowerCase();
}
