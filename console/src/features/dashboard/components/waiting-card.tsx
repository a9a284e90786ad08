import { useTranslation } from 'react-i18next';
import type { Waiting } from '../../../../../contracts/dashboard/figures.js';
import { Card } from '../../../ui/page/card.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { moveByKey } from '../../../ui/list/move-by-key.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { MOVES } from '../model/addresses.js';
import { HeadLink } from './figure-link.js';
import { MoveRow } from './move-row.js';
import { WaitingTiles } from './waiting-tiles.js';
import { type Loaded, WidgetState } from './widget.js';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${role.line}` });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '10px 16px',
  borderTop: `1px solid ${role.line}`,
  fontSize: 12,
  color: role.ink2,
});
const Empty = styled('p')({ margin: 0, padding: '18px 16px', borderTop: `1px solid ${role.line}`, color: role.ink2 });

/** What waits for us: five figures, then the moves that run out soonest. */
export function WaitingCard({ load }: { readonly load: Loaded<Waiting> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" aria-label={t('waitingTitle')}>
      <WidgetState load={load} lines={9}>
        {(waiting: Waiting) => (
          <>
            <Unseen as="h2">{t('waitingTitle')}</Unseen>
            <WaitingTiles waiting={waiting} />
            {waiting.moves.items.length === 0 ? (
              <Empty>{t('noMoves')}</Empty>
            ) : (
              <List onKeyDown={moveByKey}>
                {waiting.moves.items.map((row) => (
                  <MoveRow key={row.id} row={row} />
                ))}
              </List>
            )}
            {waiting.moves.total > 0 && (
              <Foot>
                <HeadLink to={MOVES}>{t('allMoves', { count: waiting.moves.total })}</HeadLink>
                <span>{t('soonestFirst')}</span>
              </Foot>
            )}
          </>
        )}
      </WidgetState>
    </Card>
  );
}
