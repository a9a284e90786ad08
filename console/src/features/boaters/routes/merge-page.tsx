import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { boaterCalls, mergingCalls } from '../../../../../contracts/customers/calls.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { MergeCandidates } from '../components/merge-candidates.js';
import { MergeComparison } from '../components/merge-comparison.js';
import { Loaded } from '../components/page-shell.js';
import { useCustomerLock } from '../components/use-customer-lock.js';

/** Merging of a boater's record with another record of the same person. */
export function Component() {
  const { id = '' } = useParams();
  return useMay(mergingCalls.merge.access) ? <MergePage key={id} id={id} /> : <NoPermission />;
}

function MergePage({ id }: { readonly id: string }) {
  const { t } = useTranslation('boaters');
  const answer = useLoad(boaterCalls.get, { boater_id: id }, { topics: [{ topic: 'customers', ids: [id] }] });
  return (
    <Loaded answer={answer} title={t('merge')} notFound={t('boaterNotFound')}>
      {(page) => <Merging page={page} />}
    </Loaded>
  );
}

function Merging({ page }: { readonly page: BoaterPage }) {
  const { t } = useTranslation('boaters');
  const [params] = useSearchParams();
  const { boater } = page;
  const name = boater.erased ? t('trade:erasedPerson') : displayName(shownBoater(page));
  const locked = useCustomerLock(boater);
  const other = params.get('with');
  if (locked !== null || boater.erased) return <NoPermission />;
  return (
    <Page
      title={t('mergeTitle', { name })}
      back={{ to: `/boaters/${boater.id}`, label: t('backToBoater', { name }) }}
      subtitle={t('mergeSubtitle')}
    >
      {other === null ? (
        <MergeCandidates boaterId={boater.id} name={name} />
      ) : (
        <MergeComparison key={`${boater.id} ${other}`} keptId={boater.id} mergedId={other} />
      )}
    </Page>
  );
}
