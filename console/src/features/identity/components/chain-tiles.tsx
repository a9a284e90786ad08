import { useTranslation } from 'react-i18next';
import type { ChainAnswer } from '../../../../../contracts/dashboard/chain.js';
import { sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { changePercent } from '../model/sparkline.js';
import { Change } from './chain-change.js';

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
  margin: 0,
  overflow: 'hidden',
});
const Tile = styled('div')({ padding: '14px 18px', boxShadow: `1px 1px 0 ${role.line}`, minWidth: 0 });
const Label = styled('dt')({ ...type.label, color: role.ink2 });
const Value = styled('dd')({ margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' });
const Figure = styled('span')({ fontSize: 20, lineHeight: '28px', fontWeight: 650 });
const Quiet = styled('span')({ color: role.ink2 });

/** The sums of the chain: berths, moves, movements and money. */
export function ChainTiles({ totals }: { readonly totals: ChainAnswer['totals'] }) {
  const { t } = useTranslation('identity/chain');
  const formats = useFormats();
  const { berths, taken, our_moves, waiting_marinas, oldest_move_at, arrivals, departures, revenue } = totals;
  const number = (value: number) => formats.number(value);
  const month = formats.month(formats.today().slice(0, 7));
  return (
    <Card>
      <Tiles>
        <Tile>
          <Label>{t('occupied')}</Label>
          <Value>
            <Figure>{berths === 0 ? '–' : formats.percent(sharePercent(taken, berths))}</Figure>
            <Quiet>
              {berths === 0 ? t('trade:noBerthsYet') : t('berthsTaken', { taken: number(taken), count: berths })}
            </Quiet>
          </Value>
        </Tile>
        <Tile>
          <Label>{t('movesWaitingLong')}</Label>
          <Value>
            <Figure style={our_moves > 0 ? { color: role.ourMove.on } : undefined}>{number(our_moves)}</Figure>
            {oldest_move_at !== null && (
              <Quiet>
                {t('trade:inMarinas', { count: waiting_marinas })}, {t('oldest', { ago: formats.ago(oldest_move_at) })}
              </Quiet>
            )}
          </Value>
        </Tile>
        <Tile>
          <Label>{t('movements')}</Label>
          <Value>
            <Figure>{`${number(arrivals)} + ${number(departures)}`}</Figure>
          </Value>
        </Tile>
        <Tile>
          <Label>{t('revenueIn', { month })}</Label>
          {revenue.map(({ currency, amount, before }) => (
            <Value key={currency}>
              <Figure>{formats.money(amount, currency)}</Figure>
              <Change percent={changePercent(amount, before)} />
            </Value>
          ))}
        </Tile>
      </Tiles>
    </Card>
  );
}
