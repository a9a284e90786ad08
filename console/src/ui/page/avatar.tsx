import { role } from '../theme/role.js';

/** The first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s@]+/)
    .filter((word) => word !== '');
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return ((Array.from(first)[0] ?? '') + (Array.from(last)[0] ?? '')).toLocaleUpperCase();
}

/** A person's initials. The name appears beside it or in a label, so screen readers skip it. */
export function Avatar({ name, size = 32, tone = 'sea' }: { name: string; size?: number; tone?: 'sea' | 'list' }) {
  const colours = tone === 'sea' ? { on: role.seaStrong, bg: role.seaSoft } : role.waitingList;
  return (
    <span
      aria-hidden="true"
      style={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        backgroundColor: colours.bg,
        color: colours.on,
        fontWeight: 650,
        fontSize: Math.round(size * 0.38),
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
