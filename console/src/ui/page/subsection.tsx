import { useId, type ReactNode } from 'react';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';

const Block = styled('div')({ display: 'grid', gap: 6, minWidth: 0, '& > h3': { ...type.label, color: role.ink3 } });

/** A titled group inside a section or a dialog. It has no padding of its own. */
export function Subsection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Block>
  );
}
