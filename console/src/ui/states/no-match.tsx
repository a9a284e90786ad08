import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.js';
import { CloseIcon } from '../icons.js';
import { styled } from '../theme/styled.js';
import { StateBlock } from './state-block.js';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8, marginTop: 12 });

/** A filter of a list. */
export interface NamedFilter {
  readonly id: string;
  /** The value in words ("Size: 10 to 12 m"); null while the filter is off. */
  readonly label: string | null;
  readonly onClear: () => void;
}

/** The text that a list is searched for; empty: none. */
export interface SearchedFor {
  readonly text: string;
  readonly onClear: () => void;
}

export interface NoMatchProps {
  /** Removes all filters. */
  onClear?: (() => void) | undefined;
  /** The filters of the list, each of which can be removed alone. Those that are off are not shown. */
  filters?: readonly NamedFilter[] | undefined;
  search?: SearchedFor | undefined;
  title?: string | undefined;
  /** Shown in place of the advice, such as where there are matches. */
  children?: ReactNode;
}

/** Shown when the filters match nothing: which ones are set, and how to remove each or all of them. */
export function NoMatch({ onClear, filters = [], search, title, children }: NoMatchProps) {
  const { t } = useTranslation('ui');
  const searched: readonly NamedFilter[] =
    search === undefined || search.text === ''
      ? []
      : [{ id: 'search', label: t('searchedFor', { search: search.text }), onClear: search.onClear }];
  const set = [...searched, ...filters].filter(({ label }) => label !== null && label !== '');
  return (
    <StateBlock
      title={title ?? t('noMatchTitle')}
      actions={onClear !== undefined && <Button onClick={onClear}>{t('clearFilters')}</Button>}
    >
      {children === undefined || children === false ? t('noMatchText') : children}
      {set.length > 0 && (
        <Chips role="group" aria-label={t('filtersInUse')}>
          {set.map(({ id, label, onClear: remove }) => (
            <Button
              key={id}
              size="small"
              icon={<CloseIcon />}
              aria-label={t('removeFilter', { name: label })}
              onClick={remove}
            >
              {label}
            </Button>
          ))}
        </Chips>
      )}
    </StateBlock>
  );
}
