import { useTranslation } from 'react-i18next';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { usePartyWords } from '../../../entities/aboard/use-party-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { styled } from '../../../ui/theme/styled.js';
import { type ActivityTab, isDone, printedPiers } from '../model/activity-view.js';
import { useRowWords } from './use-row-words.js';

const Sheet = styled('div')({
  display: 'none',
  '@media print': { display: 'block', padding: 0, color: '#000' },
  // Fixed columns: the tables of all piers stand in line.
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontSize: 12, marginBottom: 14 },
  '& caption': { textAlign: 'left', fontWeight: 650, padding: '6px 0' },
  '& th, & td': { textAlign: 'left', padding: '3px 8px 3px 0', borderBottom: '1px solid #999', verticalAlign: 'top' },
  '& td:nth-child(1)': { width: '4%' },
  '& td:nth-child(2), & td:nth-child(3), & td:nth-child(4)': { width: '8%' },
  '& td:nth-child(6)': { width: '16%' },
  '& td:nth-child(8)': { width: '12%', textAlign: 'right', paddingRight: 0 },
  '& td > i': { display: 'inline-block', width: 11, height: 11, border: '1px solid #000' },
  '& tr': { breakInside: 'avoid' },
});

interface PrintedListProps {
  readonly rows: readonly TrafficEventRow[];
  readonly tab: ActivityTab;
  readonly today: string;
}

/**
 * The list on paper: a line with a box to tick for each boat that is still to come or to leave, by pier. The screen does
 * not show it.
 */
export function PrintedList({ rows, tab, today }: PrintedListProps) {
  const { t } = useTranslation('activity');
  const { money, dateLong } = useFormats();
  const words = useRowWords(today);
  const { short } = usePartyWords();
  return (
    <Sheet aria-hidden="true">
      <p style={{ fontSize: 16, fontWeight: 650, marginBottom: 8 }}>
        {t('printTitle', { tab: t(`tab_${tab}`), day: dateLong(today) })}
      </p>
      {printedPiers(rows.filter((row) => !isDone(row))).map(({ pier, rows: boats }) => (
        <table key={pier}>
          <caption>{pier === '' ? t('noBerth') : t('trade:pierNamed', { pier })}</caption>
          <tbody>
            {boats.map((row) => (
              <tr key={row.traffic_event_id}>
                <td>
                  <i />
                </td>
                <td>{row.berth?.label}</td>
                <td>{t(`printed_${row.type}`)}</td>
                <td>{words.when(row)}</td>
                <td>
                  <b>{words.boat(row)}</b> {words.person(row)}
                </td>
                <td>{row.boater.phone?.replaceAll('-', ' ')}</td>
                <td>
                  {[row.group?.name, row.party == null ? '' : short(row.party), words.about(row)]
                    .filter(Boolean)
                    .join(', ')}
                </td>
                <td>{row.to_pay === null ? '' : money(row.to_pay.amount, row.to_pay.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Sheet>
  );
}
