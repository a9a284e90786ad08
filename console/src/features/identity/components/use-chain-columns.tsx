import { useTranslation } from 'react-i18next';
import type { ChainRow } from '../../../../../contracts/dashboard/chain.js';
import { sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Stack } from '../../../ui/layout/stack.js';
import type { Column } from '../../../ui/list/column.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { changePercent, sparkline } from '../model/sparkline.js';
import { Change } from './chain-change.js';

const Track = styled('span')({ height: 6, borderRadius: 3, backgroundColor: role.sunk, overflow: 'hidden' });
const Fill = styled('span')({ display: 'block', height: '100%', backgroundColor: role.sea });
const Moves = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, color: role.ourMove.on });
const Quiet = styled('span')({ color: role.ink2 });
const Line = { width: 68, height: 22 };

interface ChainColumnsOptions {
  /** The marina in which the user works now. */
  here: string | null;
  /** The marina that the user is changing to. */
  changing: string | null;
  onSwitch: (id: string) => void;
}

/** The columns of the chain's marinas. A marina that did not answer shows dashes, never 0. */
export function useChainColumns({ here, changing, onSwitch }: ChainColumnsOptions): Column<ChainRow>[] {
  const { t } = useTranslation('identity/chain');
  const formats = useFormats();
  const countryName = useCountryName();
  const number = (value: number) => formats.number(value);
  const since = ({ last_answer_at }: ChainRow) =>
    last_answer_at === null ? t('trade:noAnswer') : t('trade:noAnswerSince', { time: formats.instant(last_answer_at) });
  return [
    {
      id: 'name',
      header: t('trade:marina'),
      sortKey: 'name',
      width: 190,
      text: ({ marina }) => marina.name,
      cell: (row) => (
        <TwoLines
          main={row.marina.name}
          second={row.figures === null ? since(row) : `${countryName(row.marina.country) ?? ''}, ${row.marina.code}`}
        />
      ),
    },
    {
      id: 'taken',
      header: t('occupied'),
      sortKey: 'taken',
      sortFirst: 'descending',
      width: 170,
      text: ({ figures }) => (figures?.berths === 0 ? t('trade:noBerthsYet') : figures?.taken),
      cell: ({ figures }) => {
        if (figures === null) return <Quiet>–</Quiet>;
        if (figures.berths === 0) return <Quiet>{t('trade:noBerthsYet')}</Quiet>;
        const percent = sharePercent(figures.taken, figures.berths);
        return (
          <Stack gap={10} align="center" columns="70px auto">
            <Track aria-hidden="true">
              <Fill style={{ width: `${percent}%` }} />
            </Track>
            <TwoLines
              main={formats.percent(percent)}
              second={t('partOf', { part: number(figures.taken), count: figures.berths })}
            />
          </Stack>
        );
      },
    },
    {
      id: 'moves',
      header: t('ourMoves'),
      sortKey: 'our_moves',
      sortFirst: 'descending',
      width: 110,
      text: ({ figures }) => figures?.our_moves,
      cell: ({ figures }) => {
        if (figures === null) return <Quiet>–</Quiet>;
        if (figures.our_moves === 0) return <Quiet>{t('noMoves')}</Quiet>;
        return (
          <TwoLines
            main={
              <Moves>
                <StatusMark kind="our_move" />
                {number(figures.our_moves)}
              </Moves>
            }
            second={figures.oldest_move_at === null ? '' : t('oldest', { ago: formats.ago(figures.oldest_move_at) })}
          />
        );
      },
    },
    {
      id: 'movements',
      header: t('inOut'),
      width: 80,
      text: ({ figures }) => (figures === null ? null : `${figures.arrivals}, ${figures.departures}`),
      cell: ({ figures }) => (figures === null ? '–' : `${number(figures.arrivals)}, ${number(figures.departures)}`),
    },
    {
      id: 'revenue',
      header: t('revenue'),
      sortKey: 'revenue',
      sortFirst: 'descending',
      align: 'right',
      width: 130,
      text: ({ figures }) => figures?.revenue,
      cell: ({ figures, marina }) =>
        figures === null ? (
          <Quiet>–</Quiet>
        ) : (
          <TwoLines
            main={formats.money(figures.revenue, marina.currency)}
            second={<Change percent={changePercent(figures.revenue, figures.revenue_before)} />}
          />
        ),
    },
    {
      id: 'months',
      hideable: true,
      header: t('twelveMonths'),
      width: 90,
      cell: ({ figures, marina }) =>
        figures === null ? (
          <Quiet>–</Quiet>
        ) : (
          <svg
            {...Line}
            viewBox={`-3 -3 ${Line.width + 6} ${Line.height + 6}`}
            role="img"
            aria-label={figures.months.map((amount) => formats.money(amount, marina.currency)).join(', ')}
          >
            <polyline
              points={sparkline(figures.months, Line.width, Line.height)}
              fill="none"
              stroke={role.edge}
              strokeWidth="1.5"
            />
          </svg>
        ),
    },
    {
      id: 'switch',
      hideable: true,
      header: t('actions:workThere'),
      head: <span />,
      width: 110,
      cell: ({ marina }) =>
        marina.id === here ? (
          <Quiet>{t('here')}</Quiet>
        ) : (
          <Button
            size="small"
            busy={changing === marina.id}
            aria-label={t('switchToMarina', { marina: marina.name })}
            onClick={() => onSwitch(marina.id)}
          >
            {t('switchTo')}
          </Button>
        ),
    },
  ];
}
