import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { DocumentLine } from '../../../entities/document/document-line.js';
import { documentRows } from '../../../entities/document/document-rules.js';

interface DocumentsProps {
  readonly reservation: ReservationDetail;
  readonly canEdit: boolean;
  /** As the form has it; without it the section keeps what was ticked by itself. */
  readonly required?: RequiredDocuments;
  readonly onRequiredChange: (required: RequiredDocuments) => void;
}

/** Papers: which are asked for, which are there. They come by the boater's own link. */
export const Documents = memo(function Documents({ reservation, canEdit, required, onRequiredChange }: DocumentsProps) {
  const { t } = useTranslation('reservations/side');
  const [ticked, setTicked] = useState<RequiredDocuments | null>(null);
  const wanted = required ?? ticked ?? reservation.required_documents;
  const rows = documentRows(wanted, reservation.attachments);
  const missing = rows.filter((row) => row.state === 'missing').length;
  const change = (next: RequiredDocuments) => {
    setTicked(next);
    onRequiredChange(next);
  };
  return (
    <Card>
      <Section title={t('documents')} level="label">
        {rows.map((row) => (
          <DocumentLine
            key={row.type}
            row={row}
            required={row.key !== null && wanted[row.key]}
            canEdit={canEdit}
            onRequire={(asks) => {
              if (row.key !== null) change({ ...wanted, [row.key]: asks });
            }}
          />
        ))}
        {missing > 0 && <Quiet role="status">{t('documentsMissing', { count: missing })}</Quiet>}
      </Section>
    </Card>
  );
});
