import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../contracts/messages/message.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { DownloadIcon } from '../../ui/icons.js';
import { useDownload } from '../document/use-download.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { FileChip } from './file-chip.js';

interface MessageFileProps {
  readonly file: NonNullable<Message['attachment']>;
  /** The token of a boater's link. */
  readonly token?: string | undefined;
}

/** The file of a message, to download. */
export function MessageFile({ file, token }: MessageFileProps) {
  const { t } = useTranslation('entities/message');
  const { fileSize } = useFormats();
  const problemWords = useProblemWords();
  const { open, busy, error } = useDownload(file.id, token);
  return (
    <div>
      <FileChip name={file.name === '' ? t('trade:file') : file.name} size={fileSize(file.size_bytes)}>
        <IconButton
          label={t('download', { name: file.name })}
          icon={<DownloadIcon />}
          aria-busy={busy}
          onClick={open}
        />
      </FileChip>
      {error !== null && <div role="alert">{problemWords(error)}</div>}
    </div>
  );
}
