import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { requirementOf } from '../../../../../contracts/reservations/rules/required-documents.js';
import type { RequiredDocuments } from '../../../../../contracts/reservations/vocabulary-schemas.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { StaffDocument } from './staff-document.js';
import { staffDocumentRows } from './staff-document-rows.js';

interface DocumentsProps {
  readonly reservation: ReservationDetail;
  readonly canEdit: boolean;
  /** The ticks held by the form; without them the section holds its own. */
  readonly required?: RequiredDocuments;
  readonly onRequiredChange: (required: RequiredDocuments) => void;
}

/** The documents that the marina requires and those that the boater has uploaded. */
export const Documents = memo(function Documents({ reservation, canEdit, required, onRequiredChange }: DocumentsProps) {
  const { t } = useTranslation('reservations/side');
  const [ticked, setTicked] = useState<RequiredDocuments | null>(null);
  const wanted = required ?? ticked ?? reservation.required_documents;
  const rows = staffDocumentRows(wanted, reservation.attachments);
  const missing = rows.filter((row) => row.state === 'missing').length;
  const change = (next: RequiredDocuments) => {
    setTicked(next);
    onRequiredChange(next);
  };
  return (
    <Card>
      <Section title={t('trade:documents')} level="label">
        {rows.map((row) => {
          const requirement = requirementOf(row.type);
          return (
            <StaffDocument
              key={row.type}
              row={row}
              required={requirement !== null && wanted[requirement]}
              {...(canEdit && requirement !== null
                ? { onRequire: (requires: boolean) => change({ ...wanted, [requirement]: requires }) }
                : {})}
            />
          );
        })}
        {missing > 0 && <Quiet role="status">{t('documentsMissing', { count: missing })}</Quiet>}
      </Section>
    </Card>
  );
});
