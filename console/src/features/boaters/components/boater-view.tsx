import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { displayName, isVisitor } from '../../../entities/boater/boater-card-rules.js';
import { BoaterConversation } from '../../../entities/message/boater-conversation.js';
import { useWriting } from '../../../entities/message/use-writing.js';
import { useDiscardGuard } from '../../../lib/forms/use-discard-guard.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { DiscardDialog } from '../../../ui/dialogs/discard-dialog.js';
import { ChatIcon, MoreIcon } from '../../../ui/icons.js';
import { Page } from '../../../ui/page/page.js';
import { Tabs } from '../../../ui/page/tabs.js';
import { boaterTabs, searchOfTab, tabOf } from '../model/page-tabs.js';
import { shownBoater } from '../model/shown-boater.js';
import { BoaterSummary } from './boater-summary.js';
import { ActivityCard } from './activity-card.js';
import { EraseDialog } from './erase-dialog.js';
import { HomeMarinaCard } from './home-marina-card.js';
import { MembershipsCard } from './memberships-card.js';
import { PersonalInfo } from './personal-info.js';
import { Stack, ThreeColumns } from './three-columns.js';
import { VesselsCard } from './vessels-card.js';

/** A boater with vessels, memberships, activity and messages. */
export function BoaterView({ page }: { readonly page: BoaterPage }) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const { pathname, search } = useLocation();
  const tab = tabOf(search, boaterTabs);
  const { boater, memberships, vessels } = page;
  const shown = shownBoater(page);
  const name = boater.erased ? t('erased') : displayName(shown);
  const writing = useWriting({ boater_id: boater.id });
  const [editing, setEditing] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [erasing, setErasing] = useState(false);
  const mayErase = useMay(boaterCalls.erase.access) && !boater.erased;
  const guard = useDiscardGuard(dirty || writing.unsaved);
  const relation = t(isVisitor(boater) ? 'entities/boater:relation_VISITOR' : 'entities/boater:relation_RESIDENT');
  return (
    <Page
      title={name}
      back={{ to: listAddress('/customers'), label: t('backToCustomers') }}
      subtitle={[relation, vessels[0]?.name].filter(Boolean).join(', ')}
      menu={
        mayErase ? (
          <MenuButton
            label={t('more')}
            icon={<MoreIcon />}
            iconOnly
            items={[{ id: 'erase', label: t('erase'), run: () => setErasing(true) }]}
          />
        ) : undefined
      }
      actions={
        tab !== 'messages' &&
        !boater.erased && (
          <LinkButton icon={<ChatIcon />} to={`${pathname}?tab=messages`}>
            {t('message')}
          </LinkButton>
        )
      }
    >
      <Tabs
        label={t('tabsLabel')}
        current={tab}
        tabs={boaterTabs.map((id) => ({
          id,
          label: t(`tab_${id}`),
          to: { pathname, search: searchOfTab(id, boaterTabs) },
          count: id === 'memberships' && memberships.length > 0 ? memberships.length : undefined,
        }))}
      />
      {(tab === 'personal' || editing) && (
        // What is being typed survives a look at another tab.
        <div hidden={tab !== 'personal'}>
          <ThreeColumns>
            <BoaterSummary page={page} />
            <Stack>
              <PersonalInfo page={page} editing={editing} onEditing={setEditing} onDirty={setDirty} />
              <VesselsCard page={page} />
            </Stack>
            <HomeMarinaCard home={page.home_marina} />
          </ThreeColumns>
        </div>
      )}
      {tab === 'memberships' && <MembershipsCard cards={memberships} />}
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
      <DiscardDialog open={guard.asking} onDiscard={guard.discard} onKeep={guard.stay} />
    </Page>
  );
}
