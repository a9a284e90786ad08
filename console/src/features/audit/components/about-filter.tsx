import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { Second } from '../../../ui/layout/second.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { Button } from '../../../ui/buttons/button.js';
import { styled } from '../../../ui/theme/styled.js';

const TYPING_MS = 250;
const SHOWN = 6;
const Editor = styled('div')({ display: 'grid', gap: 10, width: 280 });
const Found = styled('ul')({ display: 'grid', gap: 4, listStyle: 'none', margin: 0, padding: 0 });

interface About {
  readonly kind: 'reservation' | 'boater';
  readonly id: string;
  readonly name: string;
}

interface AboutFilterProps {
  onPerson: (id: string) => void;
  onRecord: (kind: string, id: string) => void;
}

/** Finds a boater or a reservation of any marina, whose history is then shown. */
export function AboutFilter({ onPerson, onRecord }: AboutFilterProps) {
  const { t } = useTranslation('audit');
  return (
    <FilterChip label={t('filterAbout')} value={null} onClear={() => undefined}>
      {(close) => (
        <AboutSearch
          onChoose={({ kind, id }) => {
            if (kind === 'boater') onPerson(id);
            else onRecord(kind, id);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}

function AboutSearch({ onChoose }: { onChoose: (about: About) => void }) {
  const { t } = useTranslation('audit');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), TYPING_MS);
  const enabled = search.length >= 2;
  const people = useLoad(boaterCalls.getallAdmin, { search, page_size: SHOWN }, { topics: [], enabled });
  const stays = useLoad(
    reservationCalls.getallAdmin,
    { filter: { search }, page_size: SHOWN },
    { topics: [], enabled },
  );
  const found: About[] = enabled
    ? [
        ...(stays.data?.items ?? []).map(({ id, view_id, marina }) => ({
          kind: 'reservation' as const,
          id,
          name: [view_id, marina.name].filter(Boolean).join(' · '),
        })),
        ...(people.data?.items ?? []).map(({ id, first_name, last_name, email, marina }) => ({
          kind: 'boater' as const,
          id,
          name: [
            displayName({ first_name: first_name ?? '', last_name: last_name ?? '', email: email ?? '' }),
            marina.name,
          ]
            .filter(Boolean)
            .join(' · '),
        })),
      ]
    : [];
  const waits = enabled && (people.isPending || stays.isPending);
  return (
    <Editor>
      <SearchField label={t('aboutSearch')} value={typed} onSearch={setTyped} />
      <Found aria-label={t('filterAbout')}>
        {found.map((about) => (
          <li key={`${about.kind} ${about.id}`}>
            <Button size="small" wide onClick={() => onChoose(about)}>
              {about.name}
            </Button>
          </li>
        ))}
      </Found>
      <Second as="p" role="status">
        {enabled && !waits && found.length === 0 ? t('aboutNothing') : ''}
      </Second>
    </Editor>
  );
}
