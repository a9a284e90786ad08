import { ChangeResidentDates, MoveResident, SwapResidents } from '../../../contracts/berths/commands.js';
import type { PlanBasis, PlanGesture } from '../../../contracts/berths/plan-gestures.js';
import { ChangePlan } from '../../../contracts/reservations/commands.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import { CommandBus, CommandHandler } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { PlanChangeProcess } from '../berthing/plan-change-process.js';
import { type PlanIntent, PlanIntents } from '../berthing/plan-intents.js';
import { residentMove } from '../domain/arrangement.js';
import { datesInput } from '../domain/new-dates.js';
import { UpdateReservation } from './update-reservation.js';

type Arranging = Extract<PlanGesture, { type: 'MOVE' | 'MOVES' | 'SPLIT' | 'SWAP' }>;
type ArrangingPlan = Pick<ChangePlan, 'basis' | 'context' | 'sizes'> & { readonly gesture: Arranging };

@CommandHandler(ChangePlan)
export class ChangePlanHandler {
  constructor(
    private readonly commands: CommandBus,
    private readonly intents: PlanIntents,
    private readonly changing: PlanChangeProcess,
  ) {}

  async execute(command: ChangePlan): Promise<CommandReceipt | Refusal> {
    const receipt = await this.carryOut(command);
    // The action is known by its command: undo finds it by this id.
    return isRefusal(receipt) ? receipt : { ...receipt, id: command.context.command_id };
  }

  private carryOut({ gesture, basis, context, sizes }: ChangePlan): Promise<CommandReceipt | Refusal> {
    switch (gesture.type) {
      case 'DATES':
        return this.changeDates(gesture, basis, context);
      case 'MOVE_RESIDENT':
        return this.commands.execute(new MoveResident(residentMove(gesture), context, basis.revision));
      case 'RESIDENT_DATES': {
        const { type: _type, ...dates } = gesture;
        return this.commands.execute(new ChangeResidentDates(dates, context, basis.revision));
      }
      case 'SWAP_RESIDENTS': {
        const { type: _type, ...swap } = gesture;
        return this.commands.execute(new SwapResidents(swap, context, basis.revision));
      }
      default:
        return this.arrange({ gesture, basis, context, sizes });
    }
  }

  private arrange({ gesture, basis, context, sizes }: ArrangingPlan): Promise<CommandReceipt | Refusal> {
    return this.changing.locked(reservationsOf(gesture), async () => {
      const intent: PlanIntent | Refusal = await this.intents.of(gesture, context, sizes);
      if (isRefusal(intent) || intent.kind !== 'arrange') return intent as Refusal;
      return this.changing.arrange(intent, basis, context);
    });
  }

  /** The reservation changes its dates by its own rules, which take the plan with them. */
  private async changeDates(
    gesture: Extract<PlanGesture, { type: 'DATES' }>,
    basis: PlanBasis,
    context: MarinaContext,
  ): Promise<CommandReceipt | Refusal> {
    const intent = await this.intents.of(gesture, context);
    if (isRefusal(intent) || intent.kind !== 'dates') return intent as Refusal;
    const [found] = intent.cases;
    const expected = basis.stays.find(({ reservation_id }) => reservation_id === found.id)?.revision ?? -1;
    const input = datesInput(found.id, found.state, intent.dates, intent.told, intent.both);
    return this.commands.execute(
      new UpdateReservation(input, null, { ...context, expected_revision: expected }, intent.exact),
    );
  }
}

function reservationsOf(gesture: Arranging): string[] {
  if (gesture.type === 'MOVES') return gesture.moves.map(({ reservation_id }) => reservation_id);
  const { reservation_id } = gesture;
  return gesture.type === 'SWAP' ? [reservation_id, gesture.with_reservation_id] : [reservation_id];
}
