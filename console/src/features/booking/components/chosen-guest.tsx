import { useTranslation } from 'react-i18next';
import { BoatOutline } from '../../../entities/vessel/boat-outline.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { type } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { type GuestValues, missingOf } from '../model/guest-values.js';

const Strong = styled('span')({ ...type.strong });

/** A person on record in one line: boat, person, size, and what is still to ask. */
export function ChosenGuest({ guest, onChange }: { readonly guest: GuestValues; readonly onChange: () => void }) {
  const { t } = useTranslation('booking');
  const { sizes } = useFormats();
  const person = `${guest.first_name} ${guest.last_name}`.trim();
  const missing = missingOf(guest);
  return (
    <>
      <Row gap={12} align="center" shrinks wrap>
        <BoatOutline {...guest} length={guest.length ?? 0} scale={5} />
        <Strong>{[guest.boat, person].filter((name) => name !== '').join(', ')}</Strong>
        <Second as="span">{sizes(guest)}</Second>
        <Button kind="quiet" size="small" onClick={onChange}>
          {t('actions:change')}
        </Button>
      </Row>
      {missing.length > 0 && <Quiet>{t('toAsk', { what: missing.map((fact) => t(`fact_${fact}`)).join(', ') })}</Quiet>}
    </>
  );
}
