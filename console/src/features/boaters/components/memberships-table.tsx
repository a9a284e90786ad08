import { useTranslation } from 'react-i18next';
import type { AttachableBoat } from '../../../entities/membership/attach-card-dialog.js';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { CardMenu } from '../../../entities/membership/card-menu.js';
import { needsUs } from '../../../entities/membership/card-state.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useMembershipCells } from './use-membership-cells.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { fontSize: 12, fontWeight: 600, textAlign: 'left', color: role.ink3, padding: '0 10px 8px 0' },
  '& td': { padding: '8px 10px 8px 0', borderTop: `1px solid ${role.line}` },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& tr[aria-current=true] td': { backgroundColor: role.sunk },
  '& tr[data-edge=true] td:first-of-type': { boxShadow: `inset 3px 0 0 ${role.ourMove.on}`, paddingLeft: 10 },
});

export interface MembershipsProps {
  readonly cards: readonly MembershipCard[];
  /** The number of the card that is marked. */
  readonly named: string | null;
  /** Boats that a detached card can be attached to. */
  readonly boats: readonly AttachableBoat[];
}

/** The pixels in which every column of the table fits, in each language. */
export const TABLE_WIDTH = 580;

/** The membership cards as a table. */
export function MembershipsTable({ cards, named, boats }: MembershipsProps) {
  const { t } = useTranslation('boaters');
  const cells = useMembershipCells();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('trade:card')}</th>
          <th scope="col">{t('cardState')}</th>
          <th scope="col">{t('trade:nightsLeft')}</th>
          <th scope="col">{t('trade:validTo')}</th>
          <th scope="col">{t('trade:nextStep')}</th>
          <th scope="col" style={{ position: 'relative' }}>
            <Unseen>{t('trade:actions')}</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => {
          const { number, nights, validTo, next } = cells(card);
          return (
            <tr
              key={card.card_id}
              data-edge={needsUs(card)}
              aria-current={card.card_number === named ? 'true' : undefined}
            >
              <td>{number}</td>
              <td>
                <CardChip status={card.status} />
              </td>
              <td>{nights}</td>
              <td>{validTo}</td>
              <td>{next}</td>
              <td>
                <CardMenu card={card} boats={boats} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
