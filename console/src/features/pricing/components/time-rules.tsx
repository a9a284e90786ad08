import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { AddIcon, DeleteIcon } from '../../../ui/icons.js';
import { useEditing } from '../model/editing-context.js';
import { blankChange, type LeadTimeForm } from '../model/list-rules.js';
import { editRow } from '../model/plan-form.js';
import { useUndo } from '../model/use-undo.js';
import { Chip, Chips, useChangeWords } from './boat-rules.js';
import { NumberCell } from './cells.js';
import { ChangeFields } from './change-fields.js';
import { EventDialog } from './event-dialog.js';
import { Rule, RuleRow } from './rule.js';

/** Rules by dates: nights of events, and stays that are booked early or late. */
export function TimeRules() {
  return (
    <>
      <EventRule />
      <LeadTimeRule />
    </>
  );
}

function EventRule() {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  const formats = useFormats();
  const undo = useUndo();
  const changed = useChangeWords();
  const [open, setOpen] = useState<number | null>(null);
  const events = form.events ?? [];
  const add = () => {
    const from = addDays(formats.today(), 30);
    change((next) => {
      const event = { name: '', from, to: addDays(from, 1), change: blankChange(), least_nights: null };
      (next.events ??= []).push(event);
    });
    setOpen(events.length);
  };
  return (
    <Rule
      title={t('rule_events')}
      hint={events.length === 0 ? t('rule_eventsHint') : undefined}
      on={events.length > 0}
      onSwitch={(on) => {
        if (on) add();
        else undo({ ...structuredClone(form), events: [] }, t('eventsRemoved'));
      }}
    >
      {events.length > 0 && (
        <Chips>
          {events.map((event, at) => (
            <Chip key={event.id ?? String(at)} type="button" onClick={() => setOpen(at)}>
              {event.name === '' ? t('trade:unnamed') : event.name}, {formats.dateSpan(event.from, event.to)}:{' '}
              {changed(event.change)}
            </Chip>
          ))}
          {!locked && (
            <Button size="small" kind="quiet" icon={<AddIcon />} onClick={add}>
              {t('addEvent')}
            </Button>
          )}
        </Chips>
      )}
      {open !== null && events[open] !== undefined && <EventDialog index={open} onClose={() => setOpen(null)} />}
    </Rule>
  );
}

function LeadTimeRule() {
  const { t } = useTranslation('pricing');
  const { form, change, locked } = useEditing();
  const undo = useUndo();
  const rows = form.lead_times ?? [];
  const add = () =>
    change(
      (next) => void (next.lead_times ??= []).push({ at_least_days: null, at_most_days: null, change: blankChange() }),
    );
  const edit = (index: number, recipe: (row: LeadTimeForm) => void) =>
    change((next) => editRow(next.lead_times, index, recipe));
  return (
    <Rule
      title={t('rule_leadTimes')}
      hint={t('rule_leadTimesHint')}
      on={rows.length > 0}
      onSwitch={(on) => {
        if (on) add();
        else undo({ ...structuredClone(form), lead_times: [] }, t('leadTimesRemoved'));
      }}
    >
      {rows.map((row, index) => (
        <div key={String(index)} role="group" aria-label={t('leadTime', { number: index + 1 })}>
          <RuleRow>
            {(['at_least_days', 'at_most_days'] as const).map((limit) => (
              <div key={limit} style={{ width: 104 }}>
                <NumberCell
                  path={`lead_times.${String(index)}.${limit}`}
                  label={t(limit === 'at_least_days' ? 'leadAtLeast' : 'leadAtMost')}
                  labelHidden={false}
                  suffix={t('daysShort')}
                  decimals={0}
                  maxIntegers={3}
                  placeholder="–"
                  value={row[limit]}
                  onChange={(days) => edit(index, (it) => void (it[limit] = days))}
                />
              </div>
            ))}
            {!locked && (
              <IconButton
                label={t('removeLeadTime', { number: index + 1 })}
                icon={<DeleteIcon />}
                onClick={() => change((next) => void next.lead_times?.splice(index, 1))}
              />
            )}
          </RuleRow>
          <ChangeFields
            path={`lead_times.${String(index)}.change`}
            label={t('moreOrLess')}
            change={row.change}
            onChange={(next) => edit(index, (it) => void (it.change = next))}
          />
        </div>
      ))}
      {!locked && rows.length > 0 && rows.length < 12 && (
        <div>
          <Button size="small" kind="quiet" icon={<AddIcon />} onClick={add}>
            {t('addLeadTime')}
          </Button>
        </div>
      )}
    </Rule>
  );
}
