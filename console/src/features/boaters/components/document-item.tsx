import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../../entities/document/use-download.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { DownloadIcon, MoreIcon } from '../../../ui/icons.js';
import { Quiet } from '../../../ui/page/card-text.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type Adding, type DocumentLine, type Validity, validityOf } from '../model/documents.js';

const DocumentChange = lazyWithRetry(async () => (await import('./document-change.js')).DocumentChange);

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 14px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Kind = styled('div')({ display: 'grid', flex: '1 1 150px', minWidth: 0, overflowWrap: 'anywhere' });
const State = styled('div')({
  display: 'flex',
  flex: '1 1 170px',
  alignItems: 'center',
  gap: 6,
  color: role.ink2,
  '&[data-validity=valid], &[data-validity=noEnd]': { color: role.booked.on },
  '&[data-validity=soon]': { color: role.waiting.on },
  '&[data-validity=over]': { color: role.wrong.on },
});
// One width for all rows, so that the columns of documents on record and of missing ones agree.
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minWidth: 240,
  marginLeft: 'auto',
});

const marks: Readonly<Record<Validity, StatusKind | null>> = {
  none: null,
  noEnd: 'booked',
  valid: 'booked',
  soon: 'waiting',
  over: 'expired',
};

interface DocumentItemProps {
  readonly line: DocumentLine;
  /** The marina's calendar date. */
  readonly today: string;
  /** Whether the line names the boat or the boater. */
  readonly named: boolean;
  readonly locked: string | null;
  readonly onAdd: (adding: Adding) => void;
  readonly onAsk: ((line: DocumentLine) => void) | undefined;
}

/** One document with its validity and its file, or one that is missing. */
export function DocumentItem({ line, today, named, locked, onAdd, onAsk }: DocumentItemProps) {
  const { t } = useTranslation('boaters');
  const { dateLong } = useFormats();
  const { type, subject, document } = line;
  const validity = validityOf(document, today);
  const kind = t(`document_${type}`);
  const date = document?.expires_on == null ? '' : dateLong(document.expires_on);
  const mark = marks[validity];
  const of = t('documentOf', { document: kind, name: subject.name });
  return (
    <Row>
      <Kind>
        <strong>{kind}</strong>
        {named && <Quiet as="span">{subject.name}</Quiet>}
      </Kind>
      <State data-validity={validity}>
        {mark !== null && <StatusMark kind={mark} />}
        <span>
          {t(`validity_${validity}`, { date })}
          {document?.reminded === true && <Quiet as="span"> · {t('reminded')}</Quiet>}
        </span>
      </State>
      {document === null ? (
        <>
          <Kind />
          <Actions>
            {onAsk !== undefined && (
              <Button
                kind="quiet"
                size="small"
                aria-label={t('askForOf', { document: of })}
                onClick={() => onAsk(line)}
              >
                {t('askFor')}
              </Button>
            )}
            <Button
              size="small"
              disabledReason={locked}
              aria-label={t('addFileOf', { document: of })}
              onClick={() => onAdd({ subject, type })}
            >
              {t('addFile')}
            </Button>
          </Actions>
        </>
      ) : (
        <FileActions line={{ ...line, document }} name={of} validity={validity} {...{ locked, onAdd, onAsk }} />
      )}
    </Row>
  );
}

interface FileActionsProps extends Pick<DocumentItemProps, 'locked' | 'onAdd' | 'onAsk'> {
  readonly line: DocumentLine & { readonly document: NonNullable<DocumentLine['document']> };
  readonly name: string;
  readonly validity: Validity;
}

function FileActions({ line, name, validity, locked, onAdd, onAsk }: FileActionsProps) {
  const { t } = useTranslation('boaters');
  const problemWords = useProblemWords();
  const { fileSize } = useFormats();
  const { subject, type, document } = line;
  const download = useDownload(document.id);
  const [changing, setChanging] = useState<'expiry' | 'delete' | null>(null);
  const ends = validity === 'soon' || validity === 'over';
  return (
    <>
      <Kind>
        <span>{document.name}</span>
        <Quiet as="span">{fileSize(document.size_bytes)}</Quiet>
        {download.error !== null && <Quiet role="alert">{problemWords(download.error)}</Quiet>}
      </Kind>
      <Actions>
        <Button
          kind="quiet"
          size="small"
          icon={<DownloadIcon />}
          busy={download.busy}
          aria-label={t('downloadOf', { document: name })}
          onClick={download.open}
        >
          {t('actions:download')}
        </Button>
        <Button
          size="small"
          disabledReason={locked}
          aria-label={t('replaceOf', { document: name })}
          onClick={() => onAdd({ subject, type, replaces: document.id })}
        >
          {t('actions:replace')}
        </Button>
        <MenuButton
          label={t('documentActions', { document: name })}
          icon={<MoreIcon />}
          iconOnly
          items={[
            ...(ends && onAsk !== undefined ? [{ id: 'ask', label: t('askForNew'), run: () => onAsk(line) }] : []),
            { id: 'expiry', label: t('changeExpiry'), disabledReason: locked, run: () => setChanging('expiry') },
            {
              id: 'delete',
              label: t('actions:delete'),
              danger: true,
              disabledReason: locked,
              run: () => setChanging('delete'),
            },
          ]}
        />
      </Actions>
      {changing !== null && (
        <DocumentChange document={document} name={name} change={changing} onClose={() => setChanging(null)} />
      )}
    </>
  );
}
