import { styled } from '../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../contracts/reservations/detail.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { TickInput } from '../../ui/fields/tick-input.js';
import { StatusMark } from '../../ui/status/status-mark.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import type { DocumentRow } from './document-rules.js';
import { useDownload } from './use-download.js';

const Line = styled('div')({ display: 'grid', gap: 2 });
const Title = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: role.ink2,
  '&[data-state=uploaded]': { color: role.booked.on },
  '&[data-state=missing]': { color: role.waiting.on },
});
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

interface DocumentLineProps {
  readonly row: DocumentRow;
  readonly required: boolean;
  readonly canEdit: boolean;
  readonly onRequire: (asks: boolean) => void;
}

/** One paper: whether it is asked for, whether it is there, and its files to open. */
export function DocumentLine({ row, required, canEdit, onRequire }: DocumentLineProps) {
  const { t } = useTranslation('entities/document');
  const name = t(`document_${row.type}`);
  return (
    <Line data-document={row.type}>
      <Title data-state={row.state}>
        {row.state !== 'not_asked' && <StatusMark kind={row.state === 'uploaded' ? 'booked' : 'waiting'} />}
        <span>{t(`documentIs_${row.state}`, { name })}</span>
      </Title>
      {row.files.map((file) => (
        <DocumentFile key={file.id} file={file} />
      ))}
      {canEdit && row.key !== null && (
        <TickInput
          look="check"
          label={t('askFor', { name })}
          value={required}
          onChange={(asks) => onRequire(asks ?? false)}
        />
      )}
    </Line>
  );
}

function DocumentFile({ file }: { readonly file: ReservationDetail['attachments'][number] }) {
  const { t } = useTranslation('entities/document');
  const { number, instant } = useFormats();
  const problemWords = useProblemWords();
  const { open, busy, error } = useDownload(file.id);
  const size = Math.max(1, Math.round(file.size_bytes / 1000));
  return (
    <>
      <File type="button" aria-busy={busy} onClick={open}>
        {t('file', { name: file.name, size: number(size), when: instant(file.created_at) })}
      </File>
      {error !== null && <Wrong role="alert">{problemWords(error)}</Wrong>}
    </>
  );
}
