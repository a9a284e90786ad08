import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useDownload } from '../../../entities/document/use-download.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { DownloadIcon } from '../../../ui/icons.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { Wrong } from './wrong.js';

/** Wraps on a narrow phone, where a button would be cut off. */
const Link = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'left',
  textDecoration: 'underline',
  color: role.sea,
  cursor: 'pointer',
  '& svg': { flex: 'none' },
});

interface PolicyLinkProps {
  readonly view: BoaterReservation;
  readonly token: string;
}

/** Opens the marina's file with the cancellation policy for this kind of stay; nothing where there is none. */
export function PolicyLink({ view: { cancellation_policy: file }, token }: PolicyLinkProps) {
  return file === null ? null : <Opening file={file} token={token} />;
}

interface OpeningProps {
  readonly file: NonNullable<BoaterReservation['cancellation_policy']>;
  readonly token: string;
}

function Opening({ file, token }: OpeningProps) {
  const { t } = useTranslation('boater');
  const { open, busy, error } = useDownload(file.attachment_id, token);
  const problemWords = useProblemWords();
  return (
    <div>
      <Link type="button" aria-busy={busy} onClick={open}>
        <DownloadIcon />
        {t('policyOpen')}
      </Link>
      {error !== null && <Wrong>{problemWords(error)}</Wrong>}
    </div>
  );
}
