import { role } from '../theme/role.js';

const frame = { width: 96, height: 48, viewBox: '0 0 96 48', fill: 'none', 'aria-hidden': true } as const;

/** An empty berth: nothing here yet. */
export function EmptyBerth() {
  return (
    <svg {...frame}>
      <rect width="96" height="48" rx="8" fill={role.water} />
      <path d="M78 10H16V38H78" stroke={role.ink3} strokeWidth="2.5" />
      <path d="M78 11V38" stroke={role.ink3} strokeDasharray="4 3" />
    </svg>
  );
}

/** A broken mooring line: something failed. */
export function LooseLine() {
  return (
    <svg {...frame}>
      <rect width="96" height="48" rx="8" fill={role.wrong.bg} />
      <path d="M12 24h20c6 0 6-9 12-9" stroke={role.wrong.on} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M84 24H64c-6 0-6 9-12 9" stroke={role.wrong.on} strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}

/** A closed gate: no permission. */
export function ClosedGate() {
  return (
    <svg {...frame}>
      <rect width="96" height="48" rx="8" fill={role.sunk} />
      <path
        d="M28 10v28M68 10v28M28 16h40M28 24h40M28 32h40"
        stroke={role.ink3}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
