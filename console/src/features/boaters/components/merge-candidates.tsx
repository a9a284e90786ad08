import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { mergingCalls } from '../../../../../contracts/customers/calls.js';
import type { MergeCandidate } from '../../../../../contracts/customers/merging-call-schemas.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { mergeHref } from '../model/merge-choice.js';

const People = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Person = styled(Link)({
  display: 'grid',
  gap: 2,
  padding: '10px 12px',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover, &:focus-visible': { backgroundColor: role.seaSoft },
  '& small': { ...type.second, color: role.ink2 },
  '& em': { ...type.label, color: role.booked.on, fontStyle: 'normal' },
});

interface MergeCandidatesProps {
  readonly boaterId: string;
  readonly name: string;
}

/** Records that may be of the same person: likely ones, or those that a search finds. */
export function MergeCandidates({ boaterId, name }: MergeCandidatesProps) {
  const { t } = useTranslation('boaters');
  const [search, setSearch] = useState('');
  const { data, error, isFetching, refetch } = useLoad(
    mergingCalls.candidates,
    { boater_id: boaterId, ...(search === '' ? {} : { search }) },
    { topics: [{ topic: 'customers' }, { topic: 'vessels' }], keepPrevious: true },
  );
  const items = data?.items ?? [];
  return (
    <Card>
      <Section
        title={search === '' ? t('mergeLikely') : t('mergeFound')}
        actions={<SearchField value={search} onSearch={setSearch} label={t('mergeSearch')} width={300} />}
      >
        <Unseen aria-live="polite">{data === undefined ? '' : t('foundBoaters', { count: items.length })}</Unseen>
        {data === undefined && error === null && <LoadingLines lines={4} rowHeight={60} />}
        {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
        {data !== undefined && items.length === 0 && search === '' && (
          <EmptyState title={t('mergeNobodyAlike', { name })}>{t('mergeNobodyAlikeText')}</EmptyState>
        )}
        {data !== undefined && items.length === 0 && search !== '' && <NoMatch onClear={() => setSearch('')} />}
        {items.length > 0 && (
          <People>
            {items.map((candidate) => (
              <li key={candidate.id}>
                <Candidate candidate={candidate} href={mergeHref(boaterId, candidate.id)} />
              </li>
            ))}
          </People>
        )}
        <Quiet>{t('mergeHint')}</Quiet>
      </Section>
    </Card>
  );
}

function Candidate({ candidate, href }: { readonly candidate: MergeCandidate; readonly href: string }) {
  const { t } = useTranslation('boaters');
  const { dateLong, dayOf } = useFormats();
  const { first_name, last_name, email, phone, vessels, alike, relation_type, last_interaction } = candidate;
  const relation = t(relation_type === 'VISITOR' ? 'trade:visitor' : 'trade:berthHolder');
  const boats = vessels.flatMap((vessel) => vessel.name ?? []);
  return (
    <Person to={href}>
      <strong>{fullName({ first_name, last_name }) || email}</strong>
      <small>{[relation, email, phone, ...boats].filter(Boolean).join(' · ')}</small>
      <small>{t('lastContact', { date: dateLong(dayOf(last_interaction)) })}</small>
      {alike.length > 0 && <em>{t('alike', { what: alike.map((one) => t(`alike_${one}`)).join(', ') })}</em>}
    </Person>
  );
}
