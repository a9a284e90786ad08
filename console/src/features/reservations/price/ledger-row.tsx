import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/row.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Amount = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums', minWidth: 84 });
const Facts = styled('span')({ ...type.second, color: role.ink2, flex: '1 1 160px', overflowWrap: 'anywhere' });
const Actions = styled('span')({ display: 'flex', gap: 4, marginLeft: 'auto' });

interface LedgerRowProps {
  readonly amount: string;
  readonly facts: readonly string[];
  /** The entry no longer counts. */
  readonly struck?: boolean;
  readonly children?: ReactNode;
}

/** A payment or a refund: its amount, facts and actions. */
export function LedgerRow({ amount, facts, struck = false, children }: LedgerRowProps) {
  return (
    <Row as="li" gap="2px 10px" align="center" wrap>
      <Amount style={struck ? { textDecoration: 'line-through', color: role.ink3 } : undefined}>{amount}</Amount>
      <Facts>{facts.join(' · ')}</Facts>
      {children !== undefined && <Actions>{children}</Actions>}
    </Row>
  );
}
