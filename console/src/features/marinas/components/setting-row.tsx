import { type ReactNode, useId } from 'react';
import { textWidth, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Row = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 28px',
  padding: '18px 20px',
  '& + &': { borderTop: `1px solid ${role.line}` },
  '@media (max-width: 760px)': { padding: 14 },
  '@media (min-width: 1200px)': { gridTemplateColumns: '252px minmax(0, 1fr)' },
});
const Fields = styled('div')({ display: 'grid', gap: 12, minWidth: 0, alignContent: 'start' });
const Note = styled('p')({ ...type.second, maxWidth: textWidth, color: role.ink2 });

/** Fields side by side, one below the other where there is no room. */
export const Beside = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  alignItems: 'start',
});

interface SettingRowProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** One setting: its name with a sentence about it, and its fields. */
export function SettingRow({ title, text, children }: SettingRowProps) {
  const id = useId();
  return (
    <Row aria-labelledby={id}>
      <div>
        <h2 id={id} style={type.section}>
          {title}
        </h2>
        {text !== undefined && <p style={{ color: role.ink2, marginTop: 4, maxWidth: textWidth }}>{text}</p>}
      </div>
      <Fields>{children}</Fields>
    </Row>
  );
}

export { Note };
