import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session-context.js';
import { SetSwitch } from '../../../ui/fields/set-switch.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, 1fr) 2fr auto',
  alignItems: 'center',
  gap: '6px 14px',
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Meter = styled('meter')({ width: 100, height: 8, flex: 'none' });

const SUPPORT = 'INSTANT_BOOKING_NEEDS_SUPPORT';

/** The piers with their switches; without the permission, a switch is locked and support can be asked. */
export function InstantPiers({ supportEmail }: { supportEmail: string | null }) {
  const { t } = useTranslation('marinas');
  const may = useMay(berthCalls.listPiers.access);
  const topics = [{ topic: 'berths' as const }];
  const answer = useLoad(berthCalls.listPiers, { page_size: 100 }, { topics, enabled: may });
  if (!may) return null;
  const piers = answer.data?.items;
  const berths = (piers ?? []).reduce((sum, pier) => sum + pier.number_of_berths, 0);
  const bookable = (piers ?? []).reduce((sum, pier) => sum + pier.instant_booking_berths, 0);
  return (
    <Card>
      <Section
        title={t('trade:piers')}
        note={piers === undefined ? undefined : t('instantBerths', { bookable, count: berths })}
      >
        {piers === undefined ? (
          answer.isError ? (
            <LoadFailed load={answer} />
          ) : (
            <LoadingLines lines={4} rowHeight={40} />
          )
        ) : piers.length === 0 ? (
          <p style={{ color: role.ink2 }}>{t('noPiers')}</p>
        ) : (
          <div>
            {piers.map((pier) => (
              <PierRow key={pier.id} pier={pier} supportEmail={supportEmail} />
            ))}
          </div>
        )}
      </Section>
    </Card>
  );
}

function PierRow({ pier, supportEmail }: { pier: PierRecord; supportEmail: string | null }) {
  const { t } = useTranslation('marinas');
  const toast = useToast();
  const problemWords = useProblemWords();
  const mayEdit = useMay(berthCalls.updatePier.access);
  const { marina_settings } = useMarina();
  const [refused, setRefused] = useState(false);
  const { number_of_berths: all, instant_booking_berths: some } = pier;
  const { send, isPending } = useSend(berthCalls.updatePier, {
    topics: [{ topic: 'berths' }],
    revision: () => pier.revision,
    onRefused: (error) => {
      if (error.error_type === SUPPORT) setRefused(true);
      else toast({ kind: 'wrong', text: problemWords(error) });
    },
  });
  const { id, name, berth_sizes } = pier;
  const state =
    all === 0 ? (pier.instant_booking ? 'all' : 'none') : some === 0 ? 'none' : some === all ? 'all' : 'mixed';
  // Only support switches it on for a marina that takes no reservations; a pier that has it may still lose it.
  const locked = refused || (marina_settings.permissions.reservation !== true && !pier.instant_booking);
  return (
    <Row>
      <span style={type.strong}>{t('trade:pierNamed', { pier: name })}</span>
      <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
        <Meter aria-hidden="true" max={Math.max(1, all)} value={some} />
        {t('someOfAll', { some, count: all })}
      </span>
      <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: '4px 10px' }}>
        {locked &&
          (supportEmail === null ? (
            <span>{t('askSupport')}</span>
          ) : (
            <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(t('supportSubject', { name }))}`}>
              {t('askSupport')}
            </a>
          ))}
        <SetSwitch
          label={t('instantOfPier', { name })}
          state={state}
          disabled={!mayEdit || isPending || locked}
          onChange={(instant_booking) => void send({ pier: { id, name, berth_sizes, instant_booking } })}
        />
      </span>
    </Row>
  );
}
