import { Fragment } from 'react';
import type { PrintedList, PrintedRule, PrintedTable } from '../../../../../contracts/pricing/rules/printed-list.js';
import type { MarinaProfile } from '../../../../../contracts/marinas/profile.js';
import type { Language } from '../../../lib/i18n/language.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { BrandMark } from '../../../ui/page/brand-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { usePiers } from '../api/use-piers.js';
import { type ListWords, useListWords } from './use-list-words.js';

/** All sizes follow the type size: a screen shows the sheet larger than paper does. */
const Sheet = styled('article')({
  position: 'relative',
  minWidth: 720,
  maxWidth: 980,
  margin: '0 auto',
  padding: '3.4em 4em 2.4em',
  fontSize: 13,
  lineHeight: 1.4,
  color: role.ink,
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  boxShadow: role.shadow,
  overflow: 'hidden',
  '& strong': { fontWeight: 650 },
  '& sup': { fontSize: '0.72em', lineHeight: 0 },
  '@media print': {
    page: 'price-list',
    minWidth: 0,
    maxWidth: 'none',
    padding: 0,
    border: 0,
    boxShadow: 'none',
    fontSize: 9.8,
    lineHeight: 1.34,
    overflow: 'visible',
    printColorAdjust: 'exact',
  },
});
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'end',
  paddingBottom: '0.9em',
  marginBottom: '0.9em',
  borderBottom: `2px solid ${role.ink}`,
  '& > :last-child': { textAlign: 'right' },
  '& h2': { fontSize: '2em', lineHeight: 1.2, fontWeight: 650 },
});
const Marina = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.3em',
  fontSize: '1.2em',
  fontWeight: 650,
  textAlign: 'center',
});
const Seasons = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8em, 1fr))',
  gap: '0.5em',
  marginBottom: '0.9em',
});
const Season = styled('li')({
  padding: '0.5em 0.8em',
  borderRadius: '0.5em',
  '&[data-dearest]': { backgroundColor: role.sea, color: role.onSea },
});
const Table = styled('table')({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  marginBottom: '0.9em',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '0.28em 0.5em', fontWeight: 400, textAlign: 'center' },
  '& td:not([data-right])': { whiteSpace: 'nowrap' },
  '& thead th': { fontWeight: 650, backgroundColor: role.sunk, paddingBlock: '0.45em' },
  '& tbody tr + tr': { borderTop: `1px solid ${role.line}` },
  '& [data-left]': { textAlign: 'left' },
  '& [data-right]': { textAlign: 'right' },
  '& td[data-dearest]': { backgroundColor: role.seaSoft, fontWeight: 650 },
  '& thead th[data-dearest]': { backgroundColor: role.sea, color: role.onSea },
  '& tr': { breakInside: 'avoid' },
});
const Notes = styled('div')({ display: 'grid', gap: '0 3em', '& p': { padding: '0.25em 0' } });
const Foot = styled('footer')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.3em 2em',
  marginTop: '0.9em',
  paddingTop: '0.7em',
  borderTop: `2px solid ${role.ink}`,
  color: role.ink2,
});
const Across = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  '& span': {
    rotate: '-28deg',
    fontSize: '11em',
    fontWeight: 650,
    letterSpacing: '0.08em',
    color: role.ourMove.on,
    opacity: 0.14,
  },
  // A fixed element is printed on each page.
  '@media print': { position: 'fixed' },
});

/** The dearer a season, the deeper its colour; text on it stays dark. */
const tint = (share: number) =>
  `color-mix(in srgb, ${role.sea} ${String(Math.round(6 + 34 * share))}%, ${role.surface})`;

/** Rules that stand in one paragraph, since each of them is short. */
const PARAGRAPHS: Readonly<Record<PrintedRule['kind'], number | null>> = {
  multihull: 0,
  place: 0,
  extra: 1,
  weekend: 1,
  laterNights: 1,
  leastNights: 1,
  event: 1,
  cap: 2,
  edge: 2,
  booking: 3,
  commercial: 3,
  discount: 3,
  member: 3,
  electricity: null,
  charge: 4,
  touristTax: null,
};

function paragraphsOf(rules: readonly PrintedRule[]): PrintedRule[][] {
  const paragraphs: PrintedRule[][] = [];
  for (const rule of rules) {
    const last = paragraphs.at(-1);
    const group = PARAGRAPHS[rule.kind];
    const before = last?.[0] === undefined ? null : PARAGRAPHS[last[0].kind];
    if (last !== undefined && group !== null && group === before) last.push(rule);
    else paragraphs.push([rule]);
  }
  return paragraphs;
}

interface PriceListPaperProps {
  readonly list: PrintedList;
  readonly languages: readonly [Language] | readonly [Language, Language];
  readonly year: number;
  readonly isDraft: boolean;
  /** The number of the list and the day on which it was published, or printed as a draft. */
  readonly number: number;
  readonly day: string;
  readonly profile: MarinaProfile | undefined;
}

/** The price list as it hangs on the wall: names at the edges in two languages, prices once in the middle. Always light. */
export function PriceListPaper({ list, languages, year, isDraft, number, day, profile }: PriceListPaperProps) {
  const { name, marina_settings } = useMarina();
  const piers = usePiers();
  const [one, other] = languages;
  const first = useListWords(one, piers, marina_settings.currency);
  const last = useListWords(other ?? one, piers, marina_settings.currency);
  const two = other !== undefined;
  const both = two ? [first, last] : [first];
  const seasonName = (at: number) => {
    const named = list.seasons[at]?.named ?? { name: '' };
    return [...new Set(both.map((words) => words.nameIn(named)))].join(' · ');
  };
  return (
    <Sheet data-scheme="light" data-price-list aria-label={first.t('title', { year })}>
      {isDraft && (
        <Across aria-hidden="true">
          <span>{first.t('draft')}</span>
        </Across>
      )}
      <Head>
        <Title words={first} year={year} isDraft={isDraft} vat={list.vat_included} language={one} />
        <Marina>
          <BrandMark size={30} />
          {name}
        </Marina>
        {other === undefined ? (
          <div />
        ) : (
          <Title words={last} year={year} isDraft={isDraft} vat={list.vat_included} language={other} />
        )}
      </Head>
      {list.seasons.length > 1 && (
        <Seasons>
          {list.seasons.map(({ from, last: end, dearest, share }, at) => (
            <Season
              key={`${from} ${String(at)}`}
              data-dearest={dearest || undefined}
              style={dearest ? undefined : { backgroundColor: tint(share) }}
            >
              <strong>{seasonName(at)}</strong>
              <br />
              {first.day(from)} – {first.day(end)}
            </Season>
          ))}
        </Seasons>
      )}
      {list.tables.map((table) => (
        <Prices key={table.tier} table={table} list={list} both={both} seasonName={seasonName} />
      ))}
      <Notes style={{ gridTemplateColumns: two ? '1fr 1fr' : '1fr' }}>
        {both.map((words, at) => (
          <div key={String(at)} lang={languages[at]}>
            {list.notes.map((note, index) => (
              <p key={String(index)}>
                <sup>{index + 1}</sup> {words.note(note)}
              </p>
            ))}
            {paragraphsOf(list.rules).map((rules, index) => (
              <p key={String(index)}>
                {rules.map((rule, place) => {
                  const { head, text } = words.rule(rule);
                  return (
                    <Fragment key={String(place)}>
                      <strong>{head}</strong> {text}{' '}
                    </Fragment>
                  );
                })}
              </p>
            ))}
          </div>
        ))}
      </Notes>
      <Foot>
        <span>{officeLine(first, profile)}</span>
        <span>
          {[
            first.t('numberAndDay', { number, day: first.date(day) }),
            `${first.day('01/01')} – ${first.date(`${String(year)}-12-31`)}`,
            profile?.website.replace(/^https?:\/\//, '') ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </Foot>
    </Sheet>
  );
}

interface TitleProps {
  readonly words: ListWords;
  readonly year: number;
  readonly isDraft: boolean;
  readonly vat: boolean;
  readonly language: Language;
}

function Title({ words, year, isDraft, vat, language }: TitleProps) {
  return (
    <div lang={language}>
      <h2>{words.t('title', { year })}</h2>
      {words.inCurrency(vat)}
      {isDraft && ` · ${words.t('draft')}`}
    </div>
  );
}

interface PricesProps {
  readonly table: PrintedTable;
  readonly list: PrintedList;
  readonly both: readonly ListWords[];
  readonly seasonName: (at: number) => string;
}

function Prices({ table, list, both, seasonName }: PricesProps) {
  const [first, last] = both;
  if (first === undefined) return null;
  const dearest = (column: number | 'year') =>
    (column !== 'year' && list.seasons[column]?.dearest === true) || undefined;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col" data-left style={{ width: '20.5%' }}>
            {first.head(table)}
          </th>
          {table.columns.map((column) => (
            <th key={column} scope="col" data-dearest={dearest(column)}>
              {column === 'year' ? [...new Set(both.map((words) => words.t('year')))].join(' · ') : seasonName(column)}
            </th>
          ))}
          {last !== undefined && (
            <th scope="col" data-right style={{ width: '20.5%' }}>
              {last.head(table)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ label, per, note, cells }, index) => (
          <tr key={String(index)}>
            <th scope="row" data-left>
              {first.label(label, per)} {note !== null && <sup>{note}</sup>}
            </th>
            {cells.map(({ price, base }, at) => (
              <td key={String(table.columns[at])} data-dearest={dearest(table.columns[at] ?? 'year')}>
                {first.price({ price, base }, table.tier)}
              </td>
            ))}
            {last !== undefined && (
              <td data-right>
                {last.label(label, per)} {note !== null && <sup>{note}</sup>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The office's address and how it is reached. */
function officeLine(words: ListWords, profile: MarinaProfile | undefined): string {
  if (profile === undefined) return '';
  const { street, postal_code, city, vhf_channel, phone } = profile;
  const place = [street, `${postal_code} ${city}`.trim()].filter((part) => part !== '');
  return [
    place.length === 0 ? '' : [words.t('office'), ...place].join(', '),
    vhf_channel === '' ? '' : `VHF ${vhf_channel}`,
    phone,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
