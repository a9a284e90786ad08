import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const tones = {
  our_move: role.ourMove,
  waiting: role.waiting,
  good: role.booked,
  wrong: role.wrong,
  news: { on: role.seaStrong, bg: role.seaSoft },
} as const;

const Box = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '14px 16px',
  borderRadius: radius.card,
  borderWidth: 1,
  borderStyle: 'solid',
  color: role.ink,
});
const Title = styled('div')({ ...type.label });
/** Buttons are higher than a line of text; beside one they do not raise the banner by much. */
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: '-8px -6px -8px 0' });

interface BannerProps {
  /** `our_move` for the next-move card, `wrong` for what hinders, `waiting` for a warning, `good` and `news` for the rest. */
  tone: keyof typeof tones;
  title?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** Read out when it appears; for what comes up while the page is open. */
  live?: boolean | undefined;
}

/** Says something about the whole page: what happens next, what hinders, what has changed. */
export function Banner({ tone, title, children, actions, live }: BannerProps) {
  const { on, bg } = tones[tone];
  return (
    <Box
      role={live === true ? (tone === 'wrong' ? 'alert' : 'status') : undefined}
      style={{ backgroundColor: bg, borderColor: `color-mix(in srgb, ${on} 30%, transparent)` }}
    >
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        {title !== undefined && (
          <Title style={{ color: on, marginBottom: children === undefined ? 0 : 4 }}>{title}</Title>
        )}
        {children}
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Box>
  );
}
