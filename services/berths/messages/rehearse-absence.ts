import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import type { BerthPlanCommand } from '../domain/berth-plan-commands.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type AbsenceStep, RehearseAbsence } from '../../../contracts/berths/rehearsal-queries.js';

@QueryHandler(RehearseAbsence)
export class RehearseAbsenceHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, step }: RehearseAbsence): Promise<Refusal | null> {
    const decided = await this.plans.judge(commandOf(step), marina_id);
    return isRefusal(decided) ? decided : null;
  }
}

function commandOf({ ask, input }: AbsenceStep): BerthPlanCommand {
  switch (ask) {
    case 'OPEN':
      return { type: 'OpenAbsence', data: input };
    case 'CHANGE':
      return { type: 'ChangeAbsenceDates', data: input };
    case 'CLOSE':
      return { type: 'CloseAbsence', data: input };
  }
}
