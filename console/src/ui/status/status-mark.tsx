import type { ReactNode } from 'react';
import { statusColours, type StatusKind } from './status-kind.js';

const shapes: Record<StatusKind, ReactNode> = {
  our_move: <path d="M6 .6 11.4 6 6 11.4.6 6Z" fill="currentColor" />,
  waiting: (
    <>
      <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M6 1.1a4.9 4.9 0 0 1 0 9.8Z" fill="currentColor" />
    </>
  ),
  booked: <path d="M6 1 11.6 11H.4Z" fill="currentColor" />,
  payment_due: (
    <path d="M6 2 10.7 10.3H1.3Z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
  ),
  waiting_list: <path d="M.8 1.6h10.4v2H.8Zm0 3.4h7.6v2H.8Zm0 3.4h5v2h-5Z" fill="currentColor" />,
  expired: <circle cx="6" cy="6" r="4.7" fill="none" stroke="currentColor" strokeWidth="1.7" />,
  cancelled: (
    <>
      <rect x="1.2" y="1.2" width="9.6" height="9.6" rx="1" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="m1.8 10.2 8.4-8.4" stroke="currentColor" strokeWidth="1.6" />
    </>
  ),
};

interface StatusMarkProps {
  kind: StatusKind;
  /** Width and height in pixels. */
  size?: number | undefined;
  /** Overrides the status's colour on a background other than a page's or card's. */
  tint?: string | undefined;
}

/** The mark of a status by shape and colour. Screen readers skip it, because a text always appears beside it. */
export function StatusMark({ kind, size = 12, tint }: StatusMarkProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      aria-hidden="true"
      data-mark={kind}
      style={{ color: tint ?? statusColours[kind].on, flex: 'none' }}
    >
      {shapes[kind]}
    </svg>
  );
}
