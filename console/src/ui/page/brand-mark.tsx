import { role } from '../theme/role.js';

/** The product's logo: piles of a quay over water. The name appears beside it. */
export function BrandMark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M7 3v9M13 3v9M19 3v9M3 8h20" strokeWidth="2.2" strokeLinecap="round" />
      <path
        d="M3 17c2-1.8 4-1.8 6 0s4 1.8 6 0 4-1.8 8 0M3 22c2-1.8 4-1.8 6 0s4 1.8 6 0 4-1.8 8 0"
        strokeWidth="2"
        strokeLinecap="round"
        stroke={role.signWater}
      />
    </svg>
  );
}
