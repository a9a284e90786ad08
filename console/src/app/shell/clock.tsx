import { styled } from '../../ui/theme/styled.js';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session-context.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { clockWords } from './clock-words.js';

const REFRESH_MS = 5000;

const Face = styled('time')({
  ...type.second,
  display: 'grid',
  flex: 'none',
  color: role.ink3,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
const Time = styled('b')({ color: role.ink, fontWeight: 600, fontSize: 13 });

/** The clock of the active marina, or of this computer when no marina is chosen. */
export function MarinaClock() {
  const { marina } = useSession();
  return <Clock timeZone={marina?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone} />;
}

/** Day and time of day in a time zone, refreshed every five seconds. */
export function Clock({ timeZone }: { timeZone: string }) {
  const { i18n } = useTranslation();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const { date, time } = clockWords(now, timeZone, i18n.language);
  return (
    <Face dateTime={now.toISOString()}>
      <span>{date}</span>
      <Time>{time}</Time>
    </Face>
  );
}
