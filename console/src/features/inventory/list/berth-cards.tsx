import { useTranslation } from 'react-i18next';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { ServiceMarks } from '../../../entities/berth/facility-marks.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Stack } from '../../../ui/layout/stack.js';
import { openByClick } from '../../../ui/list/open-by-click.js';
import { RowLink } from '../../../ui/list/row-link.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthChunk, BerthGroup } from '../model/berth-chunks.js';
import { BerthHolder } from './berth-holder.js';
import { BerthSwitch, type SwitchName, switchNames } from './berth-switches.js';
import { ExtensionTags } from './extension-tags.js';
import { OccupancyWords } from './occupancy-words.js';
import { Tick } from '../../../ui/list/tick.js';
import { useBerthWords } from './use-berth-words.js';
import type { ChangingBerths } from './use-change-berths.js';
import { useChunk } from './use-chunk.js';
import { useNearView } from './use-near-view.js';
import type { Ticked } from './use-ticked.js';

/** An estimate of a card's height with the gap after it, which holds the place of cards that are not drawn. */
const CARD_HEIGHT = 152;

const Card = styled('li')({
  position: 'relative',
  display: 'grid',
  gap: 6,
  padding: '10px 14px',
  backgroundColor: role.surface,
  border: `1px solid ${role.line}`,
  borderRadius: radius.card,
  '&[data-ticked=true]': { backgroundColor: role.seaSoft },
  '& input, & button': { position: 'relative', zIndex: 1 },
});
const Name = styled('b')({ fontSize: 16, fontWeight: 650 });
const SwitchCell = styled('div')({ display: 'grid', gap: 2, ...type.second, color: role.ink2 });
const Pier = styled('h2')({ ...type.section, padding: '6px 2px 0' });

interface BerthCardsProps {
  groups: readonly BerthGroup[];
  ticked: Ticked;
  changing: ChangingBerths;
  locked: boolean;
}

/** The berths as cards, on a phone. */
export function BerthCards({ groups, ...rest }: BerthCardsProps) {
  const { t } = useTranslation('inventory');
  return groups.map((group) => (
    <section key={group.pier?.pier_id ?? 'all'} aria-label={group.pier?.pier_name ?? t('trade:berths')}>
      {group.pier !== null && <Pier>{t('trade:pierNamed', { pier: group.pier.pier_name })}</Pier>}
      {group.chunks.map((chunk) => (
        <CardChunk key={chunk.key} chunk={chunk} {...rest} />
      ))}
    </section>
  ));
}

function CardChunk({ chunk, ticked, changing, locked }: Omit<BerthCardsProps, 'groups'> & { chunk: BerthChunk }) {
  const { t } = useTranslation('ui');
  const problemWords = useProblemWords();
  const { place, near } = useNearView<HTMLDivElement>();
  const { berths, error, refetch } = useChunk(chunk, near, ticked.onLoaded);
  return (
    <div ref={place} style={near && berths !== undefined ? undefined : { minHeight: chunk.rows * CARD_HEIGHT }}>
      {near && berths === undefined && error === null && <LoadingLines lines={4} rowHeight={CARD_HEIGHT} />}
      {near && berths === undefined && error !== null && (
        <p role="alert">
          {problemWords(error)} <Button onClick={() => void refetch()}>{t('actions:tryAgain')}</Button>
        </p>
      )}
      {near && berths !== undefined && (
        <Stack as="ul" gap={10}>
          {berths.map((berth) => (
            <BerthCard
              key={berth.id}
              {...{ berth, changing, locked }}
              ticked={ticked.ids.has(berth.id)}
              onTick={() => ticked.tick(berth.id, false)}
            />
          ))}
        </Stack>
      )}
    </div>
  );
}

interface BerthCardProps {
  berth: BerthRecord;
  ticked: boolean;
  changing: ChangingBerths;
  locked: boolean;
  onTick: () => void;
}

function BerthCard({ berth, ticked, changing, locked, onTick }: BerthCardProps) {
  const { t } = useTranslation('inventory');
  const words = useBerthWords();
  return (
    <Card data-ticked={ticked} onClick={openByClick} onAuxClick={openByClick}>
      <RowLink to={`/berths/${berth.id}`} data-row-link>
        <Unseen>{berth.name}</Unseen>
      </RowLink>
      <Row gap="4px 10px" align="center" wrap shrinks>
        <Tick type="checkbox" checked={ticked} aria-label={t('tickBerth', { berth: berth.name })} onChange={onTick} />
        <Name>{berth.name}</Name>
        <ExtensionTags names={berth.extends_over} />
        <span style={{ marginLeft: 'auto' }}>
          <OccupancyWords berth={berth} />
        </span>
      </Row>
      <Row gap="4px 10px" align="center" wrap shrinks>
        <BerthHolder holder={words.holder(berth)} />
      </Row>
      <Row gap="4px 10px" align="center" wrap shrinks>
        <Second as="span">{words.size(berth)}</Second>
        <ServiceMarks of={berth.services} />
      </Row>
      <Stack gap={8} columns="repeat(3, 1fr)">
        {switchNames.map((name: SwitchName) => (
          <SwitchCell key={name}>
            <span aria-hidden="true">{t(`column_${name}`)}</span>
            <BerthSwitch {...{ berth, name, changing, locked }} />
          </SwitchCell>
        ))}
      </Stack>
    </Card>
  );
}
