import { Injectable } from '@nestjs/common';
import { ListBerthNames, type NamedBerth } from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryBus } from '../../platform/buses/buses.js';

/** Names of a marina's berths, from the berth plan. */
@Injectable()
export class BerthNames {
  constructor(private readonly queries: QueryBus) {}

  /** The berths in use, by id. */
  of(marina_id: string): Promise<BusAnswer<ListBerthNames>> {
    return this.queries.execute(new ListBerthNames(marina_id));
  }

  /** Ids of a pier's berths; none when the pier is not this marina's. */
  async ofPier(marina_id: string, pierId: string): Promise<string[]> {
    const names = await this.of(marina_id);
    return [...names.values()].filter((berth) => berth.pier_id === pierId).map((berth) => berth.id);
  }

  /** Ids of the berths with exactly this name: pier and number, with or without a space or hyphen between them. */
  async named(marina_id: string, name: string): Promise<string[]> {
    const wanted = compact(name);
    // A name ends with the berth's number, so that most searches do not read the plan.
    if (!/\d/.test(wanted)) return [];
    const names = await this.of(marina_id);
    const found = [...names.values()].filter((berth) => compact(berth.pier_name + berth.number) === wanted);
    return found.map((berth) => berth.id);
  }
}

function compact(name: string): string {
  return folded(name).replace(/[\s-]/g, '');
}

const NO_MINIMUMS = { min_length: null, min_beam: null, min_draft: null };

/** The berth of a reservation; a berth out of use keeps the label it was assigned with. */
export function namedBerth(
  berth: { readonly berth_id: string; readonly label: string },
  names: ReadonlyMap<string, NamedBerth>,
): NamedBerth {
  const known = names.get(berth.berth_id);
  if (known !== undefined) return known;
  const [, pier_name = berth.label, number = ''] = /^(.*?)(\d+)$/.exec(berth.label) ?? [];
  return { id: berth.berth_id, number, pier_id: '', pier_name, length: 0, beam: null, draft: null, ...NO_MINIMUMS };
}

/** The sizes below which a boat is too small for a berth in use. */
export function minimumsIn(names: ReadonlyMap<string, NamedBerth>, berthId: string) {
  const { min_length, min_beam, min_draft } = names.get(berthId) ?? NO_MINIMUMS;
  return { min_length, min_beam, min_draft };
}

/** The part of a berth that a list row shows. */
export function berthLabelOf({ id, number, pier_id, pier_name }: NamedBerth) {
  return { id, number, pier_id, pier_name };
}
