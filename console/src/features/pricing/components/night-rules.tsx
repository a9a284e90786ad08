import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { useEditing } from '../model/editing-context.js';
import { blankChange, blankWeekend, othersWith } from '../model/list-rules.js';
import { editRow, type SeasonForm } from '../model/plan-form.js';
import { weekdayNames } from '../model/weekday-names.js';
import { NumberCell } from './cells.js';
import { NotInBookings } from './not-in-bookings.js';
import { ChangeFields } from './change-fields.js';
import { Rule, RuleRow, RuleText } from './rule.js';
import { WeekdayChoice } from './weekday-choice.js';

interface NightRulesProps {
  /** The season whose rules are shown; each season has its own. */
  season: number;
}

/** Rules about the nights of one season. They touch nights that are charged by the day. */
export function NightRules({ season }: NightRulesProps) {
  return (
    <>
      <WeekendRule season={season} />
      <LeastNightsRule season={season} />
      <LaterNightsRule season={season} />
    </>
  );
}

function useSeasonRule(at: number, rule: 'weekend' | 'least_nights' | 'later_nights') {
  const { t } = useTranslation('pricing');
  const { form, change } = useEditing();
  const season = form.seasons[at];
  const others = othersWith(form, at, rule);
  return {
    season,
    path: `seasons.${String(at)}.${rule}`,
    edit: (recipe: (season: SeasonForm) => void) => change((next) => editRow(next.seasons, at, recipe)),
    also: others.length === 0 ? null : t('alsoIn', { names: others.join(', ') }),
  };
}

function WeekendRule({ season: at }: NightRulesProps) {
  const { t, i18n } = useTranslation('pricing');
  const { errorAt } = useEditing();
  const { season, path, edit, also } = useSeasonRule(at, 'weekend');
  const weekend = season?.weekend ?? null;
  return (
    <Rule
      title={t('rule_weekend')}
      on={weekend !== null}
      onSwitch={(on) => edit((it) => void (it.weekend = on ? blankWeekend() : null))}
    >
      {weekend !== null && (
        <>
          <RuleText>
            {t('daysIn', {
              days: weekdayNames(
                weekend.days.flatMap((day) => day ?? []),
                i18n.language,
              ),
              name: season?.name,
            })}
          </RuleText>
          <WeekdayChoice
            label={t('weekendDays')}
            days={weekend.days.flatMap((day) => day ?? [])}
            error={errorAt(`${path}.days`)}
            onChange={(days) => edit((it) => void (it.weekend = { ...weekend, days }))}
          />
          <ChangeFields
            path={`${path}.change`}
            label={t('moreOrLess')}
            change={weekend.change}
            onChange={(change) => edit((it) => void (it.weekend = { ...weekend, change }))}
          />
        </>
      )}
      {also !== null && <RuleText>{also}</RuleText>}
    </Rule>
  );
}

function LeastNightsRule({ season: at }: NightRulesProps) {
  const { t } = useTranslation('pricing');
  const { locked, errorAt } = useEditing();
  const { season, path, edit, also } = useSeasonRule(at, 'least_nights');
  const least = season?.least_nights ?? null;
  const arrivals = least?.arrivals ?? [];
  const editLeast = (recipe: (least: NonNullable<SeasonForm['least_nights']>) => void) =>
    edit((it) => {
      if (it.least_nights != null) recipe(it.least_nights);
    });
  return (
    <Rule
      title={t('rule_leastNights')}
      on={least !== null}
      onSwitch={(on) =>
        edit((it) => void (it.least_nights = on ? { nights: null, unless_it_fills_a_gap: true } : null))
      }
    >
      {least !== null && (
        <>
          <NotInBookings />
          <RuleRow>
            <div style={{ width: 116 }}>
              <NumberCell
                path={`${path}.nights`}
                label={t('leastIn', { name: season?.name })}
                labelHidden={false}
                decimals={0}
                maxIntegers={3}
                value={least.nights}
                onChange={(nights) => editLeast((it) => void (it.nights = nights))}
              />
            </div>
          </RuleRow>
          <TickInput
            look="check"
            label={t('unlessGap')}
            disabled={locked}
            value={least.unless_it_fills_a_gap}
            onChange={(on) => editLeast((it) => void (it.unless_it_fills_a_gap = on === true))}
          />
          {arrivals.map((arrival, index) => (
            <div key={String(index)} role="group" aria-label={t('arrivalRule', { number: index + 1 })}>
              <WeekdayChoice
                label={t('arrivalDays')}
                days={arrival.days.flatMap((day) => day ?? [])}
                error={errorAt(`${path}.arrivals.${String(index)}.days`)}
                onChange={(days) => editLeast((it) => editRow(it.arrivals, index, (row) => void (row.days = days)))}
              />
              <RuleRow>
                <div style={{ width: 116 }}>
                  <NumberCell
                    path={`${path}.arrivals.${String(index)}.nights`}
                    label={t('trade:nights')}
                    labelHidden={false}
                    decimals={0}
                    maxIntegers={3}
                    value={arrival.nights}
                    onChange={(nights) =>
                      editLeast((it) => editRow(it.arrivals, index, (row) => void (row.nights = nights)))
                    }
                  />
                </div>
                {!locked && (
                  <IconButton
                    label={t('removeArrival', { number: index + 1 })}
                    icon={<DeleteIcon />}
                    onClick={() => editLeast((it) => void it.arrivals?.splice(index, 1))}
                  />
                )}
              </RuleRow>
            </div>
          ))}
          {!locked && arrivals.length < 7 && (
            <div>
              <Button
                size="small"
                kind="quiet"
                icon={<AddIcon />}
                onClick={() => editLeast((it) => void (it.arrivals ??= []).push({ days: [6], nights: null }))}
              >
                {t('addArrival')}
              </Button>
            </div>
          )}
        </>
      )}
      {also !== null && <RuleText>{also}</RuleText>}
    </Rule>
  );
}

function LaterNightsRule({ season: at }: NightRulesProps) {
  const { t } = useTranslation('pricing');
  const { locked } = useEditing();
  const { season, path, edit, also } = useSeasonRule(at, 'later_nights');
  const rows = season?.later_nights ?? [];
  return (
    <Rule
      title={t('rule_laterNights')}
      hint={rows.length === 0 ? t('rule_laterNightsHint') : t('laterIn', { name: season?.name })}
      on={rows.length > 0}
      onSwitch={(on) => edit((it) => void (it.later_nights = on ? [{ from_night: 2, change: blankChange() }] : []))}
    >
      {rows.map((row, index) => (
        <RuleRow key={String(index)} role="group" aria-label={t('laterNight', { number: index + 1 })}>
          <div data-short="">
            <NumberCell
              path={`${path}.${String(index)}.from_night`}
              label={t('fromNight')}
              labelHidden={false}
              decimals={0}
              maxIntegers={3}
              value={row.from_night}
              onChange={(night) =>
                edit((it) => editRow(it.later_nights, index, (one) => void (one.from_night = night)))
              }
            />
          </div>
          <ChangeFields
            path={`${path}.${String(index)}.change`}
            label={t('moreOrLess')}
            change={row.change}
            onChange={(change) => edit((it) => editRow(it.later_nights, index, (one) => void (one.change = change)))}
          />
          {!locked && rows.length > 1 && (
            <IconButton
              label={t('removeLaterNight', { number: index + 1 })}
              icon={<DeleteIcon />}
              onClick={() => edit((it) => void it.later_nights?.splice(index, 1))}
            />
          )}
        </RuleRow>
      ))}
      {!locked && rows.length > 0 && rows.length < 12 && (
        <div>
          <Button
            size="small"
            kind="quiet"
            icon={<AddIcon />}
            onClick={() =>
              edit((it) => {
                const from = Math.max(1, ...rows.map(({ from_night }) => from_night ?? 1)) + 1;
                (it.later_nights ??= []).push({ from_night: from, change: blankChange() });
              })
            }
          >
            {t('addLaterNight')}
          </Button>
        </div>
      )}
      {also !== null && <RuleText>{also}</RuleText>}
    </Rule>
  );
}
