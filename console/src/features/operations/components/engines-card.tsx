import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Engines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '0 24px',
});
const Engine = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 10,
  minHeight: 38,
  borderBottom: `1px solid ${role.line}`,
});

const BACKUP_EVERY_MS = 60_000;

interface EnginesCardProps {
  overview: AnswerOf<typeof operationsCalls.overview>;
}

/** The version that runs, and whether each engine answers. */
export function EnginesCard({ overview }: EnginesCardProps) {
  const { t } = useTranslation('operations');
  const formats = useFormats();
  const { version, node_version, started_at, log_head, engines } = overview;
  const { data: backup } = useLoad(operationsCalls.backup, undefined, { topics: [], refetchEvery: BACKUP_EVERY_MS });
  const last = backup?.last;
  return (
    <Card>
      <Section title={t('engines')}>
        <Engines>
          {engines.map(({ part, problem, needed }) => (
            <Engine key={part}>
              <span>{t(`engine_${part}`)}</span>
              <StatusChip
                kind={problem === null ? 'booked' : needed ? 'our_move' : 'waiting'}
                label={t(problem === null ? 'answers' : `problem_${problem}`)}
              />
            </Engine>
          ))}
        </Engines>
      </Section>
      <Section title={t('versions')}>
        <KeyValues
          items={[
            { label: t('version'), value: version },
            { label: t('nodeVersion'), value: node_version },
            { label: t('startedAt'), value: formats.instant(started_at) },
            { label: t('logHead'), value: formats.number(log_head) },
            ...(last === undefined
              ? []
              : [
                  {
                    label: t('lastBackup'),
                    value:
                      last === null
                        ? t('noBackup')
                        : t('backupAt', {
                            time: formats.instant(last.made_at),
                            to: last.to,
                            count: last.events,
                            number: formats.number(last.events),
                          }),
                  },
                ]),
          ]}
        />
      </Section>
    </Card>
  );
}
