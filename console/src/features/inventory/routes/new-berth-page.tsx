import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import type { VesselRecord } from '../../../../../contracts/customers/vessel.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { BerthEditor } from '../form/berth-editor.js';
import { blankValues } from '../model/berth-values.js';
import { type CreateAddress, createAddress, pierNamed } from '../model/create-address.js';
import { usePiers } from '../model/use-piers.js';

/** The form of a new berth. Its address may carry what a search for a berth did not find. */
export function Component() {
  const { t } = useTranslation('inventory/berth');
  const may = useMay(berthCalls.createBerth.access);
  const back = { to: listAddress('/inventory'), label: t('backToList') };
  return (
    <Page title={t('trade:newBerth')} back={back}>
      {may ? <NewBerth back={back.to} /> : <NoPermission />}
    </Page>
  );
}

function NewBerth({ back }: { back: string }) {
  const { t } = useTranslation('inventory/berth');
  const [params] = useSearchParams();
  const address = createAddress(params);
  const { data, error, isFetching, refetch } = usePiers();
  const vessel = useLoad(
    vesselCalls.get,
    { vessel_id: address.vesselId ?? '' },
    { topics: [{ topic: 'vessels' }], enabled: address.vesselId !== null },
  );
  if (data === undefined && error !== null) {
    return <LoadFailed load={{ error, isFetching, refetch }} />;
  }
  if (data === undefined || vessel.isLoading) return <LoadingLines lines={10} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={t('noPierTitle')}
        action={
          <LinkButton kind="primary" to="/piers/create">
            {t('trade:newPier')}
          </LinkButton>
        }
      >
        {t('noPierText')}
      </EmptyState>
    );
  }
  return <NewBerthForm {...{ back, address }} piers={data.items} vessel={vessel.data} />;
}

interface NewBerthFormProps {
  back: string;
  address: CreateAddress;
  piers: readonly PierRecord[];
  vessel:
    | {
        readonly vessel: Pick<VesselRecord, 'id' | 'name' | 'length' | 'beam' | 'draft'>;
        readonly boaters: readonly { readonly first_name: string | null; readonly last_name: string | null }[];
      }
    | undefined;
}

function NewBerthForm({ back, address, piers, vessel }: NewBerthFormProps) {
  const { t } = useTranslation('inventory/berth');
  const navigate = useNavigate();
  const pier = address.pierName === null ? (piers[0] ?? null) : pierNamed(piers, address.pierName);
  const boater = vessel?.boaters[0];
  const wanted =
    vessel === undefined
      ? null
      : {
          vessel_id: vessel.vessel.id,
          name: vessel.vessel.name,
          boat: vessel.vessel,
          boater: boater === undefined ? null : fullName(boater),
        };
  const blank = blankValues(pier, address.number);
  return (
    <>
      {pier === null && (
        <Banner
          tone="waiting"
          actions={
            <LinkButton to={`/piers/create?name=${encodeURIComponent(address.pierName ?? '')}`}>
              {t('trade:newPier')}
            </LinkButton>
          }
        >
          {t('noSuchPier', { pier: address.pierName ?? '' })}
        </Banner>
      )}
      <BerthEditor
        berth={null}
        piers={piers}
        // A boat of the address without a reservation is to be the berth's resident.
        blank={wanted !== null && address.reservationId === null ? { ...blank, holder_type: 'RESIDENT' } : blank}
        bars={[]}
        wanted={wanted}
        onSaved={(id) =>
          void navigate(address.reservationId === null ? `/berths/${id}` : `/reservations/${address.reservationId}`, {
            replace: true,
          })
        }
        onDeleted={() => void navigate(back)}
      />
    </>
  );
}
