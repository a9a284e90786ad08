import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiKeyCalls } from '../../../../../contracts/identity/calls.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { Button } from '../../../ui/buttons/button.js';
import { AddIcon } from '../../../ui/icons.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { ApiKeyRow } from './api-key-row.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { textWidth } from '../../../ui/theme/measures.js';

const defaults = { page: 1, page_size: 10 };

/** The keys with which programs read the marina. */
export function ApiKeys() {
  const { t } = useTranslation('users/security');
  const { state, turnTo, showRows } = useListState(defaults);
  const [making, setMaking] = useState(false);
  const list = usePagedLoad(apiKeyCalls.getall, state, { turnTo, showRows }, { topics: [{ topic: 'users' }] });
  return (
    <Card>
      <Section title={t('keys')}>
        <p style={{ maxWidth: textWidth }}>{t('keysText')}</p>
        <div>
          <Button icon={<AddIcon />} onClick={() => setMaking(true)}>
            {t('newKey')}
          </Button>
        </div>
        <LoadedRows list={list} loading={<LoadingLines lines={3} rowHeight={44} />} empty={<p>{t('noKeys')}</p>}>
          {(keys) => (
            <ul aria-label={t('keys')} style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid' }}>
              {keys.map((key) => (
                <ApiKeyRow key={key.id} apiKey={key} />
              ))}
            </ul>
          )}
        </LoadedRows>
        <ListPager list={list} above={state.page_size} />
      </Section>
      {making && <NewKeyDialog onClose={() => setMaking(false)} />}
    </Card>
  );
}
