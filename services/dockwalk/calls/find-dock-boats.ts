import { berthErrors } from '../../../contracts/berths/errors.js';
import { FindBoaters, SearchVessels } from '../../../contracts/customers/queries.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import { dockVesselApi } from '../../../contracts/dockwalk/api.js';
import type { FoundBoat } from '../../../contracts/dockwalk/boats.js';
import { fitOf } from '../../../contracts/berths/rules/boat-fit.js';
import { MOST_FOUND_BOATS } from '../../../contracts/dockwalk/vocabulary.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { DockBerths } from '../lookups/dock-berths.js';
import { DockWalks } from '../records/dock-walks.js';
import { type BerthOnDock, type BoatInBerth, ListBoatsInBerths } from '../../../contracts/berths/dock-queries.js';

type Answer = { items: FoundBoat[]; total: number } | Refusal;

/** Boats by name, owner or card number: those of the register, and visitors of tonight who are not in it. */
@Handles(dockVesselApi.find)
export class FindDockBoats {
  constructor(
    private readonly walks: DockWalks,
    private readonly berths: DockBerths,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input: { berth_id, search }, marina_id }: ReceivedCall<typeof dockVesselApi.find>): Promise<Answer> {
    const today = (await this.walks.today(marina_id))?.date ?? '';
    const berth = (await this.berths.byId(marina_id, [berth_id], today)).get(berth_id)?.berth;
    if (berth === undefined) return refuse('not_found', berthErrors.berth_not_found);
    const asked = new SearchVessels({ marina_id, search, limit: MOST_FOUND_BOATS });
    const vessels = await this.queries.execute(asked);
    const inBerths = await this.queries.execute(new ListBoatsInBerths(marina_id));
    const places = new Map(inBerths.map((boat) => [boat.vessel_id, boat]));
    const wanted = folded(search);
    const visitors = inBerths.filter((boat) => boat.vessel_id === null && folded(boat.name ?? '').includes(wanted));
    const found = [
      ...vessels.map((vessel) => ofRegister(vessel, places.get(vessel.id), berth)),
      ...visitors.map((boat) => ofStay(boat, berth)),
    ].slice(0, MOST_FOUND_BOATS);
    const boater_ids = found.flatMap(({ boater_id }) => boater_id ?? []);
    const people = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const names = new Map(people.map(({ id, first_name, last_name }) => [id, fullName(first_name, last_name)]));
    const items = found.map((boat) => ({ ...boat, boater_name: names.get(boat.boater_id ?? '') ?? null }));
    return { items, total: items.length };
  }
}

type Unowned = Omit<FoundBoat, 'boater_name'>;

function ofRegister(vessel: VesselRecord, place: BoatInBerth | undefined, berth: BerthOnDock): Unowned {
  const { id, name, length, beam, draft, boater_ids } = vessel;
  return {
    vessel_id: id,
    reservation_id: place?.reservation_id ?? null,
    boater_id: boater_ids[0] ?? null,
    name,
    length,
    beam,
    draft,
    ...placeOf(place),
    fit: fitOf(vessel, berth),
  };
}

function ofStay(boat: BoatInBerth, berth: BerthOnDock): Unowned {
  const { name, boater_id, reservation_id, vessel } = boat;
  const { length, beam, draft } = vessel;
  const who = { vessel_id: null, reservation_id, boater_id, name };
  return { ...who, length, beam, draft, ...placeOf(boat), fit: fitOf(vessel, berth) };
}

function placeOf(place: BoatInBerth | undefined): Pick<FoundBoat, 'berth_holder_type' | 'berth'> {
  if (place === undefined) return { berth_holder_type: null, berth: null };
  return { berth_holder_type: place.berth_holder_type, berth: { id: place.berth_id, name: place.berth_name } };
}

function fullName(first: string | null, last: string | null): string | null {
  const name = [first, last].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? null : name;
}
