import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manyBerthsCalls } from '../../../../../contracts/berths/calls.js';
import { call } from '../../../lib/api/client.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { InputDialog } from '../../../ui/dialogs/input-dialog.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { importProblem } from '../model/import-rows.js';
import { FileBox } from '../../../entities/spreadsheet/file-box.js';
import { ImportTable } from './import-table.js';
import { TemplateCard } from '../../../entities/spreadsheet/template-card.js';
import { useImport } from './use-import.js';
import { berthImportCalls } from '../../../../../contracts/berths/import-calls.js';

const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Summary = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  '& > p': { flex: '1 1 200px' },
});
const Tag = styled('span')({
  ...type.label,
  padding: '3px 9px',
  borderRadius: 6,
  backgroundColor: role.seaSoft,
  color: role.seaStrong,
  '&[data-wrong=true]': { backgroundColor: role.wrong.bg, color: role.wrong.on },
});

/** Imports berths from a spreadsheet. Every row is checked first, and wrong cells are corrected in place. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inventory');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [show, setShow] = useState<'all' | 'wrong'>('all');
  const [leaveOut, setLeaveOut] = useState(false);
  const undo = useSend(manyBerthsCalls.undoUpdateMany, {
    topics: [{ topic: 'berths' }, { topic: 'occupancy' }],
    onDone: ({ changed }) => toast({ kind: 'done', text: t('undone', { count: changed }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const importing = useImport({
    onImported: ({ created, batch_id }) => {
      toast({
        kind: 'done',
        text: t('berthsAdded', { count: created }),
        action: { label: t('actions:undo'), run: () => void undo.send({ batch_id }) },
      });
      onClose();
    },
  });
  const { file, rows, busy, error } = importing;
  const wrong = rows?.filter(({ errors }) => errors.length > 0).length ?? 0;
  const right = (rows?.length ?? 0) - wrong;
  const problem = rows === null ? 'noFile' : importProblem(rows, leaveOut);
  return (
    <InputDialog
      open
      dirty={file !== null}
      size="wide"
      title={t('importTitle')}
      busy={busy === 'saving'}
      onClose={onClose}
      aside={
        wrong > 0 && (
          <TickInput
            look="check"
            label={t('leaveOutWrong')}
            value={leaveOut}
            onChange={(on) => setLeaveOut(on === true)}
          />
        )
      }
      actions={(close) => (
        <>
          <Button onClick={close} disabled={busy === 'saving'}>
            {t('actions:cancel')}
          </Button>
          <Button
            kind="primary"
            busy={busy === 'saving'}
            disabledReason={
              busy === 'checking' ? t('checkingRows') : problem === null ? null : t(`importProblem_${problem}`)
            }
            onClick={() => void importing.save(leaveOut)}
          >
            {right > 0 ? t('importBerths', { count: right }) : t('importTitle')}
          </Button>
        </>
      )}
    >
      <Boxes>
        <TemplateCard load={(language) => call(berthImportCalls.template, { language, format: 'xlsx' })} />
        <FileBox
          file={file}
          rows={rows?.length ?? null}
          onDrop={importing.drop}
          onRemove={() => {
            importing.remove();
            setLeaveOut(false);
          }}
        />
      </Boxes>
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      {rows === null && busy === 'checking' && <LoadingLines lines={8} rowHeight={36} />}
      {rows !== null && (
        <>
          <Summary role="status">
            <Tag>{t('rowsNew', { count: right })}</Tag>
            {wrong > 0 && <Tag data-wrong="true">{t('rowsWrong', { count: wrong })}</Tag>}
            <Quiet>{wrong > 0 ? t('correctHere') : t('allRowsRight')}</Quiet>
            <ToggleInput
              label={t('rowsShown')}
              labelHidden
              value={show}
              options={[
                { value: 'all', label: t('rowsAll', { count: rows.length }) },
                { value: 'wrong', label: t('rowsToCorrect', { count: wrong }) },
              ]}
              onChange={(chosen) => setShow(chosen === 'wrong' ? 'wrong' : 'all')}
            />
          </Summary>
          <ImportTable rows={rows} onlyWrong={show === 'wrong'} onCorrect={importing.correct} />
        </>
      )}
    </InputDialog>
  );
}
