import { styled } from '../theme/styled.js';
import type { ReactNode } from 'react';
import { type } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Block = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '48px 20px',
  textAlign: 'center',
  maxWidth: 460,
  marginInline: 'auto',
});
const Title = styled('h2')({ ...type.section });
const Words = styled('div')({ color: role.ink2, textWrap: 'balance' });

interface StateBlockProps {
  drawing?: ReactNode;
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** Announces the state at once, for errors. */
  alert?: boolean | undefined;
}

/** The layout of all states without content: a small drawing, a text and an action. */
export function StateBlock({ drawing, title, children, actions, alert }: StateBlockProps) {
  return (
    <Block role={alert === true ? 'alert' : undefined}>
      {drawing}
      <Title>{title}</Title>
      {children !== undefined && <Words>{children}</Words>}
      {actions !== undefined && (
        <div style={{ display: 'flex', gap: 10, marginTop: 8, flexWrap: 'wrap' }}>{actions}</div>
      )}
    </Block>
  );
}
