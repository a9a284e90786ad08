import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import { personDocuments } from '../../../../../contracts/customers/rules/person-documents.js';
import { displayName, isVisitor } from '../../../entities/boater/boater-card-rules.js';
import { OpenedElsewhere } from '../../../entities/marina/opened-elsewhere.js';
import { BoaterConversation } from '../../../entities/message/boater-conversation.js';
import { ViewingToo } from '../../../entities/presence/viewing-too.js';
import { useWriting } from '../../../entities/message/use-writing.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { wayBackFrom } from '../../../lib/url/way-back.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { ChatIcon, MoreIcon } from '../../../ui/icons.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import type { DocumentLine } from '../model/documents.js';
import { type BoaterTab, boaterTabs, searchOfTab, tabOf } from '../model/page-tabs.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';
import { BoaterDocumentsTab } from './boater-documents-tab.js';
import { BoaterPersonalTab } from './boater-personal-tab.js';
import { ActivityCard } from './activity-card.js';
import { CardRequests } from './card-requests.js';
import { documentTopics } from './documents-card.js';
import { EraseDialog } from './erase-dialog.js';
import { MembershipsCard } from './memberships-card.js';
import { useBoaterMenu } from './use-boater-menu.js';

/** A boater with vessels, memberships, activity and messages. */
export function BoaterView({ page }: { readonly page: BoaterPage }) {
  const { t } = useTranslation('boaters');
  const { pathname, search } = useLocation();
  const tab = tabOf(search, boaterTabs);
  const { boater, memberships, vessels } = page;
  const shown = shownBoater(page);
  const list = wayBackFrom(`/boaters/${boater.id}`);
  const name = boater.erased ? t('trade:erasedPerson') : displayName(shown);
  const writing = useWriting({ boater_id: boater.id });
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [erasing, setErasing] = useState(false);
  // A message that is being typed survives a look at another tab; a modified form asks.
  const guard = useDiscardGuard(dirty || writing.unsaved, dirty);
  const navigate = useNavigate();
  const marked = new URLSearchParams(search).get('vessel_view');
  const ask = ({ type, subject }: DocumentLine) => {
    const of = t('documentOf', { document: t(`document_${type}`), name: subject.name });
    writing.setText(t('askForText', { name: shown.first_name, document: of }));
    void navigate({ pathname, search: '?tab=messages' });
  };
  const documents = useLoad(documentCalls.getall, { boater_id: boater.id }, { topics: documentTopics });
  const counts: Partial<Record<BoaterTab, number>> = {
    documents: countOf(personDocuments(documents.data?.items ?? [])),
    memberships: countOf(memberships),
  };
  const stopEditing = () => {
    setEditing(false);
    setDirty(false);
  };
  const menu = useBoaterMenu(boater, () => setErasing(true));
  const relation = t(isVisitor(boater) ? 'trade:visitor' : 'trade:berthHolder');
  return (
    <Page
      paper
      title={name}
      back={{
        to: listAddress(list ?? '/customers'),
        label: t(list === null ? 'actions:backToCustomers' : 'backToAll'),
      }}
      subtitle={[relation, vessels[0]?.name].filter(Boolean).join(', ')}
      chip={
        <>
          {page.home_marina.request !== null && <StatusChip kind="our_move" label={t('asksForResidency')} />}
          <ViewingToo kind="boater" id={boater.id} />
        </>
      }
      menu={<MenuButton label={t('actions:moreActions')} icon={<MoreIcon />} iconOnly items={menu} />}
      actions={
        tab !== 'messages' &&
        !boater.erased && (
          <LinkButton icon={<ChatIcon />} to={`${pathname}?tab=messages`}>
            {t('trade:message')}
          </LinkButton>
        )
      }
    >
      {list !== null && <OpenedElsewhere list={list} back={t('backToAll')} />}
      <Tabs
        label={t('tabsLabel')}
        current={tab}
        tabs={boaterTabs.map((id) => ({
          id,
          label: t(`tab_${id}`),
          to: { pathname, search: searchOfTab(id, boaterTabs) },
          count: counts[id],
        }))}
      />
      {tab === 'personal' && (
        <BoaterPersonalTab
          page={page}
          name={name}
          marked={marked}
          editing={editing}
          onEditing={setEditing}
          onDirty={setDirty}
        />
      )}
      {tab === 'documents' && <BoaterDocumentsTab page={page} name={name} onAsk={ask} />}
      {tab === 'memberships' && (
        <>
          <CardRequests boaterId={boater.id} />
          <MembershipsCard cards={memberships} vessels={vessels} />
        </>
      )}
      {tab === 'activity' && <ActivityCard about={{ boater_id: boater.id, cards: memberships }} />}
      {tab === 'messages' && (
        <BoaterConversation
          boater_id={boater.id}
          relation={boater.relation_type}
          mayWrite={!boater.erased}
          writing={writing}
        />
      )}
      {erasing && <EraseDialog boater_id={boater.id} name={name} onClose={() => setErasing(false)} />}
      <DiscardDialog
        open={guard.asking}
        onDiscard={() => {
          stopEditing();
          guard.discard();
        }}
        onKeep={guard.stay}
      />
    </Page>
  );
}

/** The number beside a tab; none for an empty list. */
function countOf(list: readonly unknown[]): number | undefined {
  return list.length === 0 ? undefined : list.length;
}
