import { useMarina } from '../../../lib/session/session.js';
import type { RequiredKind } from './guest-values.js';

/** Which kinds of boat the marina requires from the first inquiry of a short stay on. */
export function useRequiredKinds(): RequiredKind[] {
  const { initial_inquiry } = useMarina().marina_settings.marina_requirements.short;
  return (['HULL_TYPE', 'VESSEL_TYPE'] as const).filter((kind) => initial_inquiry.includes(kind));
}
