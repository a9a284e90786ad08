import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { spareMetres } from '../../../../../contracts/berths/rules/boat-fit.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { PhoneLink } from '../../../entities/boater/phone-link.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type ChartBar, markOf } from '../model/chart-bar.js';
import { OPEN_END } from '../model/chart-bar.js';
import type { ChartData } from '../model/chart-data.js';
import { FloatingCard, useCardPlace } from './floating-card.js';
import { useBarWords } from './use-bar-words.js';
import { useHoveredBar } from './use-hovered-bar.js';

const Content = styled('div')({
  display: 'grid',
  gap: 8,
  ...type.second,
  color: role.ink2,
  '& h2': { ...type.strong, fontWeight: 650, color: role.ink },
  '& strong': { color: role.ink },
  '& em': { fontStyle: 'normal', fontWeight: 600, color: role.ourMove.on },
});

interface BarCardProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly data: ChartData;
  /** Whether a gesture is under way, or its preview open: then no card opens. */
  readonly busy: boolean;
  readonly onOpen: (bar: ChartBar) => void;
  readonly onMenu: (bar: ChartBar, anchor: HTMLElement) => void;
}

/** The card of the bar under the pointer, with the focus, or tapped. It never takes the focus. */
export function BarCard({ scroller, data, busy, onOpen, onMenu }: BarCardProps) {
  const { t } = useTranslation('plan');
  const { hovered, close } = useHoveredBar(scroller);
  const bar = hovered === null || busy ? undefined : data.index.byId.get(hovered.barId);
  if (bar === undefined || hovered === null || bar.kind === 'CLOSED') return null;
  const element = scroller.current?.querySelector<HTMLElement>(`[data-bar="${bar.id}"]`) ?? null;
  return (
    <Card key={bar.id} bar={bar} element={element} data={data}>
      {hovered.by === 'touch' && (
        <Row gap={8}>
          {bar.reservationId !== null && (
            <Button kind="primary" size="small" onClick={() => onOpen(bar)}>
              {t('actions:open')}
            </Button>
          )}
          <Button
            size="small"
            onClick={() => {
              close();
              if (element !== null) onMenu(bar, element);
            }}
          >
            {t('whatToDo')}
          </Button>
        </Row>
      )}
    </Card>
  );
}

interface CardProps extends Pick<BarCardProps, 'data'> {
  readonly bar: ChartBar;
  readonly element: HTMLElement | null;
  readonly children: React.ReactNode;
}

function Card({ bar, element, data, children }: CardProps) {
  const { t } = useTranslation('plan');
  const { sizes, metres, nightsOf, date } = useFormats();
  const words = useBarWords();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const at = useCardPlace(card, `[data-bar="${bar.id}"]`, bar);
  const berth = data.berths.get(bar.berthId);
  const mark = markOf(bar);
  useEffect(() => {
    element?.setAttribute('aria-describedby', id);
    return () => element?.removeAttribute('aria-describedby');
  }, [element, id]);
  const fits = berth === undefined || bar.sizes === null || bar.sizes.length <= berth.length;
  return (
    <FloatingCard
      ref={card}
      id={id}
      role="tooltip"
      style={{ ...at, ...(children === false ? { pointerEvents: 'none' as const } : {}) }}
    >
      <Content>
        <Row gap={8} align="center" justify="space-between">
          <h2>{words.boat(bar)}</h2>
          {mark !== null && <StatusChip kind={mark} label={t(`look_${bar.look}`)} />}
        </Row>
        <p>
          {words.dates(bar.start, bar.end)}
          {bar.end !== OPEN_END &&
            `, ${t('nightsIn', { nights: nightsOf(bar.start, bar.end), berth: berth?.name ?? '' })}`}
        </p>
        {bar.sizes !== null && berth !== undefined && (
          <>
            <BoatInBerth
              boat={{ ...bar.sizes, hull_type: null }}
              berth={{ length: berth.length, beam: berth.beam }}
              fits={fits}
              label={t('drawing', { boat: words.boat(bar), berth: berth.name, sizes: sizes(berth) })}
            />
            <p>
              {sizes(bar.sizes)}
              {fits && `, ${t('whyFits', { spare: metres(spareMetres(berth.length, bar.sizes.length)) })}`}
            </p>
          </>
        )}
        {bar.reservationId !== null && <Stay reservationId={bar.reservationId} />}
        {bar.closed !== undefined && (
          <em>{t('berthCloses', { berth: berth?.name ?? '', date: date(bar.closed.start) })}</em>
        )}
        {children}
      </Content>
    </FloatingCard>
  );
}

/** Who comes with the boat, and what the stay costs and still owes. */
function Stay({ reservationId }: { readonly reservationId: string }) {
  const { t } = useTranslation('plan');
  const { money } = useFormats();
  const may = useMay(reservationCalls.get.access);
  const { data } = useLoad(
    reservationCalls.get,
    { reservation_id: reservationId },
    { topics: [{ topic: 'reservations', ids: [reservationId] }], enabled: may },
  );
  if (data === undefined) return null;
  const { boater, payment, group } = data;
  const { currency, total_to_pay: total, paid_amount, balance } = payment;
  return (
    <>
      <Row gap={8} justify="space-between">
        <strong>{fullName(boater)}</strong>
        {boater.phone !== null && <PhoneLink phone={boater.phone} />}
      </Row>
      {group !== null && <Link to={`/groups/${group.id}`}>{group.name}</Link>}
      {total !== null && (
        <Row gap={8} justify="space-between">
          <span>{t('priceAndPaid', { price: money(total, currency), paid: money(paid_amount, currency) })}</span>
          {balance !== null && balance > 0 && <strong>{t('openAmount', { amount: money(balance, currency) })}</strong>}
        </Row>
      )}
    </>
  );
}
