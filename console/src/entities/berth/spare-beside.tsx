import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { styled } from '../../ui/theme/styled.js';
import { BerthWords } from './berth-row.js';
import { spareText } from './candidate-rules.js';

/** A figure and its label, which wrap to the next line together. */
const Spare = styled('span')({ display: 'inline-block' });

interface SpareBesideProps {
  /** Metres that are left beside the boat; null: its beam is not known. */
  readonly beam: number | null;
  /** Metres that are left under its keel; null: its draft is not known. */
  readonly draft: number | null;
}

/** The room that a berth leaves beside a boat and under its keel. */
export function SpareBeside({ beam, draft }: SpareBesideProps) {
  const { t } = useTranslation('entities/berth');
  const { metres } = useFormats();
  return (
    <BerthWords>
      {beam !== null && (
        <>
          <Spare style={{ marginRight: 14 }}>
            {t('trade:beam')} <b>{spareText(beam, metres)}</b>
          </Spare>{' '}
        </>
      )}
      {draft !== null && (
        <Spare>
          {t('spareDraft')} <b>{spareText(draft, metres)}</b>
        </Spare>
      )}
    </BerthWords>
  );
}
