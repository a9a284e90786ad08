import { useTranslation } from 'react-i18next';
import { CardChip } from '../../../entities/membership/card-chip.js';
import { CardMenu } from '../../../entities/membership/card-menu.js';
import { needsUs } from '../../../entities/membership/card-state.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { MembershipsProps } from './memberships-table.js';
import { useMembershipCells } from './use-membership-cells.js';

const Items = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
const Item = styled('li')({
  display: 'grid',
  gap: 4,
  padding: '8px 0 12px',
  borderTop: `1px solid ${role.line}`,
  '&[aria-current=true]': { backgroundColor: role.sunk },
  '&[data-edge=true]': { boxShadow: `inset 3px 0 0 ${role.ourMove.on}`, paddingLeft: 10 },
});
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& > :last-child': { marginLeft: 'auto' },
});

/** The membership cards where a table has no room: each has its facts below its number. */
export function MembershipItems({ cards, named, boats }: MembershipsProps) {
  const { t } = useTranslation('boaters');
  const cells = useMembershipCells();
  return (
    <Items aria-label={t('trade:memberships')}>
      {cards.map((card) => {
        const { number, nights, validTo, next } = cells(card);
        return (
          <Item
            key={card.card_id}
            data-edge={needsUs(card)}
            aria-current={card.card_number === named ? 'true' : undefined}
          >
            <Line>
              {number}
              <CardChip status={card.status} />
              <span>
                <CardMenu card={card} boats={boats} />
              </span>
            </Line>
            <KeyValues
              items={[
                { label: t('trade:nightsLeft'), value: nights },
                { label: t('trade:validTo'), value: validTo },
                { label: t('trade:nextStep'), value: next },
              ]}
            />
          </Item>
        );
      })}
    </Items>
  );
}
