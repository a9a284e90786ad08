import { useTranslation } from 'react-i18next';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import type { DocumentLine } from '../model/documents.js';
import { DocumentsCard } from './documents-card.js';
import { useCustomerLock } from './use-customer-lock.js';

interface BoaterDocumentsTabProps {
  readonly page: BoaterPage;
  readonly name: string;
  /** Asks the boater for a document. */
  readonly onAsk: (line: DocumentLine) => void;
}

/** The documents of a boater and of their boats. Nobody asks an erased person for one. */
export function BoaterDocumentsTab({ page: { boater, vessels }, name, onAsk }: BoaterDocumentsTabProps) {
  const { t } = useTranslation('boaters');
  const locked = useCustomerLock(boater);
  return (
    <DocumentsCard
      about={{ boater_id: boater.id }}
      subjects={[
        { vessel_id: null, name },
        ...vessels.map((boat) => ({ vessel_id: boat.id, name: boat.name ?? t('trade:erasedPerson') })),
      ]}
      locked={boater.erased ? t('ownerErased') : locked}
      onAsk={boater.erased ? undefined : onAsk}
    />
  );
}
