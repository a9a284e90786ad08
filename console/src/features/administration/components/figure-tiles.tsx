import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MarinaStatistics } from '../../../../../contracts/dashboard/statistics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { changePercent } from '../model/largest.js';

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
  margin: 0,
  overflow: 'hidden',
});
const Tile = styled('div')({ padding: '12px 20px', boxShadow: `1px 1px 0 ${role.line}`, minWidth: 0 });
const Label = styled('dt')({ ...type.label, color: role.ink2 });
const Value = styled('dd')({ margin: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 8px' });
const Figure = styled('span')({ fontSize: 22, lineHeight: '30px', fontWeight: 650 });
const Open = styled(Link)({ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });

interface Shown {
  readonly label: string;
  readonly value: number;
  /** A year earlier; undefined: not compared. */
  readonly before?: number | undefined;
  readonly note?: string | undefined;
  readonly to?: string | undefined;
}

interface FigureTilesProps {
  statistics: MarinaStatistics;
  /** Good cards of all marinas; undefined: not known. */
  members?: number | undefined;
  /** True: the figures of all marinas, with the lists behind them. */
  linked: boolean;
}

/** The totals, each with its change against a year earlier. */
export function FigureTiles({ statistics, members, linked }: FigureTilesProps) {
  const { t } = useTranslation('administration');
  const { number } = useFormats();
  const { marinasPerCountry, allBoaters, totalVessels, allReservations, allResidentsCount, before, year } = statistics;
  const marinas = marinasPerCountry.reduce((sum, { count }) => sum + count, 0);
  const tiles: readonly Shown[] = [
    ...(linked
      ? [
          {
            label: t('trade:marinas'),
            value: marinas,
            note: t('inCountries', { count: marinasPerCountry.length }),
            to: '/marinas',
          },
        ]
      : []),
    {
      label: t('boaters'),
      value: allBoaters,
      before: before.allBoaters,
      note: t('residentsAmong', { count: allResidentsCount, number: number(allResidentsCount) }),
      to: linked ? '/boaters' : '/customers',
    },
    ...(members === undefined ? [] : [{ label: t('members'), value: members, note: t('membersNote') }]),
    { label: t('trade:boats'), value: totalVessels, before: before.totalVessels },
    {
      label: t('reservationsIn', { year }),
      value: allReservations,
      before: before.allReservations,
      to: linked ? '/reservations-admin' : '/reservations',
    },
  ];
  return (
    <Card>
      <Tiles>
        {tiles.map(({ label, value, before: earlier, note, to }) => (
          <Tile key={label}>
            <Label>{label}</Label>
            <Value>
              <Figure>{to === undefined ? number(value) : <Open to={to}>{number(value)}</Open>}</Figure>
              {earlier !== undefined && <Change percent={changePercent(value, earlier)} />}
              {note !== undefined && <Second as="span">{note}</Second>}
            </Value>
          </Tile>
        ))}
      </Tiles>
    </Card>
  );
}

function Change({ percent }: { readonly percent: number | null }) {
  const { t } = useTranslation('administration');
  const formats = useFormats();
  if (percent === null) return null;
  const sign = percent > 0 ? '+' : percent === 0 ? '±' : '';
  const colour = percent > 0 ? role.booked.on : percent < 0 ? role.wrong.on : role.ink2;
  return (
    <span style={{ ...type.label, color: colour }} title={t('yearBefore')}>
      {`${sign}${formats.percent(percent)}`}
    </span>
  );
}
