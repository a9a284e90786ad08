import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import { comparedLines } from '../model/compared-lines.js';
import { useEditing } from '../model/editing-context.js';
import type { TriedAnswer } from '../model/night-rows.js';
import { CardRows } from './card-table.js';
import { useQuoteWords } from './use-quote-words.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 8px', textAlign: 'right', fontWeight: 400 },
  '& td:nth-child(2)': { color: role.ink2 },
  '& thead th': { ...type.label, color: role.ink2, paddingTop: 0 },
  '& :is(th, td):first-child': { paddingLeft: 16, textAlign: 'left' },
  '& :is(th, td):last-child': { paddingRight: 16 },
  '& tbody tr, & tfoot tr': { borderTop: `1px solid ${role.line}` },
  '& tfoot :is(th, td)': { ...type.strong, color: role.ink },
  [media.phone]: { '& :is(th, td):first-child': { paddingLeft: 14 }, '& :is(th, td):last-child': { paddingRight: 14 } },
});
const Foot = styled('p')({
  ...type.second,
  margin: 0,
  padding: '10px 16px',
  borderTop: `1px solid ${role.line}`,
  '& b': { color: role.ourMove.on, fontWeight: 650 },
});

/** The same stay by the list in force, beside the draft. */
export function PublishedToday({ answer }: { readonly answer: TriedAnswer }) {
  const { t } = useTranslation('pricing/try');
  const { published } = useEditing();
  const formats = useFormats();
  const words = useQuoteWords();
  const { price, quote, published_quote, published_total } = answer;
  if (published === null) return null;
  const covered = price.count_descriptions !== NOT_COVERED;
  const lines = comparedLines(published_quote ?? [], covered ? (quote ?? []) : []);
  const shown = published_quote === undefined || quote === undefined ? [] : lines;
  return (
    <Card>
      <Section title={t('publishedToday')}>
        <CardRows>
          <Table>
            <thead>
              <tr>
                <th scope="col" aria-label={t('line')} />
                <th scope="col">{t('trade:today')}</th>
                <th scope="col">{t('draft')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ rule, name, today, draft }) => (
                <tr key={`${rule} ${name ?? ''}`}>
                  <th scope="row">{words.name({ rule, name })}</th>
                  <td>{formats.amount(today)}</td>
                  <td>{formats.amount(draft)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('trade:total')}</th>
                <td>{formats.amount(published_total)}</td>
                <td>{covered ? formats.amount(price.total_to_pay) : '–'}</td>
              </tr>
            </tfoot>
          </Table>
          <Difference answer={answer} covered={covered} />
        </CardRows>
      </Section>
    </Card>
  );
}

/** How much more or less the draft charges, and why where a multihull is counted in another way. */
function Difference({ answer, covered }: { readonly answer: TriedAnswer; readonly covered: boolean }) {
  const { t } = useTranslation('pricing/try');
  const { form, published } = useEditing();
  const formats = useFormats();
  const { price, counted, published_total: total } = answer;
  if (!covered) return null;
  if (total === null) return <Foot>{t('notCoveredToday')}</Foot>;
  const difference = price.total_to_pay - total;
  if (difference === 0) return <Foot>{t('sameAsToday')}</Foot>;
  const [old, fresh] = [published?.surcharges.multihull ?? null, form.surcharges.multihull];
  const byLength = old !== null && old.applies_to !== 'PRICE' && fresh?.applies_to === 'PRICE';
  return (
    <Foot>
      <b>{t(difference > 0 ? 'moreThanToday' : 'lessThanToday', { amount: formats.amount(Math.abs(difference)) })}</b>{' '}
      {byLength &&
        (counted?.factor ?? 1) !== 1 &&
        t('multihullByLengthToday', { factor: formats.number(old.length_multiplier ?? 1) })}
    </Foot>
  );
}
