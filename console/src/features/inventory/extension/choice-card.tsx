import type { ReactNode } from 'react';
import { Second } from '../../../ui/layout/second.js';
import { Stack } from '../../../ui/layout/stack.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Card = styled('label')({
  display: 'block',
  overflow: 'hidden',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.card,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: role.sea, boxShadow: `0 0 0 1px ${role.sea}` },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
});
const Words = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  padding: '10px 12px 12px',
  '& input': { gridRow: 'span 2', width: 18, height: 18, margin: 1, accentColor: role.sea, outline: 'none' },
});
const Title = styled('span')({ ...type.strong });

/** Choices with a drawing each, of which one is taken. */
export function ChoiceCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={12} role="radiogroup" aria-label={label}>
      {children}
    </Stack>
  );
}

interface ChoiceCardProps {
  /** Name of the group. */
  name: string;
  title: string;
  text: string;
  drawing: ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

export function ChoiceCard({ name, title, text, drawing, chosen, onChoose }: ChoiceCardProps) {
  return (
    <Card>
      {drawing}
      <Words>
        <input type="radio" name={name} checked={chosen} onChange={onChoose} aria-label={`${title}. ${text}`} />
        <Title>{title}</Title>
        <Second as="span">{text}</Second>
      </Words>
    </Card>
  );
}
