import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status/status-mark.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import type { DocumentRow as Row } from './document-rules.js';
import { type DocumentReader, useDocumentName } from './use-document-name.js';

const Lines = styled('div')({ display: 'grid', gap: 2, '&[data-reader=boater]': { gap: 8 } });
const Head = styled('div')({ position: 'relative', display: 'flex', gap: 12, alignItems: 'center' });
const Name = styled('div')({ flex: 1, minWidth: 0, fontSize: 15, lineHeight: '22px', fontWeight: 600 });
const State = styled('span')({
  display: 'block',
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  '&[data-state=uploaded]': { color: role.booked.on },
  '&[data-state=missing]': { color: role.ourMove.on },
});
const MarkedName = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  color: role.ink2,
  '&[data-state=uploaded]': { color: role.booked.on },
  '&[data-state=missing]': { color: role.waiting.on },
});

interface DocumentRowProps<Attachment extends { readonly id: string }> {
  readonly row: Row<Attachment>;
  readonly reader: DocumentReader;
  /** Renders a file with the reader's actions. */
  readonly renderFile: (file: Attachment) => ReactNode;
  /** Shown instead of the name and the state. */
  readonly title?: ReactNode;
  /** Action for this type of document, shown beside its name. */
  readonly action?: ReactNode;
  /** Further content, shown below the files. */
  readonly children?: ReactNode;
}

/** One type of document with its state, its files and the reader's actions. */
export function DocumentRow<Attachment extends { readonly id: string }>({
  row,
  reader,
  renderFile,
  title,
  action,
  children,
}: DocumentRowProps<Attachment>) {
  const nameOf = useDocumentName(reader);
  const name = nameOf(row.type);
  return (
    <Lines data-document={row.type} data-reader={reader}>
      <Head>
        {title ??
          (reader === 'staff' ? (
            <StaffTitle state={row.state} name={name} />
          ) : (
            <BoaterTitle state={row.state} name={name} />
          ))}
        {action}
      </Head>
      {row.files.map(renderFile)}
      {children}
    </Lines>
  );
}

interface TitleProps {
  readonly state: Row<unknown>['state'];
  readonly name: string;
}

/** The name and the state in one line with a mark. */
function StaffTitle({ state, name }: TitleProps) {
  const { t } = useTranslation('entities/document');
  return (
    <MarkedName data-state={state}>
      {state !== 'not_asked' && <StatusMark kind={state === 'uploaded' ? 'booked' : 'waiting'} />}
      <span>{t(`state_staff_${state}`, { name })}</span>
    </MarkedName>
  );
}

/** The name, with the state below it. */
function BoaterTitle({ state, name }: TitleProps) {
  const { t } = useTranslation('entities/document');
  return (
    <Name>
      {name}
      <State data-state={state}>{t(`state_boater_${state}`)}</State>
    </Name>
  );
}
