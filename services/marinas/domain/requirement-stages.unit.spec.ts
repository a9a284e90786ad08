import { describe, expect, it } from '@jest/globals';
import { marinaRequirements, requirementNames, requirementStages } from '../../../contracts/marinas/marina.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { marinaOpened } from '../../../tests/fixtures/opened-marina.js';
import { decide, evolve, initial } from './marina.js';
import { requirementErrors } from './requirement-stages.js';

const given = specificationOf({ initial, evolve, decide });
const context = { time_zone_known: true };
const opened = marinaOpened();
const setting = (requirements: object) => ({
  type: 'SetRequirements' as const,
  marina_requirements: marinaRequirements.parse(requirements),
});

describe('what a marina requires', () => {
  it.each([
    ['initial_inquiry', ['VESSEL_PHOTO']],
    ['before_approval', ['HULL_TYPE', 'VESSEL_TYPE', 'VESSEL_PHOTO']],
    ['after_approval', ['HULL_TYPE', 'VESSEL_TYPE', 'VESSEL_PHOTO']],
    ['instant_booking', ['VESSEL_PHOTO', 'VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE']],
  ] as const)('at %s cannot be %p, everything else can', (stage, refused) => {
    const impossible = requirementNames.filter(
      (name) => requirementErrors(marinaRequirements.parse({ long: { [stage]: [name] } })).length > 0,
    );
    expect(impossible).toEqual(refused);
  });

  it('reports what cannot be enforced by its path', () => {
    given([opened])
      .when(setting({ long: { before_approval: ['VESSEL_LICENSE', 'HULL_TYPE'] } }), context)
      .thenFieldErrors({ path: 'marina_requirements.long.before_approval.1', code: 'requirementNotAtStage' });
    given([opened])
      .when(setting({ short: { before_approval: ['VESSEL_LICENSE'] } }), context)
      .then({ type: 'MarinaRequirementsSet' });
    expect(requirementStages).toHaveLength(4);
  });
});
