import { styled } from '../../../ui/theme/styled.js';
import { useId, type ReactNode } from 'react';
import { radius, textWidth, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Frame = styled('section')({
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  padding: '16px 18px',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  scrollMarginTop: 12,
});
const Title = styled('h2')(type.section);

/** One subject of the page under a heading. Links can point to its `anchor`. */
export function BoaterCard({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id} id={anchor}>
      <Title id={id}>{title}</Title>
      {children}
    </Frame>
  );
}

/** A list of labels and values, one pair a line. */
export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '8px 16px',
  fontSize: 15,
  lineHeight: '22px',
  '& dt': { color: role.ink2, overflowWrap: 'anywhere' },
  '& dd': { textAlign: 'right', overflowWrap: 'anywhere' },
});

export const Quiet = styled('p')({ fontSize: 14, lineHeight: '20px', maxWidth: textWidth, color: role.ink2 });
