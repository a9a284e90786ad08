import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { NOT_COVERED } from '../../../../../contracts/pricing/vocabulary.js';
import type { Party } from '../../../../../contracts/vocabulary/party.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PierChoice } from '../api/use-piers.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { useEditing } from '../model/editing-context.js';
import { type ExampleStay, exampleRequest, exampleSets, mainMonth } from '../model/example-stays.js';
import { type ShownTax, shownTaxes, type TaxLine } from '../model/tax-lines.js';
import { CardRows, TextButton } from './card-table.js';
import { useRuleWords } from './use-rule-words.js';

const Example = styled('div')({
  padding: '10px 16px',
  borderTop: `1px solid ${role.line}`,
  [media.phone]: { padding: '10px 14px' },
});
const Line = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
const Sum = styled(Line)({ ...type.strong, paddingTop: 2 });

/** What the charges per person come to for three parties, as the server prices the draft. */
export function PartyExamples({ piers }: { readonly piers: readonly PierChoice[] }) {
  const { t } = useTranslation('pricing/charges');
  const [set, setSet] = useState(0);
  const examples = exampleSets[set % exampleSets.length] ?? [];
  return (
    <Card>
      <Section
        title={t('whatItDoes')}
        note={t('threeParties')}
        actions={
          <TextButton type="button" onClick={() => setSet(set + 1)}>
            {t('another')}
          </TextButton>
        }
      >
        <CardRows>
          {examples.map((example) => (
            <PartyExample key={`${example.arrival} ${example.length}`} example={example} piers={piers} />
          ))}
        </CardRows>
      </Section>
    </Card>
  );
}

interface PartyExampleProps {
  readonly example: ExampleStay;
  readonly piers: readonly PierChoice[];
}

function PartyExample({ example, piers }: PartyExampleProps) {
  const { t, i18n } = useTranslation('pricing/charges');
  const { form } = useEditing();
  const formats = useFormats();
  const asked = exampleRequest(example, form.tourist_taxes, formats.today());
  const load = useLoad(pricingCalls.tryDraft, asked, { topics: pricingTopics, keepPrevious: true });
  const partyWords = usePartyWords();
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${mainMonth(asked)}T00:00:00Z`),
  );
  const pier = piers.find(({ id }) => id === asked.pier_id)?.name;
  const size = formats.number(example.length, 1);
  const taxes = load.data === undefined ? [] : taxesOf(load.data, example.party, form.tourist_taxes ?? []);
  const sum = simpleSum(taxes);
  return (
    <Example>
      <p style={{ ...type.strong, margin: 0 }}>
        {t('partyIn', { party: partyWords(example.party), nights: formats.nights(example.nights), month })}
      </p>
      <Second as="p">
        {pier === undefined ? t('boatAt', { size }) : t('boatAtPier', { size, pier })}
        {sum !== null && `: ${sum.persons} × ${sum.nights} × ${formats.amount(sum.each)}`}
      </Second>
      {load.data === undefined &&
        (load.isError ? <LoadFailed load={load} /> : <LoadingLines lines={1} rowHeight={20} />)}
      {load.data !== undefined && (
        <div aria-live="polite" aria-busy={load.isFetching}>
          {taxes.map(({ municipality, lines, amount }) => (
            <Tax key={municipality} {...{ municipality, amount, piers }} lines={sum === null ? lines : []} />
          ))}
          {taxes.length === 0 && (
            <Second as="p">
              {t(load.data.price.count_descriptions === NOT_COVERED ? 'noPriceForStay' : 'noTaxForStay')}
            </Second>
          )}
        </div>
      )}
    </Example>
  );
}

/** The tax of the stay where one multiplication says all of it; null where it needs lines of its own. */
function simpleSum(taxes: readonly ShownTax[]) {
  const [only, second] = taxes;
  const [line, further] = only?.lines ?? [];
  return second === undefined && further === undefined && line?.kind === 'OWED' && line.free_nights === 0 ? line : null;
}

type TaxRules = NonNullable<ReturnType<typeof useEditing>['form']['tourist_taxes']>;

function taxesOf({ price }: AnswerOf<typeof pricingCalls.tryDraft>, party: Party, rules: TaxRules) {
  return shownTaxes(price, party, (rule_id) => {
    const owed = rules.find(({ id }) => id === rule_id)?.owed;
    return owed?.type === 'SHARE' ? (owed.percent ?? null) : null;
  });
}

interface TaxProps {
  readonly municipality: string;
  readonly lines: readonly TaxLine[];
  readonly amount: number;
  readonly piers: readonly PierChoice[];
}

function Tax({ municipality, lines, amount, piers }: TaxProps) {
  const { t } = useTranslation('pricing/charges');
  const { currency, form } = useEditing();
  const formats = useFormats();
  const words = useRuleWords(piers);
  const rule = form.tourist_taxes?.find((one) => one.municipality === municipality);
  const said = (line: TaxLine): string => {
    switch (line.kind) {
      case 'NIGHTS':
        return formats.nights(line.nights);
      case 'SHARED':
        return t('aHeadAndNight', { nights: line.nights, aboard: line.aboard });
      case 'SHARE':
        return t('percentOfIt', { percent: formats.percent(line.percent) });
      case 'FREE':
        return t(`free_${line.reason}`, { count: line.persons, below: rule === undefined ? '' : words.free(rule) });
      case 'OWED': {
        const owed = t('personsNights', { count: line.persons, nights: formats.nights(line.nights) });
        const each = line.each === null ? owed : `${owed} × ${formats.amount(line.each)}`;
        return line.free_nights === 0 ? each : `${each}, ${t('thenFree', { count: line.free_nights })}`;
      }
    }
  };
  return (
    <>
      {lines.map((line) => (
        <Line key={`${line.kind} ${line.kind === 'FREE' ? line.reason : ''}`}>
          <Second as="span">{said(line)}</Second>
          <span>{line.kind === 'FREE' ? t('freeWord') : formats.amount(line.amount)}</span>
        </Line>
      ))}
      <Sum>
        <span>{t('touristTax')}</span>
        <span>{formats.money(amount, currency)}</span>
      </Sum>
    </>
  );
}

/** Who is aboard: `Two adults, children of 9 and 14`. */
function usePartyWords() {
  const { t, i18n } = useTranslation('pricing/charges');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return ({ adults, children, crew }: Party): string =>
    [
      t('adults', { count: adults }),
      children.length === 0
        ? null
        : t('childrenOf', { count: children.length, ages: list.format(children.map(String)) }),
      crew === 0 ? null : t('crewOf', { count: crew }),
    ]
      .filter((part) => part !== null)
      .join(', ');
}
