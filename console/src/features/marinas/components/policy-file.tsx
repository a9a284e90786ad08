import { useTranslation } from 'react-i18next';
import type { MarinaFile } from '../../../../../contracts/marinas/files.js';
import type { MarinaFileType } from '../../../../../contracts/marinas/vocabulary.js';
import type { Uploads } from '../model/use-uploads.js';
import { DropBox } from './drop-box.js';
import { FileRows } from './file-rows.js';

interface PolicyFileProps {
  kind: MarinaFileType;
  files: readonly MarinaFile[];
  uploads: Uploads;
}

/** The file of one cancellation policy, or the place to drop it. */
export function PolicyFile({ kind, files, uploads: { sending, start, remove } }: PolicyFileProps) {
  const { t } = useTranslation('marinas');
  const own = files.filter(({ requested_type }) => requested_type === kind);
  return (
    <div>
      <FileRows files={own} sending={sending} onRemoveSending={remove} />
      <DropBox label={own.length === 0 ? t('choosePolicy') : t('replacePolicy')} onFiles={(chosen) => start(chosen)} />
    </div>
  );
}
