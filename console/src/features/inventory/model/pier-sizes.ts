export const pierSizeNames = ['max_loa', 'max_beam', 'max_draft', 'min_length'] as const;
export type PierSizeName = (typeof pierSizeNames)[number];

/** The usual sizes as they are typed. */
export type EnteredSizes = Readonly<Record<PierSizeName, number | null>>;

interface Sizes {
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
  readonly min_length: number | null;
}

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

/** The usual sizes to save: all three, or none at all. */
export function enteredSizes(entered: EnteredSizes): {
  readonly sizes: Sizes | null;
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
  const { max_loa, max_beam, max_draft, min_length } = entered;
  if (min_length !== null && min_length >= (max_loa ?? 0)) return wrong('min_length', 'berthMinLengthNotBelowMax');
  return {
    sizes: { max_loa: max_loa ?? 0, max_beam: max_beam ?? 0, max_draft: max_draft ?? 0, min_length },
    problem: null,
  };
}

export function sizesOfPier(pier: { readonly berth_sizes: Sizes | null } | null): EnteredSizes {
  return pier?.berth_sizes ?? { max_loa: null, max_beam: null, max_draft: null, min_length: null };
}
