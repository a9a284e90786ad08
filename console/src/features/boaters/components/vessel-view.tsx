import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { BoaterConversation } from '../../../entities/message/boater-conversation.js';
import { useWriting } from '../../../entities/message/use-writing.js';
import { useVesselKind } from '../../../entities/vessel/use-vessel-kind.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { AddIcon } from '../../../ui/icons.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import type { DocumentLine } from '../model/documents.js';
import { searchOfTab, vesselTabOf, vesselTabs } from '../model/page-tabs.js';
import type { VesselPage } from '../model/vessel-form.js';
import { ActivityCard } from './activity-card.js';
import { AttachCardButton } from './attach-card-button.js';
import { BerthCard } from './berth-card.js';
import { ContactsCard } from './contacts-card.js';
import { CreateCardButton } from './create-card-button.js';
import { DocumentsCard } from './documents-card.js';
import { HomeRequestCard } from './home-request-card.js';
import { HomeMarinaCard } from './home-marina-card.js';
import { MembershipsCard } from './memberships-card.js';
import { WhatNextCard } from './what-next-card.js';
import { ThreeColumns } from './three-columns.js';
import { useLockedReason, VesselCard } from './vessel-card.js';

/** The form of a new reservation with the boat and its owner, if the owner is known. */
function newReservationOf({ vessel, boaters }: VesselPage): string {
  const owner = boaters.find(({ is_primary, first_name }) => is_primary && first_name !== null);
  const named = owner === undefined ? '' : `&boater=${owner.id}&vessel=${vessel.id}`;
  return `/reservations/new?create_new=true${named}`;
}

interface VesselViewProps {
  readonly page: VesselPage;
  /** A request of this boater for residency was declined. */
  readonly onDeclined: (boaterId: string) => void;
}

/** A vessel with contacts, memberships, activity and the messages with its primary boater. */
export function VesselView({ page, onDeclined }: VesselViewProps) {
  const { t } = useTranslation('boaters');
  const { pathname, search } = useLocation();
  const tab = vesselTabOf(search);
  const { vessel, boaters } = page;
  const kindOf = useVesselKind();
  const primary = boaters.find(({ is_primary }) => is_primary);
  const writing = useWriting({ boater_id: vessel.primary_boater_id });
  const [dirty, setDirty] = useState(false);
  const [editing, setEditing] = useState(false);
  // A message that is being typed survives a look at another tab; a modified form asks.
  const guard = useDiscardGuard(dirty || writing.unsaved, dirty);
  const locked = useLockedReason(page);
  const navigate = useNavigate();
  const ask = ({ type }: DocumentLine) => {
    const of = t('documentOf', { document: t(`document_${type}`), name: vessel.name ?? '' });
    writing.setText(t('askForText', { name: primary?.first_name ?? '', document: of }));
    void navigate({ pathname, search: '?tab=messages' });
  };
  const mayReserve = useMay(reservationCalls.create.access);
  const memberships = useLoad(
    cardCalls.memberships,
    { vessel_id: vessel.id },
    { topics: [{ topic: 'memberships' }, { topic: 'vessels', ids: [vessel.id] }] },
  );
  const cards = memberships.data?.items ?? [];
  const create =
    memberships.data === undefined ? undefined : (
      <>
        <AttachCardButton page={page} />
        <CreateCardButton page={page} cards={cards} />
      </>
    );
  const memberCards = <MembershipsCard cards={cards} create={create} />;
  const documents = (
    <DocumentsCard
      about={{ vessel_id: vessel.id }}
      subjects={[{ vessel_id: vessel.id, name: vessel.name ?? t('trade:erasedPerson') }]}
      locked={locked}
      onAsk={primary === undefined || primary.first_name === null ? undefined : ask}
    />
  );
  return (
    <Page
      paper
      title={vessel.name ?? t('trade:erasedPerson')}
      back={{ to: listAddress('/customers'), label: t('actions:backToCustomers') }}
      subtitle={kindOf(vessel)}
      actions={
        mayReserve && (
          <LinkButton icon={<AddIcon />} to={newReservationOf(page)}>
            {t('trade:newReservation')}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={t('tabsLabel')}
        current={tab}
        tabs={vesselTabs.map((id) => ({
          id,
          label: t(`tab_${id}`),
          to: { pathname, search: searchOfTab(id, vesselTabs) },
          count: id === 'memberships' && cards.length > 0 ? cards.length : undefined,
        }))}
      />
      {tab === 'vessel' && (
        <ThreeColumns>
          <VesselCard page={page} editing={editing} onEditing={setEditing} onDirty={setDirty} />
          <Stack gap={16} shrinks>
            <ContactsCard page={page} />
            {memberCards}
            {documents}
          </Stack>
          <Stack gap={16} shrinks>
            {primary !== undefined && (
              <HomeRequestCard
                home={page.home_marina}
                name={fullName(primary)}
                onDeclined={() => onDeclined(primary.id)}
              />
            )}
            <BerthCard vessel={vessel} />
            <WhatNextCard vesselId={vessel.id} />
            <HomeMarinaCard home={page.home_marina} />
          </Stack>
        </ThreeColumns>
      )}
      {tab === 'memberships' && memberCards}
      {tab === 'activity' && <ActivityCard about={{ vessel_id: vessel.id, cards }} />}
      {tab === 'messages' && (
        <BoaterConversation
          boater_id={vessel.primary_boater_id}
          relation={primary?.relation_type ?? 'VISITOR'}
          mayWrite={primary !== undefined && primary.first_name !== null}
          writing={writing}
        />
      )}
      <DiscardDialog
        open={guard.asking}
        onDiscard={() => {
          setEditing(false);
          setDirty(false);
          guard.discard();
        }}
        onKeep={guard.stay}
      />
    </Page>
  );
}
