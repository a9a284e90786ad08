import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import type { PlanDifference } from '../../../../../contracts/berths/harbour-map.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useMay } from '../../../lib/session/may.js';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { harbourMapCalls } from '../../../../../contracts/berths/harbour-map-calls.js';

type Differences = AnswerOf<typeof harbourMapCalls.planDifferences>;

const Head = styled('div')({ display: 'flex', gap: 8, padding: '14px 16px', '& h2': { ...text.section } });
const GroupHead = styled('h3')({
  ...text.label,
  padding: '6px 16px',
  color: role.ink2,
  backgroundColor: role.sunk,
  borderTop: `1px solid ${role.line}`,
});
const Row = styled('button')({
  display: 'grid',
  gridTemplateColumns: '18px minmax(44px, auto) minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: 8,
  width: '100%',
  minHeight: 40,
  padding: '9px 16px',
  border: 0,
  borderTop: `1px solid ${role.line}`,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& b': { fontWeight: 650 },
  '& > span:last-child': { ...text.second, color: role.ink2, textAlign: 'right' },
  '&:hover': { backgroundColor: role.sunk },
  '&[aria-pressed=true]': { backgroundColor: role.seaSoft },
  '&:focus-visible': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
});
const Opened = styled('div')({ padding: '0 16px 12px 42px', backgroundColor: role.seaSoft });
const More = styled('div')({ padding: '8px 16px', borderTop: `1px solid ${role.line}` });
const Sums = styled('table')({
  width: '100%',
  borderTop: `1px solid ${role.line}`,
  backgroundColor: role.sunk,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '4px 16px', textAlign: 'right', fontWeight: 400 },
  '& th:first-child': { textAlign: 'left', color: role.ink2 },
  '& thead th': { ...text.label, color: role.ink2, paddingTop: 10 },
  '& tr:last-child > *': { paddingBottom: 12 },
});
const Nothing = styled('p')({ padding: '0 16px 16px', color: role.ink2 });

const signs = { CAME: '+', LEFT: '−', MOVED: '→', OUT_OF_SERVICE: '✕', IN_SERVICE: '○' } as const;
const signColours = {
  CAME: role.booked.on,
  LEFT: role.ink2,
  MOVED: role.sea,
  OUT_OF_SERVICE: role.wrong.on,
  IN_SERVICE: role.booked.on,
} as const;
/** Rows of a kind before the rest is folded. */
const SHOWN = 6;

interface DifferencesPanelProps {
  readonly differences: Differences;
  readonly nameOf: (berthId: string) => string;
  /** Index of the highlighted difference. */
  readonly chosen: number | null;
  readonly onChoose: (index: number | null) => void;
}

/** What has changed since the moment shown; map and list highlight each other. */
export function DifferencesPanel({ differences, nameOf, chosen, onChoose }: DifferencesPanelProps) {
  const { t } = useTranslation('map');
  const { items } = differences;
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <Card style={{ overflow: 'hidden' }}>
      <Head>
        <h2>{t('changesSince', { count: items.length })}</h2>
      </Head>
      {items.length === 0 && <Nothing>{t('everythingTheSame')}</Nothing>}
      {kinds.map((kind) => (
        <Group key={kind} {...{ kind, items, nameOf, chosen, onChoose }} />
      ))}
      <ThenAndNow differences={differences} />
    </Card>
  );
}

function Group({
  kind,
  items,
  nameOf,
  chosen,
  onChoose,
}: Omit<DifferencesPanelProps, 'differences'> & {
  readonly kind: PlanDifference['kind'];
  readonly items: readonly PlanDifference[];
}) {
  const { t } = useTranslation('map');
  const [all, setAll] = useState(false);
  const ofKind = items.flatMap((item, index) => (item.kind === kind ? [{ item, index }] : []));
  const shown = all ? ofKind : ofKind.slice(0, SHOWN);
  return (
    <section>
      <GroupHead>
        {t(`kind_${kind}`)} {ofKind.length}
      </GroupHead>
      {shown.map(({ item, index }) => (
        <Entry
          key={index}
          {...{ item, nameOf }}
          chosen={chosen === index}
          onChoose={() => onChoose(chosen === index ? null : index)}
        />
      ))}
      {ofKind.length > shown.length && (
        <More>
          <Button kind="quiet" size="small" onClick={() => setAll(true)}>
            {t('more', { count: ofKind.length - shown.length })}
          </Button>
        </More>
      )}
    </section>
  );
}

interface EntryProps {
  readonly item: PlanDifference;
  readonly nameOf: (berthId: string) => string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Entry({ item, nameOf, chosen, onChoose }: EntryProps) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const mayRead = useMay(auditCalls.getall.access);
  const boat = item.boat?.name ?? (item.boat === null ? t(`kind_${item.kind}`) : t('trade:unnamedBoat'));
  const resident = item.boat?.holder === 'RESIDENT' ? t('residentBoat', { boat }) : boat;
  const who = item.to_berth_id === null ? resident : t('movedTo', { boat: resident, berth: nameOf(item.to_berth_id) });
  const when = item.at === null ? formats.dateShort(item.date) : formats.instant(item.at);
  const record = item.boat?.reservation_id ?? null;
  const history = historyAddress(
    useSession().edition,
    record === null ? { kind: 'berth', id: item.berth_id } : { kind: 'reservation', id: record },
  );
  return (
    <>
      <Row type="button" aria-pressed={chosen} onClick={onChoose}>
        <b aria-hidden="true" style={{ color: signColours[item.kind] }}>
          {signs[item.kind]}
        </b>
        <b>{nameOf(item.berth_id)}</b>
        <span>{who}</span>
        <span>{when}</span>
      </Row>
      {chosen && mayRead && (
        <Opened>
          <LinkButton kind="quiet" size="small" to={item.at === null ? history : `${history}&at=${item.at}`}>
            {t('actions:openInHistory')}
          </LinkButton>
        </Opened>
      )}
    </>
  );
}

function ThenAndNow({ differences: { then, now } }: { readonly differences: Differences }) {
  const { t } = useTranslation(['map', 'entities/berth-plan']);
  const rows = [
    { label: t('residentsIn'), was: then.residents, is: now.residents },
    { label: t('trade:visitors'), was: then.visitors, is: now.visitors },
    { label: t('freeToOffer'), was: then.free, is: now.free },
  ];
  const sign = (difference: number): string =>
    difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
  return (
    <Sums>
      <thead>
        <tr>
          <th scope="col" aria-label={t('count')} />
          <th scope="col">{t('entities/berth-plan:compare_then')}</th>
          <th scope="col">{t('entities/berth-plan:compare_now')}</th>
          <th scope="col" aria-label={t('entities/berth-plan:compare_difference')} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, was, is }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{was}</td>
            <td>
              <b>{is}</b>
            </td>
            <td>{sign(is - was)}</td>
          </tr>
        ))}
      </tbody>
    </Sums>
  );
}
