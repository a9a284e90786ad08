import type { MarinaRequirements } from '../../../../../contracts/marinas/marina.js';

type Stages = MarinaRequirements['short'];
export type RequirementName = Stages['initial_inquiry'][number];

/** The stages at which a request's documents can be asked for; instant booking has its own. */
export const askStages = ['initial_inquiry', 'before_approval', 'after_approval'] as const;
export type AskStage = (typeof askStages)[number] | 'never';

/** The papers a marina may ask for, in the order of the screen. */
export const papers = ['VESSEL_INSURANCE', 'VESSEL_LICENSE', 'SKIPPER_ID_LICENSE'] as const;
/** Fields of the request form. */
export const formFields = ['HULL_TYPE', 'VESSEL_TYPE'] as const;

/** The stages after a field of the form is required at instant booking, or no longer. */
export function askedInstantly(stages: Stages, name: RequirementName, asked: boolean): Stages {
  const without = stages.instant_booking.filter((each) => each !== name);
  return { ...stages, instant_booking: asked ? [...without, name] : without };
}

/** The first stage at which the marina asks for it. */
export function stageOf(stages: Stages, name: RequirementName): AskStage {
  return askStages.find((stage) => stages[stage].includes(name)) ?? 'never';
}

/** The stages after asking for it at one stage only. */
export function askedAt(stages: Stages, name: RequirementName, at: AskStage): Stages {
  const without = Object.fromEntries(
    askStages.map((stage) => [stage, stages[stage].filter((each) => each !== name)]),
  ) as Pick<Stages, (typeof askStages)[number]>;
  if (at === 'never') return { ...stages, ...without };
  return { ...stages, ...without, [at]: [...without[at], name] };
}
