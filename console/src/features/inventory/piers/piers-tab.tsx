import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useMay } from '../../../lib/session/may.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { usePiers } from '../model/use-piers.js';
import { DeletePierDialog } from './delete-pier-dialog.js';
import { PierCard } from './pier-card.js';
import { usePierColumns } from './use-pier-columns.js';

/** The piers with their usual sizes, and how full they are tonight. */
export function PiersTab({ chosen }: { chosen?: string | undefined }) {
  const { t } = useTranslation('inventory');
  const navigate = useNavigate();
  const mayEdit = useMay(berthCalls.updatePier.access);
  const load = usePiers();
  const { data, error, isFetching, refetch } = load;
  const [removing, setRemoving] = useState<PierRecord | null>(null);
  const columns = usePierColumns({
    mayEdit,
    onEdit: ({ id }) => void navigate(`/piers/${id}`),
    onDelete: setRemoving,
  });
  const rows = data?.items ?? [];
  return (
    <>
      <ListTable
        folds
        label={t('trade:piers')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/piers/${id}`}
        rowLabel={({ name }) => t('trade:pierNamed', { pier: name })}
        edge={() => false}
        changed={chosen === undefined ? undefined : new Set([chosen])}
        card={(pier) => <PierCard pier={pier} />}
        loading={data === undefined && error === null}
        loadingRows={6}
        load={load}
        instead={
          data === undefined && error !== null ? (
            <LoadFailed load={{ error, isFetching, refetch }} />
          ) : data !== undefined && rows.length === 0 ? (
            <EmptyState
              title={t('noPiersTitle')}
              action={
                mayEdit && (
                  <LinkButton kind="primary" to="/piers/create">
                    {t('newPier')}
                  </LinkButton>
                )
              }
            >
              {t('noPiersText')}
            </EmptyState>
          ) : undefined
        }
      />
      {removing !== null && <DeletePierDialog pier={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}
