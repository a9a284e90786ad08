import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { printedList } from '../../../../../contracts/pricing/rules/printed-list.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { isLanguage, type Language, languages } from '../../../lib/i18n/language.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { PrintIcon } from '../../../ui/icons.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { styled } from '../../../ui/theme/styled.js';
import { pricingTopics } from '../api/use-pricing-plan.js';
import { PriceListPaper } from '../components/price-list-paper.js';
import { printedVersion } from '../model/printed-version.js';
import { yearOfList, yearsOffered } from '../model/list-year.js';

const Choices = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
  '@media print': { display: 'none' },
});
/** Paper shows the sheet alone. */
const Desk = styled('div')({
  minWidth: 0,
  '@media print': {
    margin: '-20px -24px -40px',
    '& > *': { overflow: 'visible !important' },
    'header:has(~ &)': { display: 'none !important' },
  },
});

/** The price list as it is printed: as published or as drafted, in one or two languages. */
export function Component() {
  return useMay(pricingCalls.updatePlan.access) ? <PriceList /> : <NoPermission />;
}

/** What the address says of the print. */
function usePrint(spoken: readonly string[]) {
  const [search, setSearch] = useSearchParams();
  const today = useFormats().today();
  const offered = offeredLanguages(spoken);
  const first = chosen(search.get('first'), offered) ?? offered[0] ?? 'en';
  const named = search.get('second');
  const other = chosen(named, offered) ?? offered.find((one) => one !== first) ?? null;
  return {
    offered,
    first,
    second: named === 'none' || other === first ? null : other,
    year: yearOfList(search.get('year'), today),
    today,
    ofDraft: search.get('of') === 'draft',
    set: (name: string, value: string) =>
      setSearch(
        (before) => {
          before.set(name, value);
          return before;
        },
        { replace: true },
      ),
  };
}

function PriceList() {
  const { t } = useTranslation('pricing/list');
  const formats = useFormats();
  const plan = useLoad(pricingCalls.getPlan, {}, { topics: pricingTopics });
  const versions = useLoad(pricingCalls.listVersions, { page_size: 1 }, { topics: pricingTopics });
  const mayRead = useMay(settingsCalls.get.access);
  const settings = useLoad(settingsCalls.get, {}, { topics: [{ topic: 'marinas' }], enabled: mayRead });
  const profile = settings.data?.profile;
  const print = usePrint(profile?.languages ?? []);
  const version = plan.data && printedVersion(plan.data, versions.data?.total ?? 0, print.ofDraft);
  const prices = version?.plan ?? null;
  const list = useMemo(() => (prices === null ? null : printedList(prices)), [prices]);
  return (
    <Page
      title={t('pageTitle')}
      back={{ to: '/price_settings', label: t('backToPrices') }}
      actions={
        <Button kind="primary" icon={<PrintIcon />} disabled={list === null} onClick={() => window.print()}>
          {t('actions:print')}
        </Button>
      }
    >
      {version === undefined && (plan.isError ? <ErrorState onRetry={() => void plan.refetch()} /> : <LoadingLines />)}
      {version !== undefined && list === null && <EmptyState title={t('noPrices')}>{t('noPricesText')}</EmptyState>}
      {version !== undefined && list !== null && (
        <>
          <PrintChoices print={print} {...version} />
          <Desk>
            <Scroll tabIndex={0} role="region" aria-label={t('pageTitle')}>
              <Suspense fallback={<LoadingLines />}>
                <PriceListPaper
                  {...{ list, profile }}
                  languages={print.second === null ? [print.first] : [print.first, print.second]}
                  year={print.year}
                  isDraft={version.isDraft}
                  number={version.number}
                  day={version.published_at === null ? print.today : formats.dayOf(version.published_at)}
                />
              </Suspense>
            </Scroll>
          </Desk>
        </>
      )}
    </Page>
  );
}

interface PrintChoicesProps {
  readonly print: ReturnType<typeof usePrint>;
  readonly isDraft: boolean;
  readonly both: boolean;
}

/** Which list, in which languages and for which year. */
function PrintChoices({ print: { offered, first, second, year, today, set }, isDraft, both }: PrintChoicesProps) {
  const { t } = useTranslation('pricing/list');
  const options = offered.map((value) => ({ value, label: languageName(value) }));
  return (
    <Choices>
      {both && (
        <ToggleInput
          label={t('which')}
          options={[
            { value: 'published', label: t('asPublished') },
            { value: 'draft', label: t('asDrafted') },
          ]}
          value={isDraft ? 'draft' : 'published'}
          onChange={(of) => set('of', of ?? 'published')}
        />
      )}
      <SelectInput
        label={t('firstLanguage')}
        options={options}
        value={first}
        onChange={(language) => set('first', language ?? first)}
      />
      <SelectInput
        label={t('secondLanguage')}
        placeholder={t('oneLanguage')}
        options={options.filter(({ value }) => value !== first)}
        value={second}
        onChange={(language) => set('second', language ?? 'none')}
      />
      <SelectInput
        label={t('trade:year')}
        options={yearsOffered(today).map((value) => ({ value: String(value), label: String(value) }))}
        value={String(year)}
        onChange={(chosenYear) => set('year', chosenYear ?? '')}
      />
    </Choices>
  );
}

/** The languages that the office speaks and the console has; all of them where it names none. */
function offeredLanguages(spoken: readonly string[]): readonly Language[] {
  const own = spoken.filter(isLanguage);
  return own.length === 0 ? languages : own;
}

function chosen(named: string | null, offered: readonly Language[]): Language | undefined {
  return offered.find((language) => language === named);
}
