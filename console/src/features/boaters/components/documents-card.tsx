import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentCalls } from '../../../../../contracts/customers/calls.js';
import { personDocuments } from '../../../../../contracts/customers/rules/person-documents.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { AddIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { styled } from '../../../ui/theme/styled.js';
import { type Adding, type DocumentLine, documentLines, type Subject } from '../model/documents.js';
import { DocumentItem } from './document-item.js';

const DocumentDialog = lazyWithRetry(async () => (await import('./document-dialog.js')).DocumentDialog);

/** Hints that change the list of documents. */
export const documentTopics = [{ topic: 'documents' as const }, { topic: 'vessels' as const }];

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

interface DocumentsCardProps {
  readonly about: { readonly boater_id: string } | { readonly vessel_id: string };
  readonly subjects: readonly [Subject, ...Subject[]];
  /** The reason why this user cannot change the documents; null if they can. */
  readonly locked: string | null;
  /** Opens a message that asks the boater for a document; absent where no message can be written. */
  readonly onAsk?: ((line: DocumentLine) => void) | undefined;
}

/** The documents of a boater and the boater's boats, or of one boat. */
export function DocumentsCard({ about, subjects, locked, onAsk }: DocumentsCardProps) {
  const { t } = useTranslation('boaters');
  const { today } = useFormats();
  const [adding, setAdding] = useState<Adding | null>(null);
  const answer = useLoad(documentCalls.getall, about, { topics: documentTopics });
  const { data, error } = answer;
  return (
    <Card>
      <Section title={t('trade:documents')}>
        <NotRefreshed load={answer} />
        {data === undefined && error === null && <LoadingLines lines={3} rowHeight={56} />}
        {data === undefined && error !== null && <LoadFailed load={answer} />}
        {data !== undefined && (
          <List>
            {documentLines(personDocuments(data.items), subjects).map((line) => (
              <DocumentItem
                key={line.document?.id ?? `${line.type} ${line.subject.vessel_id ?? ''}`}
                line={line}
                today={today()}
                named={subjects.length > 1}
                locked={locked}
                onAdd={setAdding}
                onAsk={onAsk}
              />
            ))}
          </List>
        )}
        <Row gap={10} wrap>
          <Button icon={<AddIcon />} disabledReason={locked} onClick={() => setAdding({ subject: subjects[0] })}>
            {t('addDocument')}
          </Button>
        </Row>
      </Section>
      {adding !== null && (
        <DocumentDialog about={about} subjects={subjects} adding={adding} onClose={() => setAdding(null)} />
      )}
    </Card>
  );
}
