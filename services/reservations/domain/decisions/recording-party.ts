import { isKnownParty, type ToldParty } from '../party.js';
import type { Opening } from '../reservation-command.js';
import type { ReservationContext } from '../reservation-context.js';
import { type Draft, record } from './draft.js';

/** Records who is aboard, unless it is known. What the desk corrects after it has counted is a count. */
export function recordParty(draft: Draft, told: ToldParty, at: string): Draft {
  const { boater_id, party: before } = draft.state;
  if (isKnownParty(told, before)) return draft;
  const { adults, children, crew } = told.party;
  const counted = told.confirmed || before?.confirmed === true;
  const ages = children.toSorted((one, other) => one - other);
  const aboard = { adults, children: ages.length, ages, crew };
  const data = { boater_id, ...aboard, ...(counted && { confirmed: true as const }), at };
  return record(draft, { type: 'PartyRecorded', data });
}

/** Who is aboard follows the opening of a reservation, if it was said. */
export function withParty(opened: Draft, { party }: Pick<Opening, 'party'>, { now }: ReservationContext): Draft {
  return party === undefined ? opened : recordParty(opened, { party, confirmed: false }, now);
}
