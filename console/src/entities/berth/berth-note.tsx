import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BerthDetail } from '../../../../contracts/berths/berth-info.js';
import { berthInfoCalls } from '../../../../contracts/berths/calls.js';
import { BERTH_NOTE_MAX } from '../../../../contracts/berths/vocabulary.js';
import { useKeptInput } from '../../lib/forms/kept-input.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { Row } from '../../ui/layout/row.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Part = styled('section')({ display: 'grid', gap: 6, padding: '12px 14px', borderTop: `1px solid ${role.line}` });
const Label = styled('h3')({ ...type.label, color: role.ink2 });
const Text = styled('p')({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The note on a berth, to read and to edit. It is saved only if it changed (spec 3 §5); typed text survives the end of the session. */
export function BerthNote({ berth }: { berth: Pick<BerthDetail, 'id' | 'notes'> }) {
  const { t } = useTranslation('entities/berth');
  const problemWords = useProblemWords();
  const may = useMay(berthInfoCalls.updateNote.access);
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useKeptInput(`berth-note:${berth.id}`, typed === null || typed === berth.notes ? null : { typed });
  const restore = useEffectEvent(() => {
    if (kept !== null) setTyped(kept.typed);
  });
  useEffect(() => restore(), []);
  const { send, isPending, error } = useSend(berthInfoCalls.updateNote, {
    topics: [{ topic: 'berths', ids: [berth.id] }],
    onDone: () => setTyped(null),
  });
  const save = () => {
    if (typed === null || typed === berth.notes) setTyped(null);
    else void send({ berth_id: berth.id, note: typed });
  };
  if (typed === null) {
    if (berth.notes === '' && !may) return null;
    return (
      <Part>
        {berth.notes !== '' && <Label>{t('trade:note')}</Label>}
        {berth.notes !== '' && <Text>{berth.notes}</Text>}
        {may && (
          <div style={{ marginLeft: -10 }}>
            <Button kind="quiet" size="small" onClick={() => setTyped(berth.notes)}>
              {t(berth.notes === '' ? 'addNote' : 'editNote')}
            </Button>
          </div>
        )}
      </Part>
    );
  }
  return (
    <Part>
      <NoteInput
        label={t('trade:note')}
        value={typed}
        max={BERTH_NOTE_MAX}
        rows={1}
        autoFocus
        onChange={(note) => setTyped(note ?? '')}
        error={error === null ? undefined : problemWords(error)}
      />
      <Row gap={8}>
        <Button kind="primary" size="small" busy={isPending} onClick={save}>
          {t('saveNote')}
        </Button>
        <Button kind="quiet" size="small" onClick={() => setTyped(null)}>
          {t('actions:cancel')}
        </Button>
      </Row>
    </Part>
  );
}
