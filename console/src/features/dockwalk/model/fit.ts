interface Sizes {
  readonly length: number;
  readonly beam: number;
  readonly draft: number;
}

interface Berth {
  readonly max_loa: number;
  readonly max_beam: number;
  readonly max_draft: number;
}

/** Metres to spare; negative: too large. */
export interface Spare {
  readonly loa: number;
  readonly beam: number;
  readonly draft: number;
}

const difference = (room: number, size: number): number => Math.round((room - size) * 100) / 100;

export function spareIn(berth: Berth, { length, beam, draft }: Sizes): Spare {
  return {
    loa: difference(berth.max_loa, length),
    beam: difference(berth.max_beam, beam),
    draft: difference(berth.max_draft, draft),
  };
}

export const fitsIn = ({ loa, beam, draft }: Spare): boolean => Math.min(loa, beam, draft) >= 0;
