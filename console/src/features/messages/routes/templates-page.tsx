import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateCalls } from '../../../../../contracts/messages/calls.js';
import type { MessageTemplate } from '../../../../../contracts/messages/template.js';
import { ChatOff } from '../../../entities/message/chat-off.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useMarina, useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { HistoryIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { DeleteTemplateDialog } from '../components/delete-template-dialog.js';
import { TemplateDialog } from '../components/template-dialog.js';
import { TemplateRows } from '../components/template-rows.js';

/** `/message_templates`: the marina's templates for messages. */
export function Component() {
  const { t } = useTranslation('messages');
  const may = useMay(templateCalls.create.access);
  const chat = useMarina().marina_settings.permissions.chat === true;
  if (may) return <Templates />;
  if (chat) return <NoPermission />;
  return (
    <Page title={t('templates')}>
      <Card>
        <ChatOff />
      </Card>
    </Page>
  );
}

function Templates() {
  const { t } = useTranslation('messages');
  const { edition } = useSession();
  const [editing, setEditing] = useState<MessageTemplate | 'new' | null>(null);
  const [deleting, setDeleting] = useState<MessageTemplate | null>(null);
  const load = useLoad(templateCalls.getall, undefined, { topics: [{ topic: 'message_templates' }] });
  const items = load.data?.items ?? [];
  const create = (
    <Button kind="primary" onClick={() => setEditing('new')}>
      {t('createTemplate')}
    </Button>
  );
  return (
    <Page
      title={t('templates')}
      subtitle={t('templatesText')}
      actions={
        <>
          <LinkButton kind="quiet" icon={<HistoryIcon />} to={historyAddress(edition)}>
            {t('whatChanged')}
          </LinkButton>
          {items.length > 0 && create}
        </>
      }
    >
      <Card>
        <Section>
          <NotRefreshed load={load} />
          {load.data === undefined &&
            (load.error === null ? <LoadingLines lines={4} rowHeight={64} /> : <LoadFailed load={load} />)}
          {load.data !== undefined && items.length === 0 && (
            <EmptyState title={t('noTemplates')} action={create}>
              {t('noTemplatesText')}
            </EmptyState>
          )}
          {items.length > 0 && <TemplateRows items={items} onEdit={setEditing} onDelete={setDeleting} />}
        </Section>
      </Card>
      {editing !== null && (
        <TemplateDialog template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {deleting !== null && <DeleteTemplateDialog template={deleting} onClose={() => setDeleting(null)} />}
    </Page>
  );
}
