import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { StateBlock } from './state-block.js';

interface NoMatchProps {
  onClear?: (() => void) | undefined;
  title?: string | undefined;
  /** Shown in place of the advice, such as where there are matches. */
  children?: ReactNode;
}

/** Shown when the filters match nothing. `onClear` removes all filters. */
export function NoMatch({ onClear, title, children }: NoMatchProps) {
  const { t } = useTranslation('ui');
  return (
    <StateBlock
      title={title ?? t('noMatchTitle')}
      actions={onClear !== undefined && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    >
      {children === undefined || children === false ? t('noMatchText') : children}
    </StateBlock>
  );
}
