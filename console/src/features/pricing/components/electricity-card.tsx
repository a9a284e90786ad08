import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import type { PlanForm } from '../model/plan-form.js';
import { TextButton } from './card-table.js';
import { NumberCell } from './cells.js';
import { NotInBookings } from './not-in-bookings.js';

type Electricity = NonNullable<PlanForm['electricity']>;
type ByAmpere = Extract<Electricity, { type: 'BY_AMPERE' }>;

const KINDS = ['INCLUDED', 'BY_AMPERE', 'METERED'] as const;
const Sockets = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
});
const Socket = styled('div')({
  display: 'grid',
  gap: 8,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 36px',
});
const Pair = styled('div')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))',
});
const Bold = styled('b')({ fontWeight: 650 });

/** The usual sockets of a pier, as the first proposal. */
const USUAL = [6, 10, 16, 32];

/** The electricity of a kind before its prices are typed. The rate of VAT stays. */
function electricityOf(kind: Electricity['type'], before: Electricity | undefined): Electricity {
  const vat = before === undefined || before.type === 'INCLUDED' ? {} : { vat_percent: before.vat_percent };
  if (kind === 'INCLUDED') return { type: 'INCLUDED' };
  if (kind === 'METERED') return { type: 'METERED', price_per_kwh: null, ...vat };
  return { type: 'BY_AMPERE', sockets: USUAL.map((amperes) => ({ amperes, night: null })), metered: null, ...vat };
}

/** How electricity is charged: not at all, by the socket's amperes, or by the meter. */
export function ElectricityCard() {
  const { t } = useTranslation('pricing/charges');
  const { form, published, change, locked, currency } = useEditing();
  const { electricity } = form;
  const was = published?.electricity;
  return (
    <Card>
      <Section title={t('electricity')}>
        <ToggleInput
          label={t('electricity')}
          labelHidden
          disabled={locked}
          options={KINDS.map((value) => ({ value, label: t(`electricity_${value}`) }))}
          value={electricity?.type ?? 'INCLUDED'}
          onChange={(chosen) => {
            const kind = KINDS.find((one) => one === chosen) ?? 'INCLUDED';
            change((next) => {
              // The published prices come back with their kind.
              next.electricity = was?.type === kind ? structuredClone(was) : electricityOf(kind, next.electricity);
            });
          }}
        />
        {(electricity === undefined || electricity.type === 'INCLUDED') && (
          <Second as="p">{t('electricityIncludedHint')}</Second>
        )}
        {electricity?.type === 'METERED' && (
          <>
            <NumberCell
              path="electricity.price_per_kwh"
              label={t('pricePerKwh')}
              labelHidden={false}
              suffix={currency}
              fixed={2}
              value={electricity.price_per_kwh}
              was={was?.type === 'METERED' ? was.price_per_kwh : undefined}
              onChange={(price) => change((next) => void (next.electricity = { ...electricity, price_per_kwh: price }))}
            />
            <Second as="p">{t('meterHint')}</Second>
          </>
        )}
        {electricity?.type === 'BY_AMPERE' && <NotInBookings />}
        {electricity?.type === 'BY_AMPERE' && (
          <AmperePrices electricity={electricity} was={was?.type === 'BY_AMPERE' ? was : undefined} />
        )}
      </Section>
    </Card>
  );
}

interface AmperePricesProps {
  readonly electricity: ByAmpere;
  readonly was: ByAmpere | undefined;
}

function AmperePrices({ electricity, was }: AmperePricesProps) {
  const { t } = useTranslation('pricing/charges');
  const { change, locked, currency } = useEditing();
  const formats = useFormats();
  const [sockets, setSockets] = useState(false);
  const edit = (recipe: (it: ByAmpere) => void) =>
    change((next) => {
      if (next.electricity?.type === 'BY_AMPERE') recipe(next.electricity);
    });
  const { metered } = electricity;
  return (
    <>
      {!sockets && (
        <Sockets>
          {electricity.sockets.map(({ amperes, night }, at) => (
            <NumberCell
              key={String(at)}
              path={`electricity.sockets.${at}.night`}
              label={t('ofAmperes', { amperes: amperes === null ? '–' : formats.number(amperes) })}
              labelHidden={false}
              fixed={2}
              value={night}
              was={was?.sockets.find((socket) => socket.amperes === amperes)?.night}
              onChange={(price) =>
                edit(({ sockets: held }) => {
                  const socket = held[at];
                  if (socket !== undefined) socket.night = price;
                })
              }
            />
          ))}
        </Sockets>
      )}
      {sockets &&
        electricity.sockets.map(({ amperes, night }, at) => (
          <Socket key={String(at)} role="group" aria-label={t('socketNumber', { number: at + 1 })}>
            <NumberCell
              path={`electricity.sockets.${at}.amperes`}
              label={t('amperes')}
              labelHidden={at > 0}
              suffix="A"
              maxIntegers={4}
              value={amperes}
              onChange={(value) =>
                edit(({ sockets: held }) => {
                  const socket = held[at];
                  if (socket !== undefined) socket.amperes = value;
                })
              }
            />
            <NumberCell
              path={`electricity.sockets.${at}.night`}
              label={t('aNight')}
              labelHidden={at > 0}
              suffix={currency}
              fixed={2}
              value={night}
              onChange={(price) =>
                edit(({ sockets: held }) => {
                  const socket = held[at];
                  if (socket !== undefined) socket.night = price;
                })
              }
            />
            <IconButton
              label={t('removeSocket', { number: at + 1 })}
              icon={<DeleteIcon />}
              disabled={locked}
              disabledReason={electricity.sockets.length === 1 ? t('lastSocket') : null}
              style={at === 0 ? { marginTop: 20 } : undefined}
              onClick={() => edit(({ sockets: held }) => void held.splice(at, 1))}
            />
          </Socket>
        ))}
      {!locked && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center' }}>
          {sockets && (
            <Button
              size="small"
              kind="quiet"
              icon={<AddIcon />}
              onClick={() => edit(({ sockets: held }) => void held.push({ amperes: null, night: null }))}
            >
              {t('addSocket')}
            </Button>
          )}
          <TextButton type="button" aria-expanded={sockets} onClick={() => setSockets(!sockets)}>
            {t(sockets ? 'socketsDone' : 'changeSockets')}
          </TextButton>
        </div>
      )}
      <TickInput
        look="check"
        label={t('meteredToo')}
        disabled={locked}
        value={metered !== null}
        onChange={(on) =>
          edit((it) => void (it.metered = on === true ? { from_nights: 30, price_per_kwh: null } : null))
        }
      >
        {metered === null || metered.from_nights === null || metered.price_per_kwh === null ? (
          t('meteredToo')
        ) : (
          <>
            {t('meteredFrom', { count: metered.from_nights })} <Bold>{formats.amount(metered.price_per_kwh)}</Bold>{' '}
            {t('aKwh')}
          </>
        )}
      </TickInput>
      {metered !== null && (
        <Pair>
          <NumberCell
            path="electricity.metered.from_nights"
            label={t('fromNights')}
            labelHidden={false}
            suffix={t('common:nightsWord')}
            decimals={0}
            maxIntegers={4}
            value={metered.from_nights}
            was={was?.metered?.from_nights}
            onChange={(nights) => edit((it) => void (it.metered = { ...metered, from_nights: nights }))}
          />
          <NumberCell
            path="electricity.metered.price_per_kwh"
            label={t('pricePerKwh')}
            labelHidden={false}
            suffix={currency}
            fixed={2}
            value={metered.price_per_kwh}
            was={was?.metered?.price_per_kwh}
            onChange={(price) => edit((it) => void (it.metered = { ...metered, price_per_kwh: price }))}
          />
        </Pair>
      )}
    </>
  );
}
