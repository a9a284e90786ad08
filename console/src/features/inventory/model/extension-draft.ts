import { adjoin, besideOnPier } from '../../../../../contracts/berths/rules/adjoining-berths.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { LargestBoat } from '../../../../../contracts/berths/rules/boat-fit.js';
import { takenTogether } from '../../../entities/berth/extension-rules.js';

export type SmartExtension = NonNullable<BerthRecord['smart_extension']>;

/** What the wizard has asked so far. */
export interface ExtensionDraft {
  readonly orientation: SmartExtension['orientation'] | null;
  readonly sides: SmartExtension['sides'] | null;
  readonly neighbours: readonly string[];
}

/** A berth as the wizard shows it. */
export interface WizardBerth extends LargestBoat {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly active: boolean;
}

export type ExtensionStep = 'orientation' | 'sides' | 'neighbours';
export const extensionSteps: readonly ExtensionStep[] = ['orientation', 'sides', 'neighbours'];

export const noExtension: ExtensionDraft = { orientation: null, sides: null, neighbours: [] };

/** The draft that opens the wizard: the berth's own extension, or nothing. */
export function draftOf(extension: SmartExtension | null): ExtensionDraft {
  return extension ?? noExtension;
}

/** Whether the wizard may go on from a step. */
export function stepDone(step: ExtensionStep, draft: ExtensionDraft): boolean {
  if (step === 'orientation') return draft.orientation !== null;
  if (step === 'sides') return draft.sides !== null;
  return draft.neighbours.length > 0;
}

/** The extension to save; null while something is missing. */
export function extensionOf({ orientation, sides, neighbours }: ExtensionDraft): SmartExtension | null {
  if (orientation === null || sides === null || neighbours.length === 0) return null;
  return { orientation, sides, neighbours: [...neighbours] };
}

/** Fewer sides keep the first neighbours. */
export function withSides(draft: ExtensionDraft, sides: SmartExtension['sides']): ExtensionDraft {
  return { ...draft, sides, neighbours: draft.neighbours.slice(0, sides) };
}

/**
 * Ticks or unticks a neighbour. With one side, another neighbour takes the first one's place; with two, one that does
 * not lie in the same row.
 */
export function withNeighbour(
  draft: ExtensionDraft,
  id: string,
  ticked: boolean,
  { berth, pier }: { readonly berth: WizardBerth; readonly pier: readonly WizardBerth[] },
): ExtensionDraft {
  const all = draft.neighbours.filter((neighbour) => neighbour !== id);
  if (!ticked) return { ...draft, neighbours: all };
  const others = all.filter((other) => adjoin(berth, [other, id], pier, null));
  return { ...draft, neighbours: [...others, id].slice(-(draft.sides ?? 1)) };
}

/** The berths beside a berth on its pier: the nearest number below and above, the lower first. */
export function besideIt(berth: WizardBerth, pier: readonly WizardBerth[]): WizardBerth[] {
  const others = pier.filter(({ id }) => id !== berth.id).sort((one, other) => one.number - other.number);
  const below = others.findLast(({ number }) => number < berth.number);
  const above = others.find(({ number }) => number > berth.number);
  return [below, above].filter((found) => found !== undefined);
}

/**
 * The berths that the last step lists: the nearest numbers, then those of the same side where odd and even numbers face
 * each other, then ones that were chosen before.
 */
export function listedNeighbours(
  berth: WizardBerth,
  pier: readonly WizardBerth[],
  chosen: readonly string[],
): WizardBerth[] {
  const adjoining = besideOnPier(berth, pier, null)
    .flat()
    .flatMap(({ id }) => pier.find((one) => one.id === id) ?? []);
  return [...new Set([...adjoining, ...pier.filter(({ id }) => chosen.includes(id))])];
}

/** The largest boat that the berth takes with as many neighbours as it has sides; null beside no active berth. */
export function withAllSides(
  berth: WizardBerth,
  pier: readonly WizardBerth[],
  orientation: SmartExtension['orientation'],
  sides: SmartExtension['sides'],
): LargestBoat | null {
  const beside = besideIt(berth, pier)
    .filter(({ active }) => active)
    .slice(-sides);
  return beside.length === 0 ? null : takenTogether(orientation, [berth, ...beside]);
}
