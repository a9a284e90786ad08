import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import { record, type Draft } from './decisions/draft.js';
import { conflict } from './refusals.js';
import type { MarinaRules, ReservationContext } from './reservation-context.js';
import type { ReservationState } from './reservation-state.js';

type Asking = Pick<MarinaRules, 'additional_requirements' | 'instant_requirements'>;

/**
 * The marina's requirements in words: for every stay, and further ones for stays booked instantly. A stay that was agreed
 * keeps the texts of that day.
 */
export function requirementsFor(
  { statuses, agreed }: Pick<ReservationState, 'statuses' | 'agreed'>,
  marina: Asking,
): readonly string[] {
  if (agreed !== undefined) return agreed.requirements;
  const instant = statuses.some(({ status_code }) => status_code === 'INSTANT_BOOKING_INITIATED');
  return [...new Set([...marina.additional_requirements, ...(instant ? marina.instant_requirements : [])])];
}

/** The requirements that the boater has not confirmed yet; a changed text counts as a new one. */
function openRequirements(state: ReservationState, marina: Asking): readonly string[] {
  return requirementsFor(state, marina).filter((text) => state.confirmed_requirements?.includes(text) !== true);
}

/** Refuses unless the boater has confirmed every requirement, now or before; details: `missing`, their texts. */
export function requirementsRefusal(
  confirmed: readonly string[],
  state: ReservationState,
  { marina }: Pick<ReservationContext, 'marina'>,
): Refusal | null {
  const missing = openRequirements(state, marina).filter((text) => !confirmed.includes(text));
  return missing.length === 0 ? null : conflict('RESERVATION_REQUIREMENTS_UNCONFIRMED', { missing });
}

/** Records those of the confirmed texts that the marina requires and that were not confirmed before. */
export function confirmRequirements(
  draft: Draft,
  confirmed: readonly string[],
  { marina, now: at }: Pick<ReservationContext, 'marina' | 'now'>,
): Draft {
  const requirements = openRequirements(draft.state, marina).filter((text) => confirmed.includes(text));
  return requirements.length === 0
    ? draft
    : record(draft, { type: 'RequirementsConfirmed', data: { requirements, at } });
}
