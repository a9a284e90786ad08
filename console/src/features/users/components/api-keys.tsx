import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyCalls } from '../../../../../contracts/identity/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { AddIcon } from '../../../ui/icons.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { ApiKeyRow } from './api-key-row.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { textWidth } from '../../../ui/theme/measures.js';

const defaults = { page: 1, page_size: 10 };

/** The keys with which programs read the marina. */
export function ApiKeys() {
  const { t } = useTranslation('users/security');
  const problemWords = useProblemWords();
  const { state, set } = useListState(defaults);
  const [making, setMaking] = useState(false);
  const load = useLoad(
    apiKeyCalls.getall,
    { page: state.page, page_size: state.page_size },
    { topics: [{ topic: 'users' }], keepPrevious: true },
  );
  const { data, error, refetch, isFetching } = load;
  return (
    <Card>
      <Section title={t('keys')}>
        <p style={{ maxWidth: textWidth }}>{t('keysText')}</p>
        <div>
          <Button icon={<AddIcon />} onClick={() => setMaking(true)}>
            {t('newKey')}
          </Button>
        </div>
        <NotRefreshed load={load} />
        {data === undefined && error === null && <LoadingLines lines={3} rowHeight={44} />}
        {data === undefined && error !== null && (
          <ErrorState text={problemWords(error)} onRetry={() => void refetch()} busy={isFetching} />
        )}
        {data?.total === 0 && <p>{t('noKeys')}</p>}
        {data !== undefined && data.total > 0 && (
          <ul aria-label={t('keys')} style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }}>
            {data.items.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </ul>
        )}
        {data !== undefined && data.total > state.page_size && (
          <Pager
            page={state.page}
            pageSize={state.page_size}
            total={data.total}
            onPage={(page) => set({ page }, { push: true })}
            onPageSize={(page_size) => set({ page_size })}
          />
        )}
      </Section>
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}
