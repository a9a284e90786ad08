import {
  BerthResident,
  ChangeAbsenceDates,
  CloseAbsence,
  OpenAbsence,
  ResidentLeaves,
} from '../../../contracts/berths/commands.js';
import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { BerthPlans } from '../records/berth-plans.js';

type Answer = Promise<CommandReceipt | Refusal>;

@CommandHandler(BerthResident)
export class BerthResidentHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: BerthResident): Answer {
    return this.plans.execute({ type: 'BerthResident', data: input }, context);
  }
}

@CommandHandler(ResidentLeaves)
export class ResidentLeavesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ResidentLeaves): Answer {
    return this.plans.execute({ type: 'ResidentLeaves', data: input }, context);
  }
}

@CommandHandler(OpenAbsence)
export class OpenAbsenceHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: OpenAbsence): Answer {
    return this.plans.execute({ type: 'OpenAbsence', data: input }, context);
  }
}

@CommandHandler(ChangeAbsenceDates)
export class ChangeAbsenceDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ChangeAbsenceDates): Answer {
    return this.plans.execute({ type: 'ChangeAbsenceDates', data: input }, context);
  }
}

@CommandHandler(CloseAbsence)
export class CloseAbsenceHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: CloseAbsence): Answer {
    return this.plans.execute({ type: 'CloseAbsence', data: input }, context);
  }
}
