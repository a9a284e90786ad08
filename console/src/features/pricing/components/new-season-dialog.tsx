import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { useEditing } from '../model/editing-context.js';
import { lastDayBefore, typedSeasonDay } from '../model/season-day.js';
import { withSeasonCut } from '../model/season-cut.js';
import { useUndo } from '../model/use-undo.js';

/** A new season, cut out of those in whose time it is; it copies the prices and rules of the one that it cuts. */
export function NewSeasonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('pricing');
  const { form } = useEditing();
  const undo = useUndo();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [tried, setTried] = useState(false);
  const [from, to] = [typedSeasonDay(typed.from), typedSeasonDay(typed.to)];
  const cut = from === null || to === null || from === to ? null : withSeasonCut(form, { name: name.trim(), from, to });
  const errorOf = (edge: 'from' | 'to') => {
    const day = edge === 'from' ? from : to;
    if (day === null) return tried || typed[edge].length > 5 ? t('seasonDayWrong') : undefined;
    return edge === 'to' && from === to ? t('seasonNoNight') : undefined;
  };
  return (
    <FormDialog
      open
      title={t('addSeason')}
      dirty={name !== '' || typed.from !== '' || typed.to !== ''}
      confirm={t('addSeason')}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (cut === null || name.trim() === '') return;
        undo({ ...structuredClone(form), seasons: cut.seasons }, t('seasonAdded', { name: name.trim() }));
        onClose();
      }}
    >
      <FieldsGrid>
        <TextInput
          label={t('trade:name')}
          required
          autoFocus
          maxLength={120}
          autoComplete="off"
          value={name}
          error={tried && name.trim() === '' ? t('seasonNameMissing') : undefined}
          onChange={(text) => setName(text ?? '')}
        />
        {(['from', 'to'] as const).map((edge) => (
          <TextInput
            key={edge}
            label={t(edge === 'from' ? 'from' : 'toExcluded')}
            required
            maxLength={10}
            autoComplete="off"
            placeholder={t('seasonDayHint')}
            value={typed[edge]}
            error={errorOf(edge)}
            onChange={(text) => setTyped((before) => ({ ...before, [edge]: text ?? '' }))}
          />
        ))}
      </FieldsGrid>
      <p aria-live="polite">
        {cut === null
          ? t('seasonCutNote')
          : t('seasonCuts', { name: cut.copied ?? '', from, last: lastDayBefore(to ?? '') })}
        {cut !== null &&
          cut.gone.length > 0 &&
          ` ${t('seasonsGone', { names: cut.gone.join(', '), count: cut.gone.length })}`}
      </p>
    </FormDialog>
  );
}
