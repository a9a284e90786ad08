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
  gap: '16px 14px',
  padding: '14px 16px',
  borderRadius: radius.card,
  borderWidth: 1,
  borderStyle: 'solid',
  color: role.ink,
});
const Title = styled('div')({ ...type.label });
/** Buttons are taller than a line of text; negative margins limit the height they add. */
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '-8px -6px -8px 0',
});

interface BannerProps {
  /**
   * `our_move` for the next-move card, `wrong` for problems, `waiting` for warnings, `good` and `news` for the rest.
   */
  tone: keyof typeof tones;
  title?: string | undefined;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announces the banner when it appears, for messages that come up while the page is open. */
  live?: boolean | undefined;
}

/** A message about the whole page: the next step, a problem, or a change. */
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
