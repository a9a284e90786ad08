import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { HistoryIcon, PrintIcon } from '../../../ui/icons.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { usePricingPlan } from '../api/use-pricing-plan.js';
import { DiscountsTab } from '../components/discounts-tab.js';
import { HourlyTab } from '../components/hourly-tab.js';
import { LongTermTab } from '../components/long-term-tab.js';
import { PersonsTab } from '../components/persons-tab.js';
import { PricingBar } from '../components/pricing-bar.js';
import { RatesTab } from '../components/rates-tab.js';
import { SeasonsTab } from '../components/seasons-tab.js';
import { TabColumns } from '../components/tab-columns.js';
import { TryTab } from '../components/try-tab.js';
import { VersionsDialog } from '../components/versions-dialog.js';
import { type Editing, EditingContext } from '../model/editing-context.js';
import { changesOf } from '../model/plan-changes.js';
import { blankPlan, type PlanForm } from '../model/plan-form.js';
import { pricingTabs, tabOf } from '../model/tabs.js';

/** The price settings of the marina (spec 3 §2). */
export function Component() {
  return useMay(pricingCalls.updatePlan.access) ? <Pricing /> : <NoPermission />;
}

function Pricing() {
  const { t } = useTranslation('pricing');
  const fieldWords = useFieldWords();
  const currency = useMarina().marina_settings.currency;
  const [search] = useSearchParams();
  const plan = usePricingPlan(true);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [everyError, setEveryError] = useState(false);
  const [versions, setVersions] = useState(false);
  const guard = useDiscardGuard(plan.unsaved);
  const tab = tabOf(search.get('tab'));
  const { form, published, checked, setForm } = plan;
  const changes = useMemo(() => (form === null ? [] : changesOf(published, form)), [form, published]);

  const editing: Editing | null =
    form === null || checked === null
      ? null
      : {
          form,
          published,
          checked,
          currency,
          locked: plan.busy || plan.stale,
          change: (recipe) => {
            const next: PlanForm = structuredClone(form);
            recipe(next);
            setForm(next);
          },
          replace: setForm,
          errorAt: (path) => {
            const code = checked.errors.get(path);
            return code === undefined || !(everyError || left.has(path) || isRuleBetween(code))
              ? undefined
              : fieldWords(code);
          },
          leave: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
        };
  const tabs = pricingTabs.map((id) => ({
    id,
    label: t(`tab_${id}`),
    to: { search: id === 'seasons' ? '' : `?tab=${id}` },
    count: id === 'long_term' && form !== null ? form.contracts.length : undefined,
  }));
  return (
    <>
      <Page
        title={t('title')}
        subtitle={changes.length > 0 ? t('draftShort') : undefined}
        actions={
          <>
            <Button kind="quiet" icon={<HistoryIcon />} onClick={() => setVersions(true)}>
              {t('whatChangedWhen')}
            </Button>
            <LinkButton icon={<PrintIcon />} to={changes.length > 0 ? '/pricing/list?of=draft' : '/pricing/list'}>
              {t('printedList')}
            </LinkButton>
          </>
        }
      >
        <Tabs label={t('title')} tabs={tabs} current={tab} />
        <PlanNotices plan={plan} />
        {plan.loaded !== undefined && form === null && (
          <EmptyState
            title={t('emptyTitle')}
            action={
              <Button kind="primary" onClick={() => setForm(blankPlan(t('allYear')))}>
                {t('setUp')}
              </Button>
            }
          >
            {t('emptyText')}
          </EmptyState>
        )}
        {editing !== null && (
          <EditingContext value={editing}>
            {tab === 'seasons' && <SeasonsTab />}
            {tab === 'rates' && <RatesTab />}
            {tab === 'persons' && <PersonsTab />}
            {tab === 'discounts' && <DiscountsTab />}
            {tab === 'long_term' && (
              <TabColumns>
                <LongTermTab />
              </TabColumns>
            )}
            {tab === 'hourly' && (
              <TabColumns>
                <HourlyTab />
              </TabColumns>
            )}
            {tab === 'try' && <TryTab hasDraft={changes.length > 0} />}
          </EditingContext>
        )}
      </Page>
      {editing !== null && changes.length > 0 && (
        <PricingBar plan={plan} editing={editing} changes={changes} onShowErrors={() => setEveryError(true)} />
      )}
      {versions && <VersionsDialog published={published} onClose={() => setVersions(false)} />}
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </>
  );
}

/** Rules between fields are shown at once; a field that is still empty is shown once it was left. */
function isRuleBetween(code: string): boolean {
  return /NotWholeYear|Duplicate|TooSmall|NotLater|TooShort|Unreachable|FollowsNothing/.test(code);
}

/** Why the plan is not shown yet, was not saved, or has changed meanwhile. */
function PlanNotices({ plan }: { readonly plan: ReturnType<typeof usePricingPlan> }) {
  const problemWords = useProblemWords();
  return (
    <>
      {plan.failed !== null && <ErrorState onRetry={plan.retry} />}
      {plan.failed === null && plan.loaded === undefined && <LoadingLines />}
      {plan.stale && (
        <ConflictNotice by={null} differences={[]} onTakeTheirs={plan.takeTheirs} onKeepMine={plan.keepMine} />
      )}
      {plan.problem !== null && !plan.stale && (
        <Banner tone="wrong" live>
          {problemWords(plan.problem)}
        </Banner>
      )}
    </>
  );
}
