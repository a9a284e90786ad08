import {
  BerthResident,
  ChangeAbsenceDates,
  ChangeResidentDates,
  CloseAbsence,
  MoveResident,
  OpenAbsence,
  ResidentLeaves,
  RestoreResidency,
  SwapResidents,
} from '../../../contracts/berths/commands.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { concerns, type Rehearsed, rehearse } from '../domain/plan-rehearsal.js';
import { BerthPlans } from '../records/berth-plans.js';

type Answer = Promise<CommandReceipt | Refusal>;

/** @param since the revision of the preview: STALE if others have changed what it showed; undefined: no such check */
async function carriedOut(
  plans: BerthPlans,
  command: Rehearsed,
  context: MarinaContext,
  since: number | undefined,
): Answer {
  if (since === undefined) return plans.execute(command, context);
  const today = await plans.today(context.marina_id);
  if (today === null) return refuse('not_found', 'MARINA_NOT_FOUND');
  return plans.executeSince(command, context, since, (state) => {
    const { stays } = rehearse(state, since, command, today);
    return (event) => concerns(event, stays);
  });
}

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

  execute({ input, context, since }: MoveResident): Answer {
    return carriedOut(this.plans, { type: 'MoveResident', data: input }, context, since);
  }
}

@CommandHandler(RestoreResidency)
export class RestoreResidencyHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context, since }: RestoreResidency): Answer {
    return carriedOut(this.plans, { type: 'RestoreResidency', data: input }, context, since);
  }
}

@CommandHandler(SwapResidents)
export class SwapResidentsHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context, since }: SwapResidents): Answer {
    return carriedOut(this.plans, { type: 'SwapResidents', data: input }, context, since);
  }
}

@CommandHandler(ChangeResidentDates)
export class ChangeResidentDatesHandler {
  constructor(private readonly plans: BerthPlans) {}

  execute({ input, context, since }: ChangeResidentDates): Answer {
    return carriedOut(this.plans, { type: 'ChangeResidentDates', data: input }, context, since);
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
