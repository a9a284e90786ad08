import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewCalls } from '../../../../contracts/views/calls.js';
import type { SavedView } from '../../../../contracts/views/view.js';
import type { ViewedList } from '../../../../contracts/views/vocabulary.js';
import { useLoad } from '../../lib/api/use-load.js';
import { useMay } from '../../lib/session/may.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { SaveViewDialog } from './save-view-dialog.js';
import { queryOfView, sameView } from './view-query.js';

const topics = [{ topic: 'views' as const }];

/**
 * The saved views of a list: choosing one sets the list's address. A list that is opened without an address of its own
 * opens with the reader's default view.
 */
export function SavedViews({ list }: { list: ViewedList }) {
  return useMay(viewCalls.getall.access) ? <ViewsMenu list={list} /> : null;
}

function ViewsMenu({ list }: { list: ViewedList }) {
  const { t } = useTranslation('entities/view');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { data } = useLoad(viewCalls.getall, { list }, { topics });
  const [editing, setEditing] = useState<SavedView | 'new' | null>(null);
  const query = queryOfView(search);
  const views = data?.items ?? [];
  const current = views.find((view) => sameView(view.query, query)) ?? null;
  const first = views.find(({ id }) => id === data?.default_id);
  // Only the address with which the list was opened counts, so that clearing the filters shows everything.
  const opened = useRef({ bare: search === '', done: false });
  useEffect(() => {
    if (data === undefined || opened.current.done) return;
    opened.current.done = true;
    if (opened.current.bare && first !== undefined && first.query !== '') {
      void navigate(`${pathname}?${first.query}`, { replace: true });
    }
  }, [data, first, navigate, pathname]);
  const items = [
    ...views.map((view) => ({
      id: view.id,
      label: view.mine ? view.name : t('sharedName', { name: view.name }),
      chosen: view.id === current?.id,
      run: () => void navigate(view.query === '' ? pathname : `${pathname}?${view.query}`),
    })),
    ...(current?.mine === true
      ? [{ id: 'change', label: t('change', { name: current.name }), run: () => setEditing(current) }]
      : []),
    { id: 'save', label: t('save'), run: () => setEditing('new') },
  ];
  return (
    <>
      <MenuButton
        size="small"
        label={current === null ? t('views') : t('viewChosen', { name: current.name })}
        items={items}
      />
      {editing !== null && (
        <SaveViewDialog
          list={list}
          query={query}
          searched={(new URLSearchParams(search).get('search') ?? '') !== ''}
          view={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
