import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewCalls } from '../../../../contracts/views/calls.js';
import type { SavedView } from '../../../../contracts/views/view.js';
import { type ViewedList, type ViewMailing, viewMailings } from '../../../../contracts/views/vocabulary.js';
import { useSend } from '../../lib/api/use-send.js';
import { differs } from '../../lib/forms/differs.js';
import { useMay } from '../../lib/session/may.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { InputDialog } from '../../ui/dialogs/input-dialog.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { TickInput } from '../../ui/fields/tick-input.js';
import { Banner } from '../../ui/page/banner.js';
import { useToast } from '../../ui/toast/toast-context.js';

/** Access of those who choose the view with which a list opens for the whole marina. */
const viewDefaults = {
  kind: 'staff',
  needs: { area: 'marina_settings', level: 'ALLOWED' },
  admins_anywhere: true,
} as const;
const topics = [{ topic: 'views' as const }];

interface SaveViewDialogProps {
  list: ViewedList;
  /** What the list shows now. */
  query: string;
  /** The list is searched now, which the view does not keep. */
  searched: boolean;
  /** The view to change; null: a new one. */
  view: SavedView | null;
  onClose: () => void;
}

/** Saves what the list shows as a view, or changes a view of one's own. */
export function SaveViewDialog({ list, query, searched, view, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation('entities/view');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [before] = useState({
    name: view?.name ?? '',
    shared: view?.shared ?? false,
    isDefault: view?.is_default ?? false,
    mail: view?.mail ?? 'NONE',
  });
  const [name, setName] = useState(before.name);
  const [shared, setShared] = useState(before.shared);
  const [isDefault, setDefault] = useState(before.isDefault);
  const [mail, setMail] = useState<ViewMailing>(before.mail);
  const saving = useSend(viewCalls.save, { topics });
  const deleting = useSend(viewCalls.delete, { topics });
  const managesMarina = useMay(viewDefaults);
  const busy = saving.isPending || deleting.isPending;
  const error = saving.error ?? deleting.error;
  const done = (text: string) => {
    toast({ kind: 'done', text });
    onClose();
  };
  const save = async () => {
    const details = { list, name, query, shared, is_default: isDefault, mail };
    const answer = await saving.send(view === null ? details : { id: view.id, ...details });
    if (answer !== null) done(t('saved', { name: name.trim() }));
  };
  const remove = async (view_id: string) => {
    if ((await deleting.send({ view_id })) !== null) done(t('deleted', { name }));
  };
  return (
    <InputDialog
      open
      dirty={differs({ name, shared, isDefault, mail }, before)}
      size="small"
      title={view === null ? t('saveTitle') : t('changeTitle')}
      busy={busy}
      onClose={onClose}
      aside={
        view !== null && (
          <Button kind="quiet" busy={deleting.isPending} onClick={() => void remove(view.id)}>
            {t('delete')}
          </Button>
        )
      }
      actions={(close) => (
        <>
          <Button onClick={close}>{t('actions:cancel')}</Button>
          <Button
            kind="primary"
            busy={saving.isPending}
            disabledReason={name.trim() === '' ? t('nameFirst') : null}
            onClick={() => void save()}
          >
            {t('actions:save')}
          </Button>
        </>
      )}
    >
      {error !== null && <Banner tone="wrong">{problemWords(error)}</Banner>}
      <TextInput label={t('trade:name')} value={name} maxLength={60} onChange={(text) => setName(text ?? '')} />
      <TickInput look="check" label={t('share')} value={shared} onChange={(value) => setShared(value === true)} />
      <TickInput
        look="check"
        label={t('opensWith')}
        hint={shared && !managesMarina ? t('defaultForManagers') : undefined}
        value={isDefault}
        onChange={(value) => setDefault(value === true)}
      />
      {searched && <p>{t('searchNotKept')}</p>}
      {list === 'reports' && (
        <SelectInput
          label={t('mail')}
          hint={t('mailHint')}
          value={mail}
          options={viewMailings.map((every) => ({ value: every, label: t(`mail_${every}`) }))}
          onChange={(every) => setMail(viewMailings.find((known) => known === every) ?? 'NONE')}
        />
      )}
    </InputDialog>
  );
}
