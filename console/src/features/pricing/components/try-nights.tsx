import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Second } from '../../../ui/layout/second.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import type { QuoteLine } from '../model/compared-lines.js';
import { type NightRow, nightRows, type TriedAnswer } from '../model/night-rows.js';
import { CardRows } from './card-table.js';
import { tintOf } from './season-band.js';
import { useQuoteWords } from './use-quote-words.js';

const Scrolled = styled('div')({ maxHeight: 640, overflowY: 'auto', '&:focus-visible': { outlineOffset: -2 } });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'left', fontWeight: 400, verticalAlign: 'baseline' },
  '& thead th': { ...type.label, color: role.ink2, paddingTop: 0 },
  '& :is(th, td):first-child': { paddingLeft: 16 },
  '& :is(th, td):last-child': { paddingRight: 16, textAlign: 'right' },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${role.line}` },
  '& [data-sum] > *': { ...type.strong, color: role.ink2, backgroundColor: role.sunk },
  '& [data-total] > *': { ...type.strong, paddingBlock: 10 },
  [media.phone]: {
    '& th, & td': { padding: '6px 4px' },
    '& :is(th, td):first-child': { paddingLeft: 14 },
    '& :is(th, td):last-child': { paddingRight: 14 },
  },
});
const Tint = styled('i')({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 8,
  borderRadius: 2,
  border: `1px solid ${role.lineStrong}`,
});
const How = styled('td')({ color: role.ink2 });
const Foot = styled('div')({
  ...type.second,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  padding: '10px 16px',
  color: role.ink2,
  borderTop: `1px solid ${role.line}`,
  [media.phone]: { padding: '10px 14px' },
});

interface NightByNightProps {
  readonly answer: TriedAnswer;
  /** Metres, as the boat measures. */
  readonly boat: number;
  readonly nights: NonNullable<TriedAnswer['nights']>;
  readonly quote: readonly QuoteLine[];
}

/** What each night costs and why, the charges, the total with its VAT, and the deposit. */
export function NightByNight({ answer, boat, nights, quote }: NightByNightProps) {
  const { t } = useTranslation('pricing/try');
  const { form, currency } = useEditing();
  const formats = useFormats();
  const words = useQuoteWords();
  const { price, counted } = answer;
  const others = quote.filter(({ rule }) => rule !== 'NIGHTS');
  const sum = nights.reduce((total, { amount }) => total + amount, 0);
  return (
    <Card>
      <Section title={t('nightByNight')} note={<Counted counted={counted} boat={boat} />}>
        {price.least_nights !== undefined && (
          <Banner tone="waiting">
            {t('leastNights', { nights: formats.nights(price.least_nights.nights), name: price.least_nights.name })}
          </Banner>
        )}
        <CardRows>
          <Scrolled tabIndex={0} role="group" aria-label={t('nightByNight')}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t('night')}</th>
                  <th scope="col">{t('season')}</th>
                  <th scope="col">{counted === undefined ? '' : words.units(counted)}</th>
                  <th scope="col">{currency}</th>
                </tr>
              </thead>
              <tbody>
                {nightRows(form, nights, counted).map((row) => (
                  <tr key={row.date}>
                    <th scope="row">{formats.dateShort(row.date, Number(row.date.slice(0, 4)))}</th>
                    <td>
                      {row.season !== null && <Tint style={{ backgroundColor: tintOf(row.season)?.backgroundColor }} />}
                      {row.name}
                    </td>
                    <How>
                      <NightHow row={row} factor={counted?.factor ?? 1} />
                    </How>
                    <td>{formats.amount(row.amount)}</td>
                  </tr>
                ))}
                <tr data-sum>
                  <th scope="row" colSpan={3}>
                    {formats.nights(nights.length)}
                  </th>
                  <td>{formats.amount(sum)}</td>
                </tr>
                {others.map((line, at) => (
                  <tr key={`${line.rule} ${line.name ?? ''} ${String(at)}`}>
                    <th scope="row">{words.name(line)}</th>
                    <How colSpan={2}>{words.how(line, price)}</How>
                    <td>{formats.amount(line.amount)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr data-total>
                  <th scope="row" colSpan={2}>
                    {t('trade:total')}
                  </th>
                  <td colSpan={2}>{formats.money(price.total_to_pay, currency)}</td>
                </tr>
              </tfoot>
            </Table>
          </Scrolled>
          <Foot>
            {answer.vat !== undefined && <span>{words.vat(answer.vat)}</span>}
            <span>{words.deposit(price)}</span>
          </Foot>
        </CardRows>
        {answer.instalments.length > 1 && (
          <Second as="p">{t('inInstalments', { count: answer.instalments.length })}</Second>
        )}
      </Section>
    </Card>
  );
}

function Counted({ counted, boat }: { readonly counted: TriedAnswer['counted']; readonly boat: number }) {
  const { t } = useTranslation('pricing/try');
  const formats = useFormats();
  if (counted === undefined) return null;
  const said = [
    counted.class,
    counted.unit === 'METRE' && counted.units !== boat
      ? t('countsAs', { boat: formats.metres(boat), units: formats.number(counted.units) })
      : null,
    counted.unit === 'SQUARE_METRE' ? t('squareMetres', { units: formats.number(counted.units) }) : null,
    counted.factor === 1 ? null : `× ${formats.number(counted.factor, 2)}`,
  ];
  return said.filter((part) => part !== null).join(', ');
}

/** The price of a unit and the factor, or the longer span that the night is charged by. */
function NightHow({ row, factor }: { readonly row: NightRow; readonly factor: number }) {
  const { t } = useTranslation('pricing/try');
  const formats = useFormats();
  if (row.charged_as !== 'night') return t(`as_${row.charged_as}`);
  if (row.each === null) return null;
  return factor === 1 ? formats.amount(row.each) : `${formats.amount(row.each)} × ${formats.number(factor, 2)}`;
}
