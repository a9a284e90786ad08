import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Banner } from '../../../ui/page/banner.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { CreateCardForm } from '../components/create-card-form.js';
import { Loaded } from '../components/page-shell.js';
import { useCardHindrance } from '../components/use-card-hindrance.js';
import type { VesselPage } from '../model/vessel-form.js';

/** Creates a card for the boat that `vessel_id` names, or for a person and a boat that are new. */
export function Component() {
  const vessel_id = useSearchParams()[0].get('vessel_id');
  if (!useMay(vesselCalls.get.access)) return <NoPermission />;
  return vessel_id === null ? <ForNewcomer /> : <ForBoat key={vessel_id} vessel_id={vessel_id} />;
}

function ForNewcomer() {
  const { t } = useTranslation('boaters');
  const hindrance = useCardHindrance();
  return (
    <Page title={t('actions:createCard')} back={{ to: listAddress('/customers'), label: t('actions:backToCustomers') }}>
      {hindrance !== null && <Banner tone="waiting">{hindrance}</Banner>}
      <CreateCardForm hindrance={hindrance} />
    </Page>
  );
}

function ForBoat({ vessel_id }: { readonly vessel_id: string }) {
  const { t } = useTranslation('boaters');
  const topics = [{ topic: 'vessels', ids: [vessel_id] }, { topic: 'customers' }] as const;
  const answer = useLoad(vesselCalls.get, { vessel_id }, { topics });
  return (
    <Loaded answer={answer} title={t('actions:createCard')} notFound={t('vesselNotFound')}>
      {(page) => <ForKnownBoat page={page} />}
    </Loaded>
  );
}

function ForKnownBoat({ page }: { readonly page: VesselPage }) {
  const { t } = useTranslation('boaters');
  const { vessel, boaters } = page;
  const cards = useLoad(
    cardCalls.memberships,
    { vessel_id: vessel.id },
    { topics: [{ topic: 'memberships' }, { topic: 'vessels', ids: [vessel.id] }] },
  );
  return (
    <Loaded answer={cards} title={t('actions:createCard')} notFound={t('vesselNotFound')}>
      {({ items }) => (
        <CreateFor
          page={page}
          cards={items}
          names={boaters.map((boater) => fullName(boater)).filter((name) => name !== '')}
        />
      )}
    </Loaded>
  );
}

interface CreateForProps {
  readonly page: VesselPage;
  readonly cards: NonNullable<Parameters<typeof useCardHindrance>[0]>['cards'];
  readonly names: readonly string[];
}

function CreateFor({ page, cards, names }: CreateForProps) {
  const { t } = useTranslation('boaters');
  const hindrance = useCardHindrance({ page, cards });
  return (
    <Page
      title={t('actions:createCard')}
      subtitle={[page.vessel.name ?? t('trade:erasedPerson'), ...names].join(', ')}
      back={{ to: `/vessels/${page.vessel.id}?tab=memberships`, label: t('backToVessel') }}
    >
      {hindrance !== null && <Banner tone="waiting">{hindrance}</Banner>}
      <CreateCardForm known={page} hindrance={hindrance} />
    </Page>
  );
}
