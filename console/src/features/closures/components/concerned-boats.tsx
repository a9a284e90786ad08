import { useTranslation } from 'react-i18next';
import type { ProposedBoat } from '../../../../../contracts/berths/closures.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { berthOf, type Choices } from '../model/closure-draft.js';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
const Boat = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(160px, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6px 16px',
  padding: '10px 0',
  borderTop: `1px solid ${role.line}`,
  '&[data-without]': { borderLeft: `3px solid ${role.ourMove.on}`, paddingLeft: 12 },
  '& b': { ...type.strong },
  '& small': { ...type.second, display: 'block', color: role.ink2, overflowWrap: 'anywhere' },
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(130px, 1fr) minmax(90px, 1fr)' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface ConcernedBoatsProps {
  readonly boats: readonly ProposedBoat[];
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  readonly doubled: ReadonlySet<string>;
  /** The people of the boats are written to. */
  readonly tell: boolean;
}

/** The boats that the closure concerns, each with its berth meanwhile. */
export function ConcernedBoats({ boats, choices, onChoices, doubled, tell }: ConcernedBoatsProps) {
  const { t } = useTranslation('closures');
  const visitors = boats.filter(({ holder }) => holder === 'VISITOR').length;
  const who = t('concernedWho', { visitors, holders: boats.length - visitors });
  return (
    <Card>
      <Section title={t('concerned', { count: boats.length })} note={boats.length === 0 ? undefined : who}>
        {boats.length === 0 && <Quiet>{t('nobody')}</Quiet>}
        <List aria-label={t('concerned', { count: boats.length })}>
          {boats.map((boat) => (
            <ConcernedBoat
              key={boat.allocation_id}
              boat={boat}
              berth={berthOf(boat, choices)}
              twice={doubled.has(boat.allocation_id)}
              told={tell}
              onBerth={(berth) => onChoices({ ...choices, [boat.allocation_id]: berth })}
            />
          ))}
        </List>
      </Section>
    </Card>
  );
}

interface ConcernedBoatProps {
  readonly boat: ProposedBoat;
  readonly berth: string | null;
  /** Another boat of the list has the same berth. */
  readonly twice: boolean;
  /** Its person is written to, or has to be rung. */
  readonly told: boolean;
  readonly onBerth: (berth: string | null) => void;
}

function ConcernedBoat({ boat, berth, twice, told, onBerth }: ConcernedBoatProps) {
  const { t } = useTranslation('closures');
  const { metres, sizes, date } = useFormats();
  const option = boat.options.find(({ berth_id }) => berth_id === berth);
  const visitor = boat.holder === 'VISITOR';
  const { vessel, until_date, phone } = boat;
  const name = boat.boat ?? t('trade:unnamedBoat');
  const toldBy = { MAIL: t('toldByMail'), TELEPHONE: t('toldByPhone', { phone }), NOBODY: t('toldByNobody') };
  const about = [
    t(visitor ? 'trade:visitor' : 'trade:berthHolder'),
    // Nobody is named where a person was erased, or gave no name.
    ...(boat.person === null ? [] : [boat.person]),
    sizes({ length: vessel.length, beam: vessel.beam }),
  ];
  return (
    <Boat data-without={berth === null || undefined}>
      <span>
        <b>{name}</b>
        <small>{about.join(' · ')}</small>
      </span>
      <SelectInput
        label={t('insteadOf', { boat: name, berth: boat.berth.name })}
        value={berth}
        placeholder={t(visitor ? 'noBerth' : 'notMoved')}
        options={boat.options.map(({ berth_id, berth_name }) => ({ value: berth_id, label: berth_name }))}
        error={twice ? t('twice') : undefined}
        onChange={(chosen) => onBerth(chosen ?? null)}
      />
      <span>
        {option === undefined
          ? t(boat.options.length === 0 ? 'noneFits' : 'noneChosen')
          : t('spare', { metres: metres(option.spare_loa) })}
        {option !== undefined && (
          <small>
            {until_date === null
              ? t('untilFurther')
              : t(visitor ? 'untilLeaves' : 'backOn', { date: date(until_date) })}
          </small>
        )}
        {told && <small>{toldBy[boat.told_by]}</small>}
      </span>
    </Boat>
  );
}
