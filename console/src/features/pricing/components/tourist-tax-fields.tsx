import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exemptReasons } from '../../../../../contracts/pricing/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Subsection } from '../../../ui/page/subsection.js';
import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PierChoice } from '../api/use-piers.js';
import { useEditing } from '../model/editing-context.js';
import { editRow } from '../model/plan-form.js';
import { OpenFields, TextButton } from './card-table.js';
import { NumberCell, TextCell } from './cells.js';
import { NamesFields } from './names-fields.js';
import { PlaceChoice, Ticks } from './place-choice.js';
import { SeasonDayCell } from './season-day-cell.js';
import type { TaxRuleForm } from './use-rule-words.js';

const Fields = styled('div')({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  gridTemplateColumns: 'auto repeat(var(--fields), minmax(0, 1fr))',
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});
const Less = styled('div')({
  display: 'grid',
  gap: 10,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 140px) minmax(0, 140px) 36px',
});

interface TouristTaxFieldsProps {
  readonly index: number;
  readonly rule: TaxRuleForm;
  readonly piers: readonly PierChoice[];
  readonly onRemove: () => void;
}

/** The fields of one rule: how much, for whom and for how long; the place, the dates and who else is free on demand. */
export function TouristTaxFields({ index, rule, piers, onRemove }: TouristTaxFieldsProps) {
  const { t } = useTranslation('pricing/charges');
  const { change, published, locked, currency } = useEditing();
  // A rule without a municipality is new: the place comes first.
  const [shown, setShown] = useState<'place' | 'free' | null>(rule.municipality === '' ? 'place' : null);
  const path = `tourist_taxes.${index}`;
  const before = published?.tourist_taxes?.find(({ id }) => id !== undefined && id === rule.id);
  const edit = (recipe: (it: TaxRuleForm) => void) => change((next) => editRow(next.tourist_taxes, index, recipe));
  const { owed } = rule;
  const wasOwed = before?.owed;
  return (
    <>
      <OpenFields>
        <Fields style={{ '--fields': owed.type === 'SHARE' ? 4 : 3 } as CSSProperties}>
          <ToggleInput
            label={t('personAndNightHead')}
            disabled={locked}
            options={[
              { value: 'AMOUNT', label: t('anAmount') },
              { value: 'SHARE', label: t('aShare') },
            ]}
            value={owed.type}
            onChange={(kind) =>
              edit((it) => {
                it.owed =
                  kind === 'SHARE' ? { type: 'SHARE', percent: null, at_most: null } : { type: 'AMOUNT', amount: null };
              })
            }
          />
          {owed.type === 'AMOUNT' && (
            <NumberCell
              path={`${path}.owed.amount`}
              label={t('trade:amount')}
              labelHidden={false}
              suffix={currency}
              fixed={2}
              value={owed.amount}
              was={wasOwed?.type === 'AMOUNT' ? wasOwed.amount : undefined}
              onChange={(amount) => edit((it) => void (it.owed = { type: 'AMOUNT', amount }))}
            />
          )}
          {owed.type === 'SHARE' && (
            <>
              <NumberCell
                path={`${path}.owed.percent`}
                label={t('share')}
                labelHidden={false}
                suffix="%"
                maxIntegers={3}
                value={owed.percent}
                was={wasOwed?.type === 'SHARE' ? wasOwed.percent : undefined}
                onChange={(percent) => edit((it) => void (it.owed = { ...owed, percent }))}
              />
              <NumberCell
                path={`${path}.owed.at_most`}
                label={t('atMost')}
                labelHidden={false}
                suffix={currency}
                fixed={2}
                value={owed.at_most}
                was={wasOwed?.type === 'SHARE' ? wasOwed.at_most : undefined}
                onChange={(at_most) => edit((it) => void (it.owed = { ...owed, at_most }))}
              />
            </>
          )}
          <NumberCell
            path={`${path}.free_below_age`}
            label={t('freeBelow')}
            labelHidden={false}
            suffix={t('yearsOld')}
            decimals={0}
            maxIntegers={3}
            value={rule.free_below_age}
            was={before?.free_below_age}
            onChange={(age) => edit((it) => void (it.free_below_age = age))}
          />
          <NumberCell
            path={`${path}.most_nights`}
            label={t('first')}
            labelHidden={false}
            suffix={t('nightsShort')}
            decimals={0}
            maxIntegers={4}
            value={rule.most_nights}
            was={before?.most_nights}
            onChange={(nights) => edit((it) => void (it.most_nights = nights))}
          />
        </Fields>
        <Row gap="4px 16px" justify="space-between" align="center" wrap>
          <Second as="p">{t(owed.type === 'SHARE' ? 'shareHint' : 'amountHint')}</Second>
          <Row gap={16} wrap>
            <TextButton
              type="button"
              aria-expanded={shown === 'place'}
              onClick={() => setShown(shown === 'place' ? null : 'place')}
            >
              {t('nameAndPlace')}
            </TextButton>
            <TextButton
              type="button"
              aria-expanded={shown === 'free'}
              onClick={() => setShown(shown === 'free' ? null : 'free')}
            >
              {t('moreWhoAreFree')}
            </TextButton>
          </Row>
        </Row>
      </OpenFields>
      {shown === 'place' && (
        <OpenFields>
          <FieldsGrid>
            <TextCell
              path={`${path}.municipality`}
              label={t('municipality')}
              labelHidden={false}
              required
              value={rule.municipality}
              onChange={(name) => edit((it) => void (it.municipality = name))}
            />
            <SeasonDayCell
              path={`${path}.from`}
              label={t('trade:firstDay')}
              value={rule.from}
              onChange={(day) => edit((it) => void (it.from = day))}
            />
            <SeasonDayCell
              path={`${path}.to`}
              label={t('trade:lastDay')}
              end
              value={rule.to}
              onChange={(day) => edit((it) => void (it.to = day))}
            />
          </FieldsGrid>
          <Second as="p">{t('noDaysMeanAllYear')}</Second>
          <PlaceChoice
            piers={piers}
            chosen={rule.piers}
            onChange={(chosen) => edit((it) => void (it.piers = chosen))}
          />
          <NamesFields
            path={`${path}.names`}
            name={t('touristTax')}
            names={rule.names}
            onChange={(names) => edit((it) => void (it.names = names))}
          />
          {!locked && (
            <div>
              <Button size="small" kind="danger" icon={<DeleteIcon />} onClick={onRemove}>
                {t('removeRule')}
              </Button>
            </div>
          )}
        </OpenFields>
      )}
      {shown === 'free' && <MoreFree path={path} rule={rule} edit={edit} />}
    </>
  );
}

interface MoreFreeProps {
  readonly path: string;
  readonly rule: TaxRuleForm;
  readonly edit: (recipe: (it: TaxRuleForm) => void) => void;
}

/** Who owes nothing or a part of the tax, and the most that a person or a stay owes. */
function MoreFree({ path, rule, edit }: MoreFreeProps) {
  const { t } = useTranslation('pricing/charges');
  const { locked, currency } = useEditing();
  const reduced = rule.reduced ?? [];
  return (
    <OpenFields>
      <Subsection title={t('free')}>
        <Ticks style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))' }}>
          {exemptReasons.map((reason) => (
            <TickInput
              key={reason}
              look="check"
              label={t(`exempt_${reason}`)}
              disabled={locked}
              value={rule.exempt.includes(reason)}
              onChange={(on) =>
                edit((it) => {
                  it.exempt = exemptReasons.filter((one) => (one === reason ? on : it.exempt.includes(one)));
                })
              }
            />
          ))}
        </Ticks>
      </Subsection>
      <Subsection title={t('reduced')}>
        {reduced.map((row, at) => (
          <Less key={String(at)} role="group" aria-label={t('reducedNumber', { number: at + 1 })}>
            <NumberCell
              path={`${path}.reduced.${at}.below_age`}
              label={t('youngerThan')}
              labelHidden={at > 0}
              suffix={t('yearsOld')}
              decimals={0}
              maxIntegers={3}
              value={row.below_age}
              onChange={(age) => edit((it) => editRow(it.reduced, at, (held) => void (held.below_age = age)))}
            />
            <NumberCell
              path={`${path}.reduced.${at}.percent_of_tax`}
              label={t('payShare')}
              labelHidden={at > 0}
              suffix="%"
              maxIntegers={3}
              value={row.percent_of_tax}
              onChange={(percent) =>
                edit((it) => editRow(it.reduced, at, (held) => void (held.percent_of_tax = percent)))
              }
            />
            {!locked && (
              <IconButton
                label={t('removeReduced', { number: at + 1 })}
                icon={<DeleteIcon />}
                style={at === 0 ? { marginTop: 20 } : undefined}
                onClick={() => edit((it) => void it.reduced?.splice(at, 1))}
              />
            )}
          </Less>
        ))}
        {!locked && (
          <div>
            <Button
              size="small"
              kind="quiet"
              icon={<AddIcon />}
              onClick={() =>
                edit((it) => {
                  it.reduced = [...(it.reduced ?? []), { below_age: null, percent_of_tax: 50 }];
                })
              }
            >
              {t('addReduced')}
            </Button>
          </div>
        )}
      </Subsection>
      <FieldsGrid>
        <NumberCell
          path={`${path}.most_per_person`}
          label={t('mostPerPerson')}
          labelHidden={false}
          suffix={currency}
          fixed={2}
          value={rule.most_per_person}
          onChange={(most) => edit((it) => void (it.most_per_person = most))}
        />
        <NumberCell
          path={`${path}.most_per_stay`}
          label={t('mostPerStay')}
          labelHidden={false}
          suffix={currency}
          fixed={2}
          value={rule.most_per_stay}
          onChange={(most) => edit((it) => void (it.most_per_stay = most))}
        />
      </FieldsGrid>
    </OpenFields>
  );
}
