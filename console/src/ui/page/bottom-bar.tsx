import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { media, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { coversBottom } from './covered-edges.js';

const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  marginTop: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '12px 28px',
  padding: '12px 24px',
  paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
  backgroundColor: role.surface,
  borderTop: `1px solid ${role.line}`,
  [media.phone]: {
    padding: '12px 14px',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    // On a phone, the page itself shows these facts, so a bar without buttons would be empty.
    '&:not(:has(button))': { display: 'none' },
  },
});

const Facts = styled('dl')({
  display: 'flex',
  gap: '4px 28px',
  minWidth: 0,
  flexWrap: 'wrap',
  [media.phone]: { display: 'none' },
});
const Fact = styled('div')({ display: 'flex', flexDirection: 'column-reverse' });
const Value = styled('dd')({ fontSize: 16, lineHeight: '20px', fontWeight: 650, whiteSpace: 'nowrap' });
const Label = styled('dt')({ ...type.second, color: role.ink3 });

const Actions = styled('div')({
  marginLeft: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  // On a tablet the note is above the buttons, so that these stay in one line beside the facts.
  '@media (max-width: 900px)': {
    flex: '1 1 0',
    minWidth: 'min(100%, 380px)',
    '& > [data-note]': { flex: '1 0 100%', maxWidth: 'none', textAlign: 'right' },
  },
  [media.phone]: {
    minWidth: 0,
    width: '100%',
    flexWrap: 'nowrap',
    '& > *': { flex: 1 },
    '& > *:last-child': { flex: 1.6 },
    // A note above the buttons.
    '&:has(> [data-note])': { flexWrap: 'wrap' },
    '& > [data-note]': { flex: '1 0 100%', maxWidth: 'none', textAlign: 'left' },
    '& button': { width: '100%', height: 52, fontSize: 15, paddingInline: 8, whiteSpace: 'normal', lineHeight: '18px' },
  },
});

interface BottomBarProps {
  /** A short summary: dates, nights, total. Hidden on a phone to leave room for the buttons. */
  facts?: readonly { label: string; value: string }[];
  /** Buttons, the main one last; at most two on a phone. */
  children?: ReactNode;
  label: string;
}

/** A bar fixed at the bottom of a page, with a summary and the actions. */
export function BottomBar({ facts = [], children, label }: BottomBarProps) {
  return (
    <Bar ref={coversBottom} role="region" data-bottom-bar="true" aria-label={label}>
      <Facts>
        {facts.map((fact) => (
          <Fact key={fact.label}>
            <Label>{fact.label}</Label>
            <Value>{fact.value}</Value>
          </Fact>
        ))}
      </Facts>
      <Actions>{children}</Actions>
    </Bar>
  );
}
