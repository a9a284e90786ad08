import { styled } from '../../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { statusColours } from '../../../ui/status/status-kind.js';
import { radius, textWidth } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { markOfMood, type BoaterStep, type BoaterStepKind } from '../../../entities/reservation/boater-step.js';

const cancelled: readonly BoaterStepKind[] = ['canceled_by_boater', 'canceled_by_marina', 'canceled_at_wish'];

const Frame = styled('section')({
  borderRadius: radius.card,
  border: '1px solid',
  padding: '18px 18px 20px',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
});
const Title = styled('h1')({
  fontSize: 22,
  lineHeight: '28px',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: 10,
  '& svg': { marginTop: 6 },
});
const Text = styled('p')({ fontSize: 16, lineHeight: '24px', maxWidth: textWidth });
const Deadline = styled('p')({ fontSize: 15, lineHeight: '22px', fontWeight: 600 });

interface StepCardProps {
  step: BoaterStep;
  title: string;
  text: string;
  /** Text such as "Please answer by …"; null when there is no deadline. */
  deadline: string | null;
  children?: ReactNode;
}

/** The first card of the page. It shows what the boater must do now, or what they are waiting for. */
export function StepCard({ step, title, text, deadline, children }: StepCardProps) {
  const mark = cancelled.includes(step.kind) ? 'cancelled' : markOfMood(step.mood);
  const { on, bg } = statusColours[mark];
  return (
    <Frame
      style={{ backgroundColor: bg, borderColor: `color-mix(in srgb, ${on} 30%, transparent)`, color: role.ink }}
      data-step={step.kind}
      aria-live="polite"
    >
      <Title>
        <StatusMark kind={mark} size={16} />
        <span>{title}</span>
      </Title>
      <Text>{text}</Text>
      {deadline !== null && <Deadline style={{ color: on }}>{deadline}</Deadline>}
      {children}
    </Frame>
  );
}
