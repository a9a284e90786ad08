import {
  type BerthLimits,
  type BerthMinimums,
  minimumCodes,
  minimumNotBelowMax,
} from '../../../../../contracts/berths/rules/boat-fit.js';

export const pierSizeNames = ['max_loa', 'max_beam', 'max_draft', 'min_length', 'min_beam', 'min_draft'] as const;
export type PierSizeName = (typeof pierSizeNames)[number];

/** The usual sizes as they are typed. */
export type EnteredSizes = Readonly<Record<PierSizeName, number | null>>;

const NO_MINIMUMS: BerthMinimums = { min_length: null, min_beam: null, min_draft: null };

export interface SizeProblem {
  readonly field: PierSizeName;
  /** The code of the contract. */
  readonly code: string;
}

const missing = {
  max_loa: 'berthLoaRequired',
  max_beam: 'berthBeamRequired',
  max_draft: 'berthDraftRequired',
} as const;
const tooSmall = {
  max_loa: 'berthLoaTooShort',
  max_beam: 'berthBeamTooShort',
  max_draft: 'berthDraftTooShort',
} as const;
/** The smallest size of a berth, and the largest of anything, in metres (spec 3 §9). */
const [SMALLEST, LARGEST] = [0.1, 1000];

/** Sizes that a pier may do without. */
export const isMinimum = (name: PierSizeName): name is keyof BerthMinimums => name in NO_MINIMUMS;

/** The usual sizes to save: all three maximums with any minimums, or none at all. */
export function enteredSizes(entered: EnteredSizes): {
  readonly sizes: BerthLimits | null;
  readonly problem: SizeProblem | null;
} {
  if (pierSizeNames.every((name) => entered[name] === null)) return { sizes: null, problem: null };
  const wrong = (field: PierSizeName, code: string) => ({ sizes: null, problem: { field, code } });
  for (const name of ['max_loa', 'max_beam', 'max_draft'] as const) {
    const value = entered[name];
    if (value === null) return wrong(name, missing[name]);
    if (value < SMALLEST) return wrong(name, tooSmall[name]);
    if (value > LARGEST) return wrong(name, 'moreThan1000m');
  }
  const { max_loa, max_beam, max_draft } = entered;
  const sizes = { ...entered, max_loa: max_loa ?? 0, max_beam: max_beam ?? 0, max_draft: max_draft ?? 0 };
  const field = minimumNotBelowMax(sizes);
  return field === null ? { sizes, problem: null } : wrong(field, minimumCodes[field]);
}

export function sizesOfPier(pier: { readonly berth_sizes: BerthLimits | null } | null): EnteredSizes {
  return pier?.berth_sizes ?? { max_loa: null, max_beam: null, max_draft: null, ...NO_MINIMUMS };
}
