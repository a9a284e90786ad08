import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { NumberCell } from './cells.js';
import { AddRow, FieldRow, Rows } from './rows.js';

/** Surcharges by the kind of boat and of use. */
export function KindSurchargesCard() {
  const { t } = useTranslation('pricing');
  const { form, published, change } = useEditing();
  const { commercial } = form.surcharges;
  const was = published?.surcharges;
  return (
    <Card>
      <Section title={t('byKind')}>
        <KindRow
          name={t('commercial')}
          hint={t('commercialHint')}
          on={commercial !== null}
          onSwitch={(on) => change((next) => void (next.surcharges.commercial = on ? { percent: null } : null))}
        >
          {commercial !== null && (
            <NumberCell
              path="surcharges.commercial.percent"
              label={t('commercial')}
              suffix="%"
              maxIntegers={4}
              value={commercial.percent}
              was={was?.commercial?.percent}
              onChange={(percent) => change((next) => void (next.surcharges.commercial = { percent }))}
            />
          )}
        </KindRow>
        <Liveaboard />
      </Section>
    </Card>
  );
}

interface KindRowProps {
  name: string;
  hint: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
  children: ReactNode;
}

function KindRow({ name, hint, on, onSwitch, children }: KindRowProps) {
  const { locked } = useEditing();
  return (
    <Stack gap={12} align="start" columns="minmax(0, 1fr) minmax(120px, 180px)">
      <TickInput
        look="switch"
        label={name}
        hint={hint}
        disabled={locked}
        value={on}
        onChange={(value) => onSwitch(value === true)}
      />
      <div>{children}</div>
    </Stack>
  );
}

function Liveaboard() {
  const { t } = useTranslation('pricing');
  const { form, change, locked, currency } = useEditing();
  const { liveaboard } = form.surcharges;
  const byBeam = { type: 'BEAM_CATEGORIES' as const, categories: [{ min_beam: 0, surcharge: null }] };
  return (
    <>
      <KindRow
        name={t('liveaboard')}
        hint={t('liveaboardHint')}
        on={liveaboard !== null}
        onSwitch={(on) => change((next) => void (next.surcharges.liveaboard = on ? byBeam : null))}
      >
        {liveaboard !== null && (
          <ToggleInput
            label={t('liveaboard')}
            labelHidden
            disabled={locked}
            options={[
              { value: 'BEAM_CATEGORIES', label: t('byBeam') },
              { value: 'SQUARE_METRE', label: t('perSquareMetre') },
            ]}
            value={liveaboard.type}
            onChange={(type) =>
              change((next) => {
                next.surcharges.liveaboard = type === 'SQUARE_METRE' ? { type, price: null } : byBeam;
              })
            }
          />
        )}
      </KindRow>
      {liveaboard?.type === 'SQUARE_METRE' && (
        <NumberCell
          path="surcharges.liveaboard.price"
          label={t('trade:pricePerNight')}
          labelHidden={false}
          suffix={`${currency} / m²`}
          fixed={2}
          value={liveaboard.price}
          onChange={(price) => change((next) => void (next.surcharges.liveaboard = { type: 'SQUARE_METRE', price }))}
        />
      )}
      {liveaboard?.type === 'BEAM_CATEGORIES' && (
        <Rows>
          {liveaboard.categories.map((category, index) => {
            const path = `surcharges.liveaboard.categories.${String(index)}`;
            const row = (recipe: (row: typeof category) => void) =>
              change((next) => {
                const held = next.surcharges.liveaboard;
                if (held?.type === 'BEAM_CATEGORIES') editRow(held.categories, index, recipe);
              });
            return (
              <FieldRow
                key={path}
                style={{ gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 36px' }}
                role="group"
                aria-label={t('beamNumber', { number: index + 1 })}
              >
                <NumberCell
                  path={`${path}.min_beam`}
                  label={t('beamFrom')}
                  labelHidden={index > 0}
                  suffix="m"
                  fixed={2}
                  value={category.min_beam}
                  onChange={(value) => row((it) => void (it.min_beam = value))}
                />
                <NumberCell
                  path={`${path}.surcharge`}
                  label={t('surcharge')}
                  labelHidden={index > 0}
                  suffix={currency}
                  fixed={2}
                  value={category.surcharge}
                  onChange={(value) => row((it) => void (it.surcharge = value))}
                />
                {!locked && (
                  <IconButton
                    label={t('removeBeam', { number: index + 1 })}
                    icon={<DeleteIcon />}
                    disabledReason={liveaboard.categories.length === 1 ? t('lastBeam') : null}
                    onClick={() =>
                      change((next) => {
                        const held = next.surcharges.liveaboard;
                        if (held?.type === 'BEAM_CATEGORIES') held.categories.splice(index, 1);
                      })
                    }
                  />
                )}
              </FieldRow>
            );
          })}
          {!locked && (
            <AddRow>
              <Button
                size="small"
                kind="quiet"
                icon={<AddIcon />}
                onClick={() =>
                  change((next) => {
                    const held = next.surcharges.liveaboard;
                    if (held?.type === 'BEAM_CATEGORIES') held.categories.push({ min_beam: null, surcharge: null });
                  })
                }
              >
                {t('addBeam')}
              </Button>
            </AddRow>
          )}
        </Rows>
      )}
    </>
  );
}
