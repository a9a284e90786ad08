import { Stack } from '../../ui/layout/stack.js';
import { styled } from '../../ui/theme/styled.js';
import type { ReactNode } from 'react';
import { media, motion, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';

/** A list of berths with room for drawing, words and buttons side by side. */
const ROOMY = '@container berths (min-width: 460px)';

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: '8px 16px',
  alignItems: 'center',
  padding: '14px 20px',
  borderTop: `1px solid ${role.line}`,
  transition: `background-color ${motion.colour}`,
  '&[data-chosen=true]': { backgroundColor: role.seaSoft },
  [ROOMY]: { gridTemplateColumns: 'minmax(96px, 190px) minmax(0, 1fr) auto' },
  [media.phone]: { padding: 14 },
});
const Name = styled('h3')({ ...type.strong, margin: 0 });
const Actions = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 6,
  [ROOMY]: { gridColumn: 'auto', flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-end' },
});

/** List of berths below the heading of a section. */
export const BerthRows = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  containerName: 'berths',
});

/** One line of text about a berth. */
export const BerthWords = styled('p')({
  ...type.second,
  margin: 0,
  color: role.ink2,
  '& b': { color: role.ink, fontWeight: 650 },
});

interface BerthRowProps {
  readonly title: string;
  readonly drawing: ReactNode;
  readonly chosen: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A berth with its drawing, name, facts and actions. */
export function BerthRow({ title, drawing, chosen, children, actions }: BerthRowProps) {
  return (
    <Row data-chosen={chosen} aria-current={chosen ? 'true' : undefined}>
      {drawing}
      <Stack gap={2} shrinks>
        <Name>{title}</Name>
        {children}
      </Stack>
      <Actions>{actions}</Actions>
    </Row>
  );
}
