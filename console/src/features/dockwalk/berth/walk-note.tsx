import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BERTH_NOTE_MAX } from '../../../../../contracts/berths/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { Row } from '../../../ui/layout/row.js';
import { styled } from '../../../ui/theme/styled.js';
import { Label } from './berth-head.js';

const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 30 });

interface WalkNoteProps {
  note: string;
  /** Null: this person may not write it. Resolves when the note is stored on this device. */
  onSave: ((note: string) => Promise<void>) | null;
}

/** The note on a berth. It is stored on this device first and sent like a tap (spec 3 §5: only if it changed). */
export function WalkNote({ note, onSave }: WalkNoteProps) {
  const { t } = useTranslation(['dockwalk', 'entities/berth']);
  const [typed, setTyped] = useState<string | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setTyped(null);
    requestAnimationFrame(() => edit.current?.focus());
  };
  const save = async () => {
    if (typed !== null && typed !== note) await onSave?.(typed);
    close();
  };
  if (typed !== null) {
    return (
      <>
        <NoteInput
          label={t('trade:note')}
          value={typed}
          max={BERTH_NOTE_MAX}
          rows={2}
          autoFocus
          onChange={(text) => setTyped(text ?? '')}
        />
        <Row gap={8} justify="flex-end">
          <Button onClick={close}>{t('actions:cancel')}</Button>
          <Button kind="primary" onClick={() => void save()}>
            {t('entities/berth:saveNote')}
          </Button>
        </Row>
      </>
    );
  }
  return (
    <>
      <Head>
        <Label>{t('trade:note')}</Label>
        {onSave !== null && (
          <Button ref={edit} kind="quiet" size="small" onClick={() => setTyped(note)}>
            {t(note === '' ? 'entities/berth:addNote' : 'entities/berth:editNote')}
          </Button>
        )}
      </Head>
      {note !== '' && <Text>{note}</Text>}
    </>
  );
}
