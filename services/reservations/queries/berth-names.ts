import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { BerthChoice } from '../../../contracts/berths/matches.js';
import { ListBerthChoices, type ListBerthChoicesAnswer } from '../../../contracts/berths/queries.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { Clock } from '../../platform/clock/clock.js';

/** A berth as lists and the page name it. */
export interface NamedBerth {
  readonly id: string;
  readonly number: string;
  readonly pier_id: string;
  readonly pier_name: string;
  /** Metres; 0 for a berth that is not in use any more. */
  readonly length: number;
  readonly min_length: number | null;
}

/** A boat that any berth takes: here only the berths' names are wanted. */
const ANY_BOAT = { length: 0.1, beam: 0.1, draft: 0.1, type: null };

/** What the berths of a marina are called, from the berth plan. */
@Injectable()
export class BerthNames {
  constructor(
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** The berths in use, by id. */
  async of(marinaId: string): Promise<ReadonlyMap<string, NamedBerth>> {
    const start_date = this.clock.today('UTC');
    const stay = { vessel: ANY_BOAT, start_date, end_date: addDays(start_date, 1) };
    const choices = await this.queries.execute<ListBerthChoices, ListBerthChoicesAnswer>(
      new ListBerthChoices(marinaId, stay),
    );
    return new Map(choices.map((choice) => [choice.berth_id, named(choice)]));
  }

  /** Ids of a pier's berths; none when the pier is not this marina's. */
  async ofPier(marinaId: string, pierId: string): Promise<string[]> {
    const names = await this.of(marinaId);
    return [...names.values()].filter((berth) => berth.pier_id === pierId).map((berth) => berth.id);
  }
}

/** The berth of a reservation; one out of use is still called by the label it was assigned with. */
export function namedBerth(
  berth: { readonly berth_id: string; readonly label: string },
  names: ReadonlyMap<string, NamedBerth>,
): NamedBerth {
  const known = names.get(berth.berth_id);
  if (known !== undefined) return known;
  const [, pier_name = berth.label, number = ''] = /^(.*?)(\d+)$/.exec(berth.label) ?? [];
  return { id: berth.berth_id, number, pier_id: '', pier_name, length: 0, min_length: null };
}

/** Only what a list's row shows of it. */
export function berthLabelOf({ id, number, pier_id, pier_name }: NamedBerth) {
  return { id, number, pier_id, pier_name };
}

function named(choice: BerthChoice): NamedBerth {
  const { berth_id: id, number, pier_id, pier_name, length, min_length } = choice;
  return { id, number: String(number), pier_id, pier_name, length, min_length };
}
