import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { tabsOf } from '../model/list-tabs.js';
import type { ListAnswer } from '../model/listed-row.js';
import { tabWords } from '../model/row-keys.js';
import type { ListUrl } from './use-list-url.js';

/** The tabs of the edition, each with its number of reservations. The filters stay when the user changes tabs. */
export function ListTabs({ url, counts = {} }: { url: ListUrl; counts?: ListAnswer['counts'] | undefined }) {
  const { t } = useTranslation('reservation-list');
  const formats = useFormats();
  return (
    <Tabs
      label={t('tabsLabel')}
      current={url.choices.tab}
      tabs={tabsOf(url.edition).map((tab) => {
        const count = tab === 'ALL' ? undefined : counts[tab];
        return {
          id: tab,
          label: t(tabWords[tab]),
          to: url.addressOf(tab),
          count: count === undefined ? undefined : formats.number(count),
        };
      })}
    />
  );
}
