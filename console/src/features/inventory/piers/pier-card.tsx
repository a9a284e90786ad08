import { useTranslation } from 'react-i18next';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { PierTonight } from './pier-tonight.js';

/** A pier in the list on a phone. */
export function PierCard({ pier }: { pier: PierRecord }) {
  const { t } = useTranslation('inventory');
  const { sizes } = useFormats();
  const usual = pier.usual_sizes;
  const size = usual === null ? '' : sizes({ length: usual.max_loa, beam: usual.max_beam, draft: usual.max_draft });
  return (
    <>
      <b>{t('trade:pierNamed', { pier: pier.name })}</b>
      <Quiet>{[t('berthsOf', { count: pier.number_of_berths }), size].filter((part) => part !== '').join(', ')}</Quiet>
      <PierTonight pier={pier} />
    </>
  );
}
