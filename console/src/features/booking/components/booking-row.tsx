import type { ReactNode } from 'react';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: '86px minmax(0, 1fr)',
  gap: '8px 16px',
  padding: '14px 18px',
  '& + &': { borderTop: `1px solid ${role.line}` },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 14 },
});
const Question = styled('h2')({ ...type.section, margin: '8px 0 0' });
const Answer = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, minWidth: 0 });

/** One of the questions of a booking, with its fields. */
export function BookingRow({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <Row aria-label={question} data-question>
      <Question>{question}</Question>
      <Answer>{children}</Answer>
    </Row>
  );
}
