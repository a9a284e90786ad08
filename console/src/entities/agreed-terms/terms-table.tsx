import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceLineWords } from '../price/use-price-line-words.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { media } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { changedRules, type ComparedTerms, type RuleKind, ruleKinds } from './compared-terms.js';
import { useRuleWords } from './use-rule-words.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { padding: '7px 20px', fontWeight: 600, fontSize: 12, textAlign: 'left', color: role.ink2 },
  '& thead th, & [data-head] th': { backgroundColor: role.sunk },
  '& tr:not([data-head]) > th[scope="row"]': { fontSize: 'inherit', fontWeight: 400, color: role.ink },
  '& td': { padding: '9px 20px', verticalAlign: 'top' },
  '& tbody tr:not([data-head])': { borderTop: `1px solid ${role.line}` },
  '& [data-amount]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& [data-agreed]': { fontWeight: 650 },
  '& [data-same]': { color: role.ink3 },
  '& tr[data-total] > th[scope="row"], & tr[data-total] > td': { fontWeight: 650 },
});

/** The table reaches the edges of its card. */
const Edges = styled('div')({ overflowX: 'auto', margin: '0 -20px -18px', [media.phone]: { margin: '0 -14px -14px' } });

interface TermsTableProps {
  readonly terms: ComparedTerms;
  /** The other columns are shown where something differs. */
  readonly compared: boolean;
  /** Whether the agreed terms are compared with today's or with those that the marina offers. */
  readonly beside?: 'today' | 'offer';
}

/** The price and the rules that were agreed, beside those of today. */
export function TermsTable({ terms, compared, beside = 'today' }: TermsTableProps) {
  const { t } = useTranslation('entities/agreed-terms');
  return (
    <Edges>
      <Table aria-label={t('termsTitle')}>
        <PriceRows {...{ terms, beside }} compared={compared && terms.price_today !== null} columns={compared} />
        <RuleRows {...{ terms, compared, beside }} />
      </Table>
    </Edges>
  );
}

interface PriceRowsProps extends TermsTableProps {
  /** Whether the table has columns of today, which stay empty where today has no price. */
  readonly columns: boolean;
}

function PriceRows({ terms, compared, columns, beside }: PriceRowsProps) {
  const { lines, price, price_today, currency } = terms;
  const { t } = useTranslation('entities/agreed-terms');
  const { amount, money, instantDay } = useTermFormats();
  const lineWords = usePriceLineWords();
  if (price === null) return null;
  const { nights, price_per_night, discount_percent, nights_to_redeem } = price.terms;
  const shown = { nights, price: amount(price_per_night), discountPercent: discount_percent };
  const rows = [
    ...lines.map(({ kind, of, name, ...sums }) => ({
      id: `${kind}-${of ?? ''}`,
      label: lineWords({ kind, of, name, perNight: null }, { ...shown, redeemedNights: nights_to_redeem }),
      total: false,
      ...sums,
    })),
    { id: 'total', label: t('trade:total'), total: true, agreed: price.total, today: price_today?.total ?? null },
  ];
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t('trade:price')}</th>
          <th scope="col" data-amount>
            {price.priced_at === null ? t('termsAgreed') : t('termsAgreedList', { day: instantDay(price.priced_at) })}
          </th>
          {columns && (
            <>
              <th scope="col" data-amount>
                {beside === 'offer' ? t('termsOffered') : t('trade:today')}
              </th>
              <th scope="col" data-amount>
                {t('termsDiffers')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, agreed, today, total }) => (
          <tr key={id} data-total={total || undefined}>
            <th scope="row">{label}</th>
            <td data-amount data-agreed>
              {total ? money(agreed, currency) : amount(agreed)}
            </td>
            {columns && (
              <>
                <td data-amount data-same={agreed === today || undefined}>
                  {compared ? (agreed === today ? t('termsSame') : amount(today)) : total && t('termsNoPrice')}
                </td>
                <td data-amount>{compared && agreed !== today && difference(agreed ?? 0, today ?? 0)}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </>
  );

  function difference(agreed: number, today: number): string {
    const cents = Math.round((today - agreed) * 100);
    return `${cents < 0 ? '−' : '+'} ${amount(Math.abs(cents) / 100)}`;
  }
}

function RuleRows({ terms, compared, beside }: TermsTableProps) {
  const { t } = useTranslation('entities/agreed-terms');
  const words = useRuleWords(terms.currency);
  const changed = changedRules(terms);
  const shown = ruleKinds.filter((kind) => (kind !== 'deposit' && kind !== 'rest') || terms.price !== null);
  const said = (kind: RuleKind, when: 'agreed' | 'today') => {
    const lines = words(kind, when === 'agreed' ? terms.rules : terms.rules_today, priceOf(when));
    return lines.map((line, index) => (
      <Fragment key={line}>
        {index > 0 && <br />}
        {line}
      </Fragment>
    ));
  };
  const priceOf = (when: 'agreed' | 'today') => (when === 'agreed' ? terms.price : (terms.price_today ?? terms.price));
  return (
    <tbody>
      <tr data-head>
        <th scope="col">{t('termsRules')}</th>
        <th scope="col">{t('termsAgreedRules')}</th>
        {compared && (
          <th scope="col" colSpan={2}>
            {beside === 'offer' ? t('termsOffered') : t('trade:today')}
          </th>
        )}
      </tr>
      {shown.map((kind) => (
        <tr key={kind}>
          <th scope="row">{t(`termsRule_${kind}`)}</th>
          <td data-agreed>{said(kind, 'agreed')}</td>
          {compared && (
            <td colSpan={2} data-same={!changed.includes(kind) || undefined}>
              {changed.includes(kind) ? said(kind, 'today') : t('termsSame')}
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

/** Formats, with the marina's day of an instant. */
export function useTermFormats() {
  const formats = useFormats();
  return { ...formats, instantDay: (at: string) => formats.dateLong(formats.dayOf(at)) };
}
