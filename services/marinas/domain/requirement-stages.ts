import { marinaFieldErrors } from '../../../contracts/marinas/errors.js';
import { type MarinaRequirements, requirementStages } from '../../../contracts/marinas/marina.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';

type Stage = (typeof requirementStages)[number];
type Requirement = MarinaRequirements['short'][Stage][number];

const fields: readonly Requirement[] = ['HULL_TYPE', 'VESSEL_TYPE'];
const papers: readonly Requirement[] = ['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE'];

/**
 * What can be required at each stage. Fields are part of the forms that open a reservation. Documents are submitted
 * through the link that a request returns, so none can exist at instant booking. Photos are optional, never required.
 */
const askedAt: Readonly<Record<Stage, readonly Requirement[]>> = {
  initial_inquiry: [...fields, ...papers],
  before_approval: papers,
  after_approval: papers,
  instant_booking: fields,
};

/** Errors of requirements that cannot be enforced at their stage. */
export function requirementErrors(requirements: MarinaRequirements): FieldError[] {
  return (['short', 'long'] as const).flatMap((contract) =>
    requirementStages.flatMap((stage) =>
      requirements[contract][stage].flatMap((name, index) =>
        askedAt[stage].includes(name)
          ? []
          : [
              {
                path: `marina_requirements.${contract}.${stage}.${index}`,
                code: marinaFieldErrors.requirementNotAtStage,
              },
            ],
      ),
    ),
  );
}
