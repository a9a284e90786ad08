import type { HullType, VesselType } from './sizes.js';

interface KindOfBoat {
  readonly type?: VesselType | null | undefined;
  readonly hull_type?: HullType | null | undefined;
}

/** Types that are multihulls by default. Trimarans are entered as catamarans. */
const severalHulls: ReadonlySet<VesselType> = new Set(['CATAMARAN']);

const hasSeveralHulls = ({ type }: KindOfBoat): boolean => type != null && severalHulls.has(type);

/** The hull as it was said, else the one that the type has; null: neither says it. */
export function hullOf(boat: KindOfBoat): HullType | null {
  return boat.hull_type ?? (hasSeveralHulls(boat) ? 'MULTIHULL' : null);
}

/**
 * A catamaran with one hull: whoever says so is asked, because a multihull pays other prices. The code of the field is
 * `hullContradictsType`; `hull_confirmed` says that it is meant.
 */
export function contradictsType(boat: KindOfBoat): boolean {
  return boat.hull_type === 'MONOHULL' && hasSeveralHulls(boat);
}

/** The hull for a form in which the type was chosen: it follows the type while it is empty or was that of the type before. */
export function hullForType(before: KindOfBoat, type: VesselType | null): HullType | null {
  const followed = before.hull_type == null || (hasSeveralHulls(before) && before.hull_type === 'MULTIHULL');
  return followed ? hullOf({ type }) : (before.hull_type ?? null);
}
