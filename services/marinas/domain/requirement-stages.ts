import { marinaFieldErrors } from '../../../contracts/marinas/errors.js';
import { type MarinaRequirements, requirementStages } from '../../../contracts/marinas/marina.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';

type Stage = (typeof requirementStages)[number];
type Requirement = MarinaRequirements['short'][Stage][number];

const fields: readonly Requirement[] = ['HULL_TYPE', 'VESSEL_TYPE'];
const papers: readonly Requirement[] = ['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE'];

/**
 * What can be asked for when. Fields belong to the forms that open a reservation, papers are handed in by the link
 * that a request answers, so none can be there when a boater books at once. Photos are welcome, never required.
 */
const askedAt: Readonly<Record<Stage, readonly Requirement[]>> = {
  initial_inquiry: [...fields, ...papers],
  before_approval: papers,
  after_approval: papers,
  instant_booking: fields,
};

/** Requirements that nothing could enforce at their stage. */
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
