import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { customerListCalls } from '../../../../../contracts/customers/calls.js';
import { requestCalls } from '../../../../../contracts/memberships/calls.js';
import { requestListTopics } from '../../../entities/membership/requests-table.js';
import { loadOptions, useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { customerTopics } from '../api/customer-topics.js';
import { type CustomerTab, customerTabs } from '../model/customers-address.js';
import { archivedQuestion, residentsQuestion, visitorsQuestion } from '../model/customers-question.js';
import type { CustomersUrl } from './use-customers-url.js';

/** The tabs with their numbers of customers, which arrive with the shown table. */
export function CustomersTabs({ url }: { url: CustomersUrl }) {
  const { t } = useTranslation('customers');
  const formats = useFormats();
  const counts = useCounts(url);
  const requests = useLoad(requestCalls.residencyRequests, { page: 1, page_size: 10 }, requestListTopics).data?.total;
  const numbers: Readonly<Record<CustomerTab, number | undefined>> = {
    residents: counts?.residents,
    visitors: counts?.visitors,
    requests,
    archived: counts?.archived,
  };
  return (
    <Tabs
      label={t('tabsLabel')}
      current={url.choices.tab}
      tabs={customerTabs.map((id) => {
        const count = numbers[id];
        return {
          id,
          label: t(`tab_${id}`),
          to: url.addressOf(id),
          count: count === undefined ? undefined : formats.number(count),
          alert: id === 'requests' && count !== undefined && count > 0,
        };
      })}
    />
  );
}

function useCounts({ choices }: CustomersUrl) {
  const { tab } = choices;
  const residents = useQuery({
    ...loadOptions(customerListCalls.residents, residentsQuestion(choices), customerTopics),
    // The requests' own answer has no numbers of the other tabs.
    enabled: tab === 'residents' || tab === 'requests',
  });
  const visitors = useQuery({
    ...loadOptions(customerListCalls.visitors, visitorsQuestion(choices), customerTopics),
    enabled: tab === 'visitors',
  });
  const archived = useQuery({
    ...loadOptions(customerListCalls.archived, archivedQuestion(choices), customerTopics),
    enabled: tab === 'archived',
  });
  return { residents, visitors, archived, requests: residents }[tab].data?.counts;
}
