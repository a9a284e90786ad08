import { useTranslation } from 'react-i18next';
import { settingsCalls } from '../../../../../contracts/marinas/calls.js';
import type { MarinaFile } from '../../../../../contracts/marinas/files.js';
import { useDownload } from '../../../entities/document/use-download.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AscendingIcon, DeleteIcon } from '../../../ui/icons.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { settingsTopics } from '../model/use-settings.js';
import type { Sending } from '../model/use-uploads.js';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Name = styled('div')({ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' });
const Meter = styled('progress')({ width: '100%', height: 6, accentColor: role.sea });

interface FileRowsProps {
  files: readonly MarinaFile[];
  sending: readonly Sending[];
  onRemoveSending: (key: string) => void;
  /** Files whose order counts can be moved up. */
  ordered?: boolean;
  /** Whether each row names the languages of its readers. */
  languages?: boolean;
}

/** Stored files, and those on their way. */
export function FileRows({ files, sending, onRemoveSending, ordered = false, languages = false }: FileRowsProps) {
  const toast = useToast();
  const problemWords = useProblemWords();
  const order = useSend(settingsCalls.orderFiles, {
    topics: settingsTopics,
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const moveUp = (index: number) => {
    const [requested] = files;
    if (requested === undefined) return;
    const ids = files.map(({ id }) => id);
    const moved = [
      ...ids.slice(0, index - 1),
      ...ids.slice(index, index + 1),
      ...ids.slice(index - 1, index),
      ...ids.slice(index + 1),
    ];
    void order.send({ requested_type: requested.requested_type, attachment_ids: moved });
  };
  return (
    <List>
      {files.map((file, index) => (
        <StoredRow
          key={file.id}
          file={file}
          onMoveUp={ordered && index > 0 && !order.isPending ? () => moveUp(index) : null}
          ordered={ordered}
          languages={languages}
        />
      ))}
      {sending.map((each) => (
        <SendingRow key={each.key} sending={each} onRemove={() => onRemoveSending(each.key)} />
      ))}
    </List>
  );
}

interface StoredRowProps {
  file: MarinaFile;
  ordered: boolean;
  languages: boolean;
  onMoveUp: (() => void) | null;
}

function StoredRow({ file, ordered, languages, onMoveUp }: StoredRowProps) {
  const { t } = useTranslation('marinas');
  const spoken = languages
    ? file.languages.length === 0
      ? t('allLanguages')
      : file.languages.map(languageName).join(', ')
    : null;
  const toast = useToast();
  const problemWords = useProblemWords();
  const { dateLong, dayOf, fileSize } = useFormats();
  const { open, busy } = useDownload(file.id);
  const remove = useSend(settingsCalls.removeFile, {
    topics: settingsTopics,
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const { name } = file;
  return (
    <Row>
      {ordered && (
        <IconButton
          label={t('moveFileUp', { name })}
          icon={<AscendingIcon />}
          disabled={onMoveUp === null}
          onClick={() => onMoveUp?.()}
        />
      )}
      <Name>
        <div style={type.strong}>{name}</div>
        <div style={{ ...type.second, color: role.ink2 }}>
          {t('sizeSince', {
            size: fileSize(file.size_bytes),
            day: dateLong(dayOf(Date.parse(file.created_at))),
          })}
          {spoken !== null && <> · {spoken}</>}
        </div>
      </Name>
      <Button size="small" kind="quiet" busy={busy} onClick={open}>
        {t('actions:open')}
      </Button>
      <IconButton
        label={t('removeFile', { name })}
        icon={<DeleteIcon />}
        disabled={remove.isPending}
        onClick={() => void remove.send({ attachment_id: file.id })}
      />
    </Row>
  );
}

function SendingRow({ sending: { file, share, problem }, onRemove }: { sending: Sending; onRemove: () => void }) {
  const { t } = useTranslation('marinas');
  const problemWords = useProblemWords();
  const { fileSize } = useFormats();
  const { name } = file;
  const size = fileSize(file.size);
  const why = problem === null ? null : typeof problem === 'string' ? t(`refused_${problem}`) : problemWords(problem);
  return (
    <Row>
      <Name>
        <div style={type.strong}>{name}</div>
        {why === null ? (
          <>
            <Meter max={1} value={share} aria-label={t('uploading', { name })} />
            <div style={{ ...type.second, color: role.ink2 }}>
              {t('sent', { percent: Math.floor(share * 100), size })}
            </div>
          </>
        ) : (
          <div role="alert" style={{ ...type.second, color: role.wrong.on }}>
            {t('notUploaded', { why })}
          </div>
        )}
      </Name>
      <Button size="small" kind="quiet" onClick={onRemove}>
        {problem === null ? t('stopUpload') : t('takeOff')}
      </Button>
    </Row>
  );
}
