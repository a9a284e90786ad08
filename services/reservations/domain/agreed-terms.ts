import type { PolicyFile } from '../../../contracts/marinas/queries.js';
import type { CancellationPolicy } from '../../../contracts/marinas/rules/cancellation.js';
import { sameJson } from '../../../contracts/vocabulary/same-json.js';
import type { AgreedTerms } from './events/event-shapes.js';
import type { MarinaRules } from './reservation-context.js';
import type { ReservationState } from './reservation-state.js';

/** The settings of which a stay keeps those of the day on which it was agreed. */
export type TermsInForce = Pick<
  MarinaRules,
  'cancellation_policy' | 'cancellation_file' | 'additional_requirements' | 'instant_requirements'
>;

type Agreed = Pick<ReservationState, 'statuses' | 'agreed'>;

/** The marina's terms for the stay as they are now, for the event that agrees them. */
export function termsInForce(marina: TermsInForce, booked: 'instantly' | 'with an approval'): AgreedTerms {
  const { additional_requirements, instant_requirements } = marina;
  return {
    refund_steps: marina.cancellation_policy.map((step) => ({ ...step })),
    policy_file: marina.cancellation_file === null ? null : { ...marina.cancellation_file },
    requirements: [...new Set([...additional_requirements, ...(booked === 'instantly' ? instant_requirements : [])])],
  };
}

/** Today's terms for a stay that is booked already. */
export function offeredTerms({ statuses }: Pick<ReservationState, 'statuses'>, marina: TermsInForce): AgreedTerms {
  const instant = statuses.some(({ status_code }) => status_code === 'INSTANT_BOOKING_INITIATED');
  return termsInForce(marina, instant ? 'instantly' : 'with an approval');
}

/** Whether the rules are the same: the order of steps and texts says nothing. */
export function sameTerms(one: AgreedTerms, other: AgreedTerms): boolean {
  return sameJson(inOrder(one), inOrder(other));
}

function inOrder({ refund_steps, policy_file, requirements }: AgreedTerms) {
  const steps = refund_steps.map(({ days_before_arrival, refund_percent }) => [days_before_arrival, refund_percent]);
  return {
    steps: steps.sort(([one = 0], [other = 0]) => one - other),
    file: policy_file?.file_id ?? null,
    requirements: [...requirements].sort(),
  };
}

/** The field of an event that agrees a stay; empty if the stay has its terms already. */
export function newlyAgreed({ agreed }: Agreed, marina: TermsInForce): { readonly terms?: AgreedTerms } {
  return agreed === undefined ? { terms: termsInForce(marina, 'with an approval') } : {};
}

/** The refunds of a cancellation: those that were agreed, otherwise those of today's settings. */
export function refundSteps({ agreed }: Agreed, marina: Pick<TermsInForce, 'cancellation_policy'>): CancellationPolicy {
  return agreed?.refund_steps ?? marina.cancellation_policy;
}

/** The file with the cancellation policy that holds for the stay. */
export function policyFile({ agreed }: Agreed, marina: Pick<TermsInForce, 'cancellation_file'>): PolicyFile | null {
  return agreed === undefined ? marina.cancellation_file : agreed.policy_file;
}
