import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedViews } from '../../../entities/view/saved-views.js';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { RequestsTable } from '../../../entities/membership/requests-table.js';
import { useMay } from '../../../lib/session/may.js';
import { useLocalPreference } from '../../../lib/session/local-preference.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { useRememberedList } from '../../../lib/url/list-address.js';
import { forgetWayBack } from '../../../lib/url/way-back.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Button } from '../../../ui/buttons/button.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { AddIcon } from '../../../ui/icons.js';
import { ColumnChooser } from '../../../ui/list/column-chooser.js';
import type { Density } from '../../../ui/list/column.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import { ArchivedTable } from '../components/archived-table.js';
import { ChosenCardsBar } from '../components/chosen-cards-bar.js';
import { CustomerFilters } from '../components/customer-filters.js';
import { HullQuestions } from '../components/hull-questions.js';
import { CustomersTabs } from '../components/customers-tabs.js';
import { PhoneMenu } from '../components/phone-menu.js';
import { ReportButton } from '../components/report-button.js';
import { ResidentsTable } from '../components/residents-table.js';
import { useChosenCards } from '../components/use-chosen-cards.js';
import { useCustomersUrl } from '../components/use-customers-url.js';
import { residentsHiddenAtFirst, useResidentColumns } from '../components/use-resident-columns.js';
import { VisitorsTable } from '../components/visitors-table.js';
import { AddSeveralButton } from '../imports/add-several-button.js';
import type { CustomerTab } from '../model/customers-address.js';
import { creationHindrance, isTem } from '../model/creation-hindrance.js';

const AddCustomerDialog = lazyWithRetry(
  async () => (await import('../components/add-customer-dialog.js')).AddCustomerDialog,
);

/** The customers of the marina: residents, visitors and the archive. */
export function Component() {
  return useMay(customerListCalls.residents.access) ? <Customers /> : <NoPermission />;
}

function Customers() {
  const { t } = useTranslation('customers');
  const marina = useMarina();
  const tem = isTem(marina.association.code);
  const url = useCustomersUrl(tem);
  useRememberedList('/customers');
  useEffect(forgetWayBack, []);
  const [hidden, hide] = useLocalPreference<string[]>('customers.hidden', residentsHiddenAtFirst);
  const [density, setDensity] = useLocalPreference<Density>('customers.density', 'comfortable');
  const [adding, setAdding] = useState(false);
  const hindrance = creationHindrance(principalOf({ user: useUser(), marina }));
  const columns = useResidentColumns([]);
  const add = (
    <Button
      kind="primary"
      icon={<AddIcon />}
      disabledReason={hindrance === null ? null : t(`hindrance_${hindrance}`)}
      onClick={() => setAdding(true)}
    >
      {t('addCustomer')}
    </Button>
  );
  const { tab } = url.choices;
  const narrow = useNarrow();
  const chosen = useChosenCards();
  const mayChange = useMay(cardCalls.changeMany.access) && tem && !narrow;
  return (
    <Page
      paper
      title={t('trade:customers')}
      actions={
        <>
          <CustomerActions {...{ tab, tem, hindrance }} />
          {add}
        </>
      }
    >
      <HullQuestions />
      <CustomersTabs url={url} />
      {tab !== 'requests' && (
        <FilterBar
          label={t('trade:filters')}
          search={
            <SearchField
              label={t('searchLabel')}
              value={url.choices.search}
              onSearch={(search) => url.filter({ search })}
            />
          }
          tools={
            tab === 'residents' && (
              <ColumnChooser columns={columns} hidden={hidden} onHide={hide} density={density} onDensity={setDensity} />
            )
          }
          onClear={url.filtered ? url.clear : undefined}
        >
          <CustomerFilters url={url} tem={tem} />
          <SavedViews list="customers" />
        </FilterBar>
      )}
      {tab === 'residents' && mayChange && <ChosenCardsBar chosen={chosen} />}
      {tab === 'residents' && (
        <ResidentsTable url={url} hidden={hidden} density={density} action={add} chosen={mayChange ? chosen : null} />
      )}
      {tab === 'visitors' && <VisitorsTable url={url} density={density} action={add} />}
      {tab === 'requests' && <RequestsTable of="residency" pages={{ ...url.choices, ...url.turns }} />}
      {tab === 'archived' && <ArchivedTable url={url} density={density} action={add} />}
      {adding && <AddCustomerDialog onClose={() => setAdding(false)} />}
    </Page>
  );
}

interface CustomerActionsProps {
  readonly tab: CustomerTab;
  readonly tem: boolean;
  readonly hindrance: ReturnType<typeof creationHindrance>;
}

/** The report and the cards; a phone has a menu for the former. */
function CustomerActions({ tab, tem, hindrance }: CustomerActionsProps) {
  const { t } = useTranslation('customers');
  const narrow = useNarrow();
  return (
    <>
      {!narrow && (tab === 'residents' || tab === 'visitors') && <ReportButton of={tab} tem={tem} />}
      {!narrow && tab === 'residents' && <AddSeveralButton tem={tem} hindrance={hindrance} />}
      {narrow && (tab === 'residents' || tab === 'visitors') && <PhoneMenu of={tab} tem={tem} hindrance={hindrance} />}
      {tem && hindrance === null && <LinkButton to="/cards/create">{t('actions:createCard')}</LinkButton>}
      {tem && hindrance !== null && (
        <Button disabledReason={t(`hindrance_${hindrance}`)}>{t('actions:createCard')}</Button>
      )}
    </>
  );
}
