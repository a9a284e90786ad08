import { styled } from '../theme/styled.js';
import { useId, type ReactNode } from 'react';
import { media, type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Block = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '18px 20px',
  minWidth: 0,
  '& + &': { borderTop: `1px solid ${role.line}` },
  [media.phone]: { padding: '14px' },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' });
const Actions = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  marginLeft: 'auto',
});
const Note = styled('span')({ ...type.second, color: role.ink2 });
const titles = {
  section: styled('h2')({ ...type.section }),
  label: styled('h3')({ ...type.label, color: role.ink3 }),
};

interface SectionProps {
  title?: string | undefined;
  /** `section` for a working section, `label` for a quiet heading over facts. */
  level?: keyof typeof titles | undefined;
  /** A quiet text after the title. */
  note?: ReactNode;
  /** Content at the right of the title. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A titled part of a card; a quiet one is a group instead of a landmark. */
export function Section({ title, level = 'section', note, actions, children }: SectionProps) {
  const id = useId();
  const Title = titles[level];
  return (
    <Block role={level === 'label' ? 'group' : undefined} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || actions !== undefined) && (
        <Head>
          {title !== undefined && <Title id={id}>{title}</Title>}
          {note !== undefined && <Note>{note}</Note>}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
    </Block>
  );
}
