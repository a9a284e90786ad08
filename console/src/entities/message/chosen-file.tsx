import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { CloseIcon } from '../../ui/icons.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { FileChip } from './file-chip.js';

/** A file that was chosen but not sent yet. */
export function ChosenFile({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const { t } = useTranslation('entities/message');
  const { fileSize } = useFormats();
  return (
    <FileChip name={file.name} size={fileSize(file.size)}>
      <IconButton label={t('removeFile', { name: file.name })} icon={<CloseIcon />} onClick={onRemove} />
    </FileChip>
  );
}
