import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { INTERNAL_NOTE_MAX } from '../../../../../contracts/reservations/vocabulary.js';
import { NoteField } from '../../../ui/fields/note-field.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useReservationFormOfPage } from './form-context.js';

interface NotesSectionProps {
  readonly editable: boolean;
  /** Who wrote the saved notes, and when. */
  readonly written?: ReactNode;
  /** The button that saves the notes. */
  readonly action?: ReactNode;
}

/** Internal notes, which the boater never sees. */
export function NotesSection({ editable, written, action }: NotesSectionProps) {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  const notes = watch('internal_notes');
  return (
    <Card>
      <Section title={t('internalNotes')} level="label">
        {editable ? (
          <NoteField
            control={control}
            name="internal_notes"
            label={t('internalNotes')}
            labelHidden
            max={INTERNAL_NOTE_MAX}
            placeholder={t('internalNotesHint')}
          />
        ) : (
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes === '' ? t('noNotes') : notes}</p>
        )}
        {written}
        {action}
      </Section>
    </Card>
  );
}
