import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { configurationCalls } from '../../../../../contracts/marinas/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { textWidth } from '../../../ui/theme/measures.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useMarinaOptions } from '../api/use-marina-options.js';

/** Reloads the open consoles of a marina or of all, for example after a change that they must not miss. */
export function ReloadCard() {
  const { t } = useTranslation('administration/configuration');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { marinas } = useMarinaOptions();
  const [marina, setMarina] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const name = marinas.find(({ value }) => value === marina)?.label;
  const { send, isPending } = useSend(configurationCalls.reloadPages, {
    onDone: () => {
      setAsking(false);
      toast({ kind: 'done', text: name === undefined ? t('reloadedAll') : t('reloadedOne', { marina: name }) });
    },
    onRefused: (error) => {
      setAsking(false);
      toast({ kind: 'wrong', text: problemWords(error) });
    },
  });
  return (
    <Card>
      <Section title={t('reload')} note={t('reloadNote')}>
        <Quiet style={{ maxWidth: textWidth }}>{t('reloadText')}</Quiet>
        <FieldsGrid>
          <SelectInput
            label={t('trade:marina')}
            value={marina}
            placeholder={t('trade:allMarinas')}
            options={marinas}
            onChange={(chosen) => setMarina(chosen ?? null)}
          />
        </FieldsGrid>
        <div>
          <Button onClick={() => setAsking(true)}>{t('reloadPages')}</Button>
        </div>
      </Section>
      <ConfirmDialog
        open={asking}
        title={name === undefined ? t('reloadAskAll') : t('reloadAskOne', { marina: name })}
        confirm={t('reloadPages')}
        busy={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void send({ marina_id: marina })}
      >
        {t('reloadText')}
      </ConfirmDialog>
    </Card>
  );
}
