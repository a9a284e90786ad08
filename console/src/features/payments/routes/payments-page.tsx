import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useSession } from '../../../lib/session/session.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { HistoryIcon } from '../../../ui/icons.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { AccountTab } from '../components/account-tab.js';
import { CashUpTab } from '../components/cash-up-tab.js';
import { ExportTab } from '../components/export-tab.js';
import { InvoicesTab } from '../components/invoices-tab.js';
import { tabAddress, tabOf, tabsFor } from '../model/payments-tabs.js';

const CONTENT = { account: AccountTab, invoices: InvoicesTab, cash_up: CashUpTab, export: ExportTab };

/** `/payments`: the account with the provider, VAT, invoices, the cash-up and files for bookkeeping (spec 3 §2). */
export function Component() {
  const { t } = useTranslation('payments');
  const { mayDo, edition } = useSession();
  const [params] = useSearchParams();
  const tabs = tabsFor(mayDo);
  const current = tabOf(params.get('tab'), tabs);
  if (current === null) return <NoPermission />;
  const Content = CONTENT[current];
  return (
    <Page
      paper
      title={t('trade:payments')}
      actions={
        tabs.includes('account') ? (
          <LinkButton kind="quiet" icon={<HistoryIcon />} to={historyAddress(edition)}>
            {t('whatChanged')}
          </LinkButton>
        ) : undefined
      }
    >
      <Tabs
        label={t('trade:payments')}
        current={current}
        tabs={tabs.map((id) => ({ id, label: t(`tab_${id}`), to: tabAddress(id, tabs) }))}
      />
      <Content />
    </Page>
  );
}
