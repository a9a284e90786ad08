import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BoaterPage } from '../../../../../contracts/customers/boater.js';
import { displayName } from '../../../entities/boater/boater-card-rules.js';
import { shownBoater } from '../../../entities/boater/shown-boater.js';
import { BoatOnScale } from '../../../entities/vessel/boat-on-scale.js';
import { useVesselKind } from '../../../entities/vessel/use-vessel-kind.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useHarbour } from '../api/use-harbour.js';
import { type BerthFit, berthFit } from '../model/berth-fit.js';
import { useCustomerLock } from './use-customer-lock.js';

const AddBoatDialog = lazyWithRetry(async () => (await import('./add-boat-dialog.js')).AddBoatDialog);

const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gap: 16,
  alignItems: 'center',
  color: 'inherit',
  fontWeight: 400,
  borderRadius: radius.control,
  '&[data-marked=true]': { boxShadow: `inset 3px 0 0 ${role.sea}`, paddingLeft: 10 },
  '&:hover': { textDecoration: 'none', backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '@media (max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Words = styled('span')({ display: 'grid', gap: 2, minWidth: 0 });
const Name = styled('span')({ ...type.strong, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Badge = styled('span')({
  ...type.label,
  padding: '2px 7px',
  borderRadius: 6,
  color: role.seaStrong,
  backgroundColor: role.seaSoft,
});

interface VesselsCardProps {
  readonly page: BoaterPage;
  /** Id of the boat that the address names; it is marked and brought into view. */
  readonly marked?: string | null;
}

/** The boats of the boater, drawn at one scale; a click opens the boat. */
export function VesselsCard({ page, marked = null }: VesselsCardProps) {
  const { boater, vessels } = page;
  const { t } = useTranslation('boaters');
  const { sizes } = useFormats();
  const kindOf = useVesselKind();
  const harbour = useHarbour();
  const locked = useCustomerLock(boater);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const addedRow = useRef<HTMLAnchorElement>(null);
  const isShown = vessels.some(({ id }) => id === added);
  // The boat is listed only once the page has been loaded again.
  useEffect(() => {
    if (isShown) addedRow.current?.focus();
  }, [isShown, added]);
  const longest = Math.max(...vessels.map(({ length }) => length), 1);
  return (
    <Card>
      <Section
        title={t('trade:boats')}
        note={vessels.length > 1 ? t('atOneScale', { count: vessels.length }) : undefined}
        actions={
          !boater.erased && (
            <Button size="small" disabledReason={locked} onClick={() => setAdding(true)}>
              {t('addBoat')}
            </Button>
          )
        }
      >
        {vessels.length === 0 && <Quiet>{t('noVessels')}</Quiet>}
        {vessels.map((vessel) => (
          <Row
            key={vessel.id}
            to={`/vessels/${vessel.id}`}
            data-marked={vessel.id === marked}
            ref={(row) => {
              if (vessel.id === added) addedRow.current = row;
              if (vessel.id === marked) row?.scrollIntoView({ block: 'nearest' });
            }}
          >
            <BoatOnScale {...vessel} longest={longest} />
            <Words>
              <Name>
                {vessel.name ?? t('trade:erasedPerson')}
                {vessel.primary_boater_id === boater.id && <Badge>{t('primaryBoater')}</Badge>}
              </Name>
              <Quiet as="span">{kindOf(vessel)}</Quiet>
              <span>{sizes(vessel)}</span>
              {harbour !== undefined && <Fit {...berthFit(vessel, harbour)} />}
            </Words>
          </Row>
        ))}
      </Section>
      {adding && (
        <AddBoatDialog
          boater={boater}
          name={displayName(shownBoater(page))}
          onAdded={setAdded}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}

function Fit({ fits, of }: BerthFit) {
  const { t } = useTranslation('boaters');
  if (of === 0) return null;
  return (
    <Quiet as="span">
      <StatusMark kind={fits > 0 ? 'booked' : 'cancelled'} size={10} /> {t('berthsFit', { fits, of })}
    </Quiet>
  );
}
