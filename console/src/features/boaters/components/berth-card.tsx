import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fitOf } from '../../../../../contracts/berths/rules/boat-fit.js';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { berthName } from '../../../../../contracts/berths/rules/berth-names.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { berthFit, planOfPier } from '../model/berth-fit.js';
import type { VesselPage } from '../model/vessel-form.js';
import { useHarbour } from '../api/use-harbour.js';
import { type HeldBerth, useHeldBerth } from '../api/use-held-berth.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

const GiveBerthDialog = lazyWithRetry(async () => (await import('./give-berth-dialog.js')).GiveBerthDialog);

const Piers = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(60px, auto) minmax(0, 1fr) auto',
  gap: 10,
  alignItems: 'center',
  color: 'inherit',
  fontWeight: 400,
});
const Track = styled('span')({ height: 6, borderRadius: 3, backgroundColor: role.line, overflow: 'hidden' });
const Filled = styled('span')({ display: 'block', height: '100%', borderRadius: 3, backgroundColor: role.booked.on });

type Vessel = VesselPage['vessel'];

/** The berth that the boat occupies, and the berths where it fits, by pier. */
export function BerthCard({ vessel }: { readonly vessel: Vessel }) {
  const harbour = useHarbour();
  if (harbour === undefined) return null;
  return (
    <Card>
      <ItsBerth vessel={vessel} harbour={harbour} />
      <FittingBerths vessel={vessel} harbour={harbour} />
    </Card>
  );
}

interface InHarbour {
  readonly vessel: Vessel;
  readonly harbour: HarbourMap;
}

function ItsBerth({ vessel, harbour: { piers, berths, boats } }: InHarbour) {
  const { t } = useTranslation(['boaters', 'entities/berth']);
  const { metres } = useFormats();
  const place = boats.find(({ vessel_id }) => vessel_id === vessel.id);
  const berth = berths.find(({ id }) => id === place?.berth_id);
  const pier = piers.find(({ id }) => id === berth?.pier_id);
  const held = useHeldBerth(vessel.id);
  // The key keeps the button, and the focus in it, once the map shows the boat in its new berth.
  const give = held !== undefined && vessel.name !== null && <GiveBerth key="give" vessel={vessel} held={held} />;
  if (berth === undefined || pier === undefined) {
    return (
      <Section title={t('itsBerth')} level="label">
        {held != null && <strong>{t('trade:berthOnPier', { berth: held.name, pier: held.pier_name })}</strong>}
        <Quiet>{t('notInBerth')}</Quiet>
        {give}
      </Section>
    );
  }
  const name = berthName(pier.name, berth.number, berth.lettered);
  const { fits, spare_loa, spare_beam } = fitOf(vessel, berth);
  const length = metres(spare_loa);
  return (
    <Section title={t('itsBerth')} level="label" actions={<Link to={planOfPier(pier.id)}>{t('toPlan')}</Link>}>
      <strong>{t('trade:berthOnPier', { berth: name, pier: pier.name })}</strong>
      <BoatInBerth
        boat={vessel}
        berth={{ length: berth.max_loa, beam: berth.max_beam, depth: berth.max_draft }}
        fits={fits}
        label={t('entities/berth:fitLabel', { berth: name, spare: length })}
      />
      <Quiet>{fits ? t('spareInBerth', { length, beam: metres(spare_beam) }) : t('doesNotFitBerth')}</Quiet>
      {give}
    </Section>
  );
}

/** Opens the choice of a permanent berth for the boat. */
function GiveBerth({ vessel, held }: { readonly vessel: Vessel; readonly held: HeldBerth | null }) {
  const { t } = useTranslation('boaters');
  const may = useMay(availabilityCalls.allocateVessel.access);
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <Button size="small" disabledReason={may ? null : t('berthLocked')} onClick={() => setChoosing(true)}>
        {t(held === null ? 'giveBerth' : 'changeBerth')}
      </Button>
      {choosing && <GiveBerthDialog vessel={vessel} held={held} onClose={() => setChoosing(false)} />}
    </div>
  );
}

function FittingBerths({ vessel, harbour }: InHarbour) {
  const { t } = useTranslation('boaters');
  const { fits, of, piers } = berthFit(vessel, harbour);
  if (of === 0) return null;
  return (
    <Section title={t('fitsBerths', { fits, of })} level="label">
      <Piers>
        {piers.map((pier) => (
          <li key={pier.id}>
            <Line
              to={planOfPier(pier.id, vessel)}
              aria-label={t('showOnPlan', { pier: pier.name, fits: pier.fits, of: pier.of })}
            >
              <span>{t('trade:pierNamed', { pier: pier.name })}</span>
              <Track>
                <Filled style={{ width: `${(100 * pier.fits) / pier.of}%` }} />
              </Track>
              <span>{t('fitsOnPier', { fits: pier.fits, of: pier.of })}</span>
            </Line>
          </li>
        ))}
      </Piers>
    </Section>
  );
}
