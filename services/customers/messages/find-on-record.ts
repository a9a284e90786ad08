import { FindOnRecord } from '../../../contracts/customers/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { BoaterRegister } from '../records/boater-register.js';

type Person = FindOnRecord['input']['people'][number];

/** Names that one read of the list asks for. */
const NAMES_AT_ONCE = 200;

@QueryHandler(FindOnRecord)
export class FindOnRecordHandler {
  constructor(
    private readonly register: BoaterRegister,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ input: { marina_id, people } }: FindOnRecord): Promise<BusAnswer<FindOnRecord>> {
    const known = await this.namesAndBoats(
      marina_id,
      people.filter(({ email }) => email === ''),
    );
    return sideBySide(people, async (person) =>
      person.email === ''
        ? known.has(`${listedName(person)}\n${folded(person.boat_name)}`)
        : this.goesBy(marina_id, person.email),
    );
  }

  private async goesBy(marina_id: string, email: string): Promise<boolean> {
    const id = await this.register.idByEmail(marina_id, email);
    return id !== null && (await this.register.goesBy(marina_id, id, email));
  }

  /** The people of these names with each of their boats, as one text. */
  private async namesAndBoats(marina_id: string, people: readonly Person[]): Promise<ReadonlySet<string>> {
    const names = [...new Set(people.map(listedName))];
    const found = new Set<string>();
    for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
      const full_name = { $in: names.slice(from, from + NAMES_AT_ONCE) };
      for (const document of await this.projections.model(boaterList).find({ filter: { marina_id, full_name } })) {
        const boater = asBoater(document);
        for (const { name } of boater?.vessels ?? []) found.add(`${boater?.full_name}\n${folded(name ?? '')}`);
      }
    }
    return found;
  }
}

/** As the list of boaters sorts them. */
function listedName({ first_name, last_name }: Person): string {
  return folded(`${last_name} ${first_name}`);
}
