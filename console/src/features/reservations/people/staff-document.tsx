import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { DocumentRow } from '../../../entities/document/document-row.js';
import type { DocumentRow as Row } from '../../../entities/document/document-rules.js';
import { useDocumentName } from '../../../entities/document/use-document-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useDownload } from '../../../entities/document/use-download.js';

const File = styled('button')({
  ...type.second,
  justifySelf: 'start',
  margin: '0 0 0 20px',
  padding: '4px 0',
  border: 0,
  background: 'none',
  color: role.sea,
  font: 'inherit',
  fontSize: 12,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
const Wrong = styled('p')({ ...type.second, margin: '0 0 0 20px', color: role.wrong.on });

type Attachment = ReservationDetail['attachments'][number];

interface StaffDocumentProps {
  readonly row: Row<Attachment>;
  readonly required: boolean;
  /** If missing, the document cannot be required here. */
  readonly onRequire?: (requires: boolean) => void;
}

/** One type of document, with its files to download and a tick to require it. */
export function StaffDocument({ row, required, onRequire }: StaffDocumentProps) {
  const { t } = useTranslation('entities/document');
  const nameOf = useDocumentName('staff');
  const tick = onRequire !== undefined && (
    <TickInput
      look="check"
      label={t('askFor', { name: nameOf(row.type) })}
      value={required}
      onChange={(requires) => onRequire(requires ?? false)}
    />
  );
  return (
    <DocumentRow
      row={row}
      reader="staff"
      {...(tick === false ? {} : { title: tick })}
      renderFile={(file) => <DocumentFile key={file.id} file={file} marked={tick !== false} />}
    />
  );
}

/** A file to open. It has a mark where the type of document has none. */
function DocumentFile({ file, marked }: { readonly file: Attachment; readonly marked: boolean }) {
  const { t } = useTranslation('entities/document');
  const { fileSize, instant } = useFormats();
  const problemWords = useProblemWords();
  const { open, busy, error } = useDownload(file.id);
  return (
    <>
      <File type="button" aria-busy={busy} onClick={open}>
        {marked && <StatusMark kind="booked" size={10} />}{' '}
        {t('file', { name: file.name, size: fileSize(file.size_bytes), when: instant(file.created_at) })}
      </File>
      {error !== null && <Wrong role="alert">{problemWords(error)}</Wrong>}
    </>
  );
}
