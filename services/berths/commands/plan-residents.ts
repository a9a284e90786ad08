import {
  BerthResident,
  ChangeAbsenceDates,
  ChangeResidentDates,
  CloseAbsence,
  MoveResident,
  OpenAbsence,
  ResidentLeaves,
  RestoreResidency,
} from '../../../contracts/berths/commands.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import { concerns, rehearse } from '../domain/plan-rehearsal.js';
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

@CommandHandler(MoveResident)
export class MoveResidentHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ input, context, since }: MoveResident): Answer {
    const command = { type: 'MoveResident' as const, data: input };
    if (since === undefined) return this.plans.execute(command, context);
    const today = await this.plans.today(context.marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return this.plans.executeSince(command, context, since, (state) => {
      const { stays } = rehearse(state, since, command, today);
      return (event) => concerns(event, stays);
    });
  }
}

@CommandHandler(RestoreResidency)
export class RestoreResidencyHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ input, context, since }: RestoreResidency): Answer {
    const command = { type: 'RestoreResidency' as const, data: input };
    if (since === undefined) return this.plans.execute(command, context);
    const today = await this.plans.today(context.marina_id);
    if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return this.plans.executeSince(command, context, since, (state) => {
      const { stays } = rehearse(state, since, command, today);
      return (event) => concerns(event, stays);
    });
  }
}

@CommandHandler(ChangeResidentDates)
export class ChangeResidentDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context }: ChangeResidentDates): Answer {
    return this.plans.execute({ type: 'ChangeResidentDates', data: input }, context);
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
