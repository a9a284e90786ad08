import { role } from '../../ui/theme/role.js';

/** A red disc with an exclamation mark: something is wrong. */
export function ConflictMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" width={14} height={14} style={{ flex: 'none' }}>
      <circle cx={8} cy={8} r={8} fill={role.wrong.on} />
      <path d="M8 3.5v5.2" stroke={role.wrong.bg} strokeWidth={2} strokeLinecap="round" />
      <circle cx={8} cy={12} r={1.2} fill={role.wrong.bg} />
    </svg>
  );
}
