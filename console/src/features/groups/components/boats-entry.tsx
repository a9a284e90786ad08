import { useTranslation } from 'react-i18next';
import type { GroupOffer } from '../../../../../contracts/reservations/vocabulary.js';
import { MOST_GROUP_BOATS } from '../../../../../contracts/reservations/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Section } from '../../../ui/page/section.js';
import { type faultsByBoat, missingOf } from '../model/group-draft.js';
import { BoatLines } from './boat-lines.js';
import { PasteBoats } from './paste-boats.js';
import { ProposedBerths } from './proposed-berths.js';
import type { BoatsEntry as Entry } from './use-boats-entry.js';

interface BoatsEntryProps {
  entry: Entry;
  offered: GroupOffer;
  /** Sending was tried, so that what is missing is shown. */
  tried: boolean;
  faults: ReturnType<typeof faultsByBoat>;
}

/** Boats from a pasted list, which can be corrected, and the berths that are proposed for them together. */
export function BoatsEntry({ entry, offered, tried, faults }: BoatsEntryProps) {
  const { t } = useTranslation('groups');
  const { boats, setBoats, room, priced, placements, found } = entry;
  return (
    <>
      <Section title={t('trade:boats')} note={t('pasteNote')}>
        <PasteBoats room={room} onBoats={entry.add} />
      </Section>
      {boats.length > 0 && (
        <Section title={t('boatCount', { count: boats.length })} note={<ReadNote boats={boats} />}>
          <BoatLines
            {...{ boats, tried, placements, faults, offered }}
            prices={priced.prices}
            currency={priced.currency}
            onChange={(changed) => setBoats([...changed])}
          />
        </Section>
      )}
      <Section>
        <Row gap={10} wrap>
          <Button
            disabledReason={room < 1 ? t('tooManyBoats', { most: MOST_GROUP_BOATS }) : null}
            onClick={entry.addOne}
          >
            {t('addBoat')}
          </Button>
          {entry.mayBerth && boats.length > 0 && (
            <Button
              disabledReason={entry.needsFacts ? t('needsDates') : null}
              busy={entry.looking}
              onClick={entry.findBerths}
            >
              {t('findBerths', { count: boats.length })}
            </Button>
          )}
          {entry.withBerths && (
            <Button kind="quiet" onClick={entry.berthsLater}>
              {t('berthsLater')}
            </Button>
          )}
        </Row>
      </Section>
      {found !== null && (
        <ProposedBerths
          found={found}
          boats={entry.drawn}
          pier={entry.pier}
          onPier={entry.choosePier}
          onMove={entry.move}
        />
      )}
    </>
  );
}

/** How the list was read: converted from feet, and what is still to be asked. */
function ReadNote({ boats }: Pick<Entry, 'boats'>) {
  const { t } = useTranslation('groups');
  const feet = boats.filter((boat) => Object.values(boat.feet).length > 0).length;
  const without = boats.filter((boat) => missingOf(boat, 'ORGANISER').length > 0).length;
  return [
    ...(feet > 0 ? [t('converted', { count: feet })] : []),
    ...(without > 0 ? [t('incomplete', { count: without })] : []),
  ].join(', ');
}
