import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ComparedStay, SameBoatStay } from '../../../../contracts/reservations/same-boat.js';
import { isSizeKnown } from '../../../../contracts/vocabulary/sizes.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { media, type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { useStatusWords } from '../reservation/use-status-words.js';
import { NightsTwice } from './nights-twice.js';

const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tr': { borderTop: `1px solid ${role.line}` },
  '& col:first-of-type': { width: 112 },
  '& th[scope="row"]': { ...type.label, color: role.ink2 },
  '& th[scope="col"]': { ...type.strong },
  '& [data-differs]': { backgroundColor: role.waiting.bg },
  [media.phone]: { '& th, & td': { padding: '7px 8px' }, '& col:first-of-type': { width: 84 } },
});

interface ComparedStaysProps {
  readonly asked: ComparedStay;
  readonly other: SameBoatStay;
  /** True on the page of this stay: its number is no link there. */
  readonly here: boolean;
}

/** Two stays of one boat beside each other: their nights, and what is known of each. What differs is marked. */
export function ComparedStays({ asked, other, here }: ComparedStaysProps) {
  const { t } = useTranslation('entities/stay-change');
  const rows = useComparedRows();
  const [one, two] = [rows(other), rows(asked)];
  return (
    <>
      <NightsTwice asked={asked} other={other} />
      <Table aria-label={t('compared')}>
        <colgroup>
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Link to={`/reservations/${other.reservation_id}`}>{other.view_id}</Link>
            </th>
            <th scope="col">{here ? t('comparedThis', { number: asked.view_id }) : asked.view_id}</th>
          </tr>
        </thead>
        <tbody>
          {one.map(({ label, value, same = false }, index) => {
            const { value: beside = '' } = two[index] ?? {};
            const differs = (!same && value !== beside) || undefined;
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-differs={differs}>{value}</td>
                <td data-differs={differs}>{beside}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

interface ComparedRow {
  readonly label: string;
  readonly value: string;
  /** Two stays always differ in it, so that it is not marked. */
  readonly same?: boolean;
}

/** The rows of one stay; another stay has the same ones. */
function useComparedRows(): (stay: ComparedStay) => ComparedRow[] {
  const { t } = useTranslation('entities/stay-change');
  const { instant, dateRange, nightsOf, metres, money } = useFormats();
  const status = useStatusWords();
  const size = (value: number) => (isSizeKnown(value) ? metres(value) : '–');
  return (stay) => {
    const { person, vessel, price, start_date, end_date, berth } = stay;
    const sizes = [vessel.length, vessel.beam, vessel.draft].map(size).join(' × ');
    const { label } = status.full({
      reservation_status: stay.status,
      status_code: stay.status_code,
      payment_due: false,
      // Only stays that still take a berth are compared.
      statuses: [],
    });
    return [
      {
        label: t('comparedCameIn'),
        value: `${instant(stay.created_at)}, ${t(`comparedBy_${stay.source}`)}`,
        same: true,
      },
      { label: t('trade:boater'), value: person.name },
      { label: t('trade:stay'), value: `${dateRange(start_date, end_date)}, ${nightsOf(start_date, end_date)}` },
      { label: t('trade:boat'), value: [vessel.name ?? '', sizes].filter((part) => part !== '').join(', ') },
      { label: t('trade:email'), value: person.email ?? '–' },
      { label: t('trade:phone'), value: person.phone ?? '–' },
      { label: t('trade:price'), value: priceWords(price) },
      { label: t('trade:status'), value: label, same: true },
      { label: t('trade:berth'), value: berth ?? t('twoBerthsNone'), same: true },
    ];
  };

  function priceWords(price: ComparedStay['price']): string {
    if (price === null) return t('comparedNoPrice');
    const total = money(price.total, price.currency);
    if (price.paid === 0) return t('comparedUnpaid', { total });
    return t('comparedPaid', { total, paid: money(price.paid, price.currency) });
  }
}
