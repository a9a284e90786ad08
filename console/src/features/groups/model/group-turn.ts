import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { isComing } from './boats-left.js';

type Boat = Pick<
  ShownGroup['boats'][number],
  'id' | 'reservation_status' | 'action_required' | 'payment_standing' | 'boater'
>;

/** Whose move a group waits for: ours while one of its boats waits for us. */
export function groupTurn<B extends Boat>(boats: readonly B[]) {
  const coming = boats.filter(isComing);
  const ours = coming.filter(({ action_required: by }) => by === 'MARINA');
  const theirs = coming.filter(({ action_required: by }) => by === 'BOATER');
  return { ours, theirs, next: ours[0] ?? null };
}

/** The boats whose boaters must pay something now. */
export function boatsDue<B extends Boat>(boats: readonly B[]): B[] {
  return boats.filter((boat) => isComing(boat) && boat.payment_standing === 'due');
}

/** One boat of each boater, so that nobody gets the same words several times. */
export function oneOfEachBoater<B extends Boat>(boats: readonly B[]): B[] {
  return boats.filter(({ boater }, at) => boats.findIndex((other) => other.boater.id === boater.id) === at);
}

/** Whether whoever sails the boat is the organiser. */
export function isOrganisers(
  { skipper, boater }: { readonly skipper: string | null; readonly boater: { readonly id: string } },
  { offered, organiser }: Pick<ShownGroup, 'offered' | 'organiser'>,
): boolean {
  if (offered === 'EACH') return boater.id === organiser.boater_id;
  const name = `${organiser.first_name} ${organiser.last_name}`.trim().toLocaleLowerCase();
  return name !== '' && skipper?.trim().toLocaleLowerCase() === name;
}
