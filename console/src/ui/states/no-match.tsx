import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { StateBlock } from './state-block.js';

/** Shown when the filters match nothing. `onClear` removes all filters. */
export function NoMatch({ onClear, title }: { onClear?: (() => void) | undefined; title?: string | undefined }) {
  const { t } = useTranslation('ui');
  return (
    <StateBlock
      title={title ?? t('noMatchTitle')}
      actions={onClear !== undefined && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    >
      {t('noMatchText')}
    </StateBlock>
  );
}
