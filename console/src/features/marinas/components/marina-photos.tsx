import { useTranslation } from 'react-i18next';
import type { MarinaFile } from '../../../../../contracts/marinas/files.js';
import type { Uploads } from '../model/use-uploads.js';
import { DropBox } from './drop-box.js';
import { FileRows } from './file-rows.js';

/** The photos of the marina in their order. */
export function MarinaPhotos({ files, uploads }: { files: readonly MarinaFile[]; uploads: Uploads }) {
  const { t } = useTranslation('marinas');
  const { sending, start, remove } = uploads;
  const photos = files.filter(({ requested_type }) => requested_type === 'MARINA_PHOTO');
  return (
    <div>
      <FileRows files={photos} sending={sending} onRemoveSending={remove} ordered />
      <DropBox label={t('addPhotos')} several onFiles={(chosen) => start(chosen)} />
    </div>
  );
}
