import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { Button } from '../../ui/buttons/button.js';
import { UploadIcon } from '../../ui/icons.js';
import { Quiet } from '../../ui/page/card-text.js';
import { styled } from '../../ui/theme/styled.js';
import { FilePlace } from './file-place.js';

/** The whole box is the target of the file input. */
const FileInput = styled('input')({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

interface FileBoxProps {
  file: { readonly name: string; readonly bytes: number } | null;
  rows: number | null;
  onDrop: (file: File) => void;
  onRemove: () => void;
}

/** The place for a file: dropped or chosen, then named with its size and rows. */
export function FileBox({ file, rows, onDrop, onRemove }: FileBoxProps) {
  const { t } = useTranslation('entities/spreadsheet');
  const { number } = useFormats();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const first = files?.[0];
    if (first !== undefined) onDrop(first);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const size = file === null ? '' : t('common:kilobytes', { size: number(Math.max(1, Math.round(file.bytes / 1000))) });
  return (
    <FilePlace
      data-drop="true"
      data-over={over}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon />
      <div>
        <b style={{ overflowWrap: 'anywhere' }}>{file?.name ?? t('dropFile')}</b>
        <Quiet>
          {file === null
            ? t('dropFileHint')
            : [size, rows === null ? '' : t('fileRows', { count: rows })].filter((part) => part !== '').join(', ')}
        </Quiet>
      </div>
      {file === null ? (
        <FileInput
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={t('chooseFile')}
          onChange={(event) => take(event.target.files)}
        />
      ) : (
        <Button kind="quiet" onClick={onRemove}>
          {t('actions:remove')}
        </Button>
      )}
    </FilePlace>
  );
}
