import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardCalls } from '../../../../../contracts/dashboard/calls.js';
import type { Highlight } from '../../../../../contracts/dashboard/figures.js';
import { HIGHLIGHT_DAYS, highlightFilters } from '../../../../../contracts/dashboard/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useLocalPreference } from '../../../lib/session/local-preference.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { moveByKey } from '../../../ui/list/move-by-key.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { motion } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { recordAddress } from '../model/addresses.js';
import { highlightMark } from '../model/highlight-mark.js';
import { Widget } from './widget.js';

const List = styled('ul')({ listStyle: 'none', margin: '4px -16px 0', padding: 0 });
const Line = styled('span')({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '4px 16px',
  transition: `background-color ${motion.colour}`,
  'a:hover > &': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
});
/** Long words of some languages scroll instead of leaving the card. */
const Filters = styled('div')({
  overflowX: 'auto',
  padding: 3,
  margin: -3,
  '& > *': { width: 'max-content' },
  '& label': { paddingInline: 8 },
  // Two rows of two on the narrowest phones.
  '@media (max-width: 380px)': {
    '& > *': { width: 'auto' },
    '& [role=radiogroup]': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& label:nth-of-type(3)': { borderLeft: 0 },
    '& label:nth-of-type(n + 3)': { borderTop: `1px solid ${role.edge}` },
  },
});
const Open = styled(Link)({
  display: 'block',
  color: 'inherit',
  fontWeight: 400,
  '&:hover': { textDecoration: 'none' },
  '&:focus-visible': { outlineOffset: -2 },
});
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const When = styled('span')({ fontSize: 12, color: role.ink2, whiteSpace: 'nowrap' });
const Empty = styled('div')({ textAlign: 'center', padding: '22px 12px', color: role.ink2 });

const TOPICS: readonly Topic[] = [
  { topic: 'reservations' },
  { topic: 'absences' },
  { topic: 'customers' },
  { topic: 'memberships' },
];

/** What customers did lately, newest first. The filter is kept for each user. */
export function HighlightsCard() {
  const { t } = useTranslation('dashboard');
  const [kept, keep] = useLocalPreference<string>('highlights', 'ALL');
  const show = highlightFilters.find((one) => one === kept) ?? 'ALL';
  const load = useLoad(dashboardCalls.highlights, { show }, { topics: TOPICS, keepPrevious: true });
  return (
    <Widget title={t('highlightsTitle')} load={load} lines={8}>
      {({ items }) => (
        <>
          <Filters>
            <ToggleInput
              label={t('highlightsOf')}
              labelHidden
              value={show}
              onChange={(value) => keep(value ?? 'ALL')}
              options={highlightFilters.map((one) => ({ value: one, label: t(`highlights_${one}`) }))}
            />
          </Filters>
          {items.length === 0 ? (
            <Empty>
              <strong style={{ color: role.ink }}>{t(`highlightsNone_${show}`)}</strong>
              <div>{t('highlightsNoneText', { count: HIGHLIGHT_DAYS })}</div>
            </Empty>
          ) : (
            <Feed items={items} />
          )}
        </>
      )}
    </Widget>
  );
}

/** New entries wait until the pointer leaves the list, so that nothing moves under it. */
function Feed({ items }: { readonly items: readonly Highlight[] }) {
  const { t } = useTranslation('dashboard');
  const [shown, setShown] = useState(items);
  const over = useRef(false);
  useEffect(() => {
    if (!over.current) setShown(items);
  }, [items]);
  return (
    <List
      onKeyDown={moveByKey}
      onPointerEnter={() => (over.current = true)}
      onPointerLeave={() => {
        over.current = false;
        setShown(items);
      }}
      aria-label={t('highlightsTitle')}
    >
      {shown.map((one) => (
        <li key={one.id}>
          <HighlightLine highlight={one} />
        </li>
      ))}
    </List>
  );
}

function HighlightLine({ highlight }: { readonly highlight: Highlight }) {
  const formats = useFormats();
  const { title, about, at, event_type } = highlight;
  const to = recordAddress(highlight);
  const today = formats.dayOf(at) === formats.today();
  const line = (
    <Line>
      <StatusMark kind={highlightMark(event_type)} />
      <Words>
        {about === null ? title : `${about}: `}
        {about !== null && <span style={{ color: role.ink2 }}>{title}</span>}
      </Words>
      <When>{today ? formats.time(at) : formats.weekdayAndDay(formats.dayOf(at))}</When>
    </Line>
  );
  return to === null ? (
    line
  ) : (
    <Open to={to} data-row-link>
      {line}
    </Open>
  );
}
