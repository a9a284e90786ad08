import { useTranslation } from 'react-i18next';
import { spareMetres } from '../../../../../contracts/berths/rules/boat-fit.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BoatChoice } from '../model/boat-choice.js';
import type { ShownBerth } from '../model/standing.js';
import type { BerthWords } from './use-berth-words.js';

const Spare = styled('span')({
  marginLeft: 'auto',
  color: role.booked.on,
  fontWeight: 650,
  '&[data-fits=false]': { color: role.wrong.on },
});
/** A beam that is not known is drawn with the usual share of the length. */
const USUAL_BEAM = 0.32;

/** A chosen boat in the berth, to scale, and what that means for the plan. */
export function ChosenBoat({ berth, boat, words }: { berth: ShownBerth; boat: BoatChoice; words: BerthWords }) {
  const { t } = useTranslation(['dockwalk', 'entities/berth']);
  const { metres } = useFormats();
  const { row } = berth;
  const spare = spareMetres(row.max_loa, boat.length);
  const fits = boat.fit?.fits ?? spare >= 0;
  const name = words.boat(boat);
  const { expected } = row;
  return (
    <Card>
      <Section
        title={t('boatIn', { boat: name, berth: row.name })}
        level="label"
        actions={
          <Spare data-fits={fits}>
            {fits ? t('toSpare', { spare: metres(spare) }) : t('doesNotFit', { berth: row.name })}
          </Spare>
        }
      >
        <BoatInBerth
          boat={{ length: boat.length, beam: boat.beam ?? boat.length * USUAL_BEAM }}
          berth={{ length: row.max_loa, beam: row.max_beam }}
          fits={fits}
          label={t('entities/berth:fitLabel', { berth: row.name, spare: metres(spare) })}
        />
        <p>
          {boat.berth !== null &&
            boat.berth.id !== row.berth_id &&
            t('hasOther', { boat: name, berth: boat.berth.name })}{' '}
          {expected.boat !== null && t('expectedMissing', { boat: words.boat(expected.boat), berth: row.name })}
        </p>
      </Section>
    </Card>
  );
}
