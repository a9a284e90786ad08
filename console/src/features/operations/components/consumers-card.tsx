import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { byTrouble, percentBuilt, readModelOf } from '../model/consumer-order.js';
import { ScrollingTable } from './scrolling-table.js';

type Consumer = AnswerOf<typeof operationsCalls.consumers>['items'][number];
type Rebuild = AnswerOf<typeof operationsCalls.overview>['rebuilds'][number];

const MARKS: Record<Consumer['state'], StatusKind> = {
  live: 'booked',
  catching_up: 'waiting',
  failing: 'our_move',
  stopped: 'our_move',
};

interface ConsumersCardProps {
  rebuilds: readonly Rebuild[];
  /** Milliseconds between reloads. */
  every: number;
}

/** Every consumer of the log with its lag; read models can be rebuilt. */
export function ConsumersCard({ rebuilds, every }: ConsumersCardProps) {
  const { t } = useTranslation('operations');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [asking, setAsking] = useState<string | null>(null);
  const load = useLoad(operationsCalls.consumers, undefined, {
    topics: [],
    refetchEvery: every,
  });
  const { data, error, isFetching, refetch } = load;
  const { send, isPending } = useSend(operationsCalls.rebuild, {
    onDone: (_answer, { read_model }) => toast({ kind: 'done', text: t('rebuildBegun', { name: read_model }) }),
    onRefused: (refusal) => toast({ kind: 'wrong', text: problemWords(refusal) }),
  });
  const confirm = async () => {
    if (asking !== null) await send({ read_model: asking });
    setAsking(null);
  };
  return (
    <Card>
      <Section title={t('consumers')} note={t('consumersNote')}>
        <NotRefreshed load={load} />
        {data === undefined && error !== null ? (
          <LoadFailed load={{ error, isFetching, refetch }} />
        ) : data === undefined ? (
          <LoadingLines lines={8} />
        ) : (
          <ScrollingTable label={t('consumers')}>
            <thead>
              <tr>
                <th scope="col">{t('consumer')}</th>
                <th scope="col" data-detail>
                  {t('kind')}
                </th>
                <th scope="col">{t('state')}</th>
                <th scope="col" data-number data-detail>
                  {t('trade:position')}
                </th>
                <th scope="col" data-number>
                  {t('lag')}
                </th>
                <th scope="col" data-number>
                  {t('setAside')}
                </th>
                <th scope="col">{t('rebuild')}</th>
              </tr>
            </thead>
            <tbody>
              {[...data.items].sort(byTrouble).map((consumer) => (
                <tr key={consumer.name}>
                  <th scope="row">
                    {consumer.name}
                    {consumer.error !== null && <small>{consumer.error}</small>}
                    {consumer.waits_for !== null && (
                      <small>{t('waitsFor', { part: t(`engine_${consumer.waits_for}`) })}</small>
                    )}
                  </th>
                  <td data-detail>{t(`kind_${consumer.kind}`)}</td>
                  <td>
                    <StatusChip kind={MARKS[consumer.state]} label={t(`state_${consumer.state}`)} />
                  </td>
                  <td data-number data-detail>
                    {formats.number(consumer.position)}
                  </td>
                  <td data-number>{formats.number(consumer.lag)}</td>
                  <td data-number>{formats.number(consumer.parked_streams)}</td>
                  <td>
                    {consumer.kind === 'read_model' && (
                      <RebuildCell
                        name={readModelOf(consumer.name)}
                        rebuild={rebuilds.find(({ read_model }) => read_model === readModelOf(consumer.name))}
                        onAsk={setAsking}
                      />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        )}
      </Section>
      <ConfirmDialog
        open={asking !== null}
        title={t('rebuildTitle', { name: asking ?? '' })}
        confirm={t('rebuildConfirm')}
        busy={isPending}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
      >
        {t('rebuildText')}
      </ConfirmDialog>
    </Card>
  );
}

interface RebuildCellProps {
  name: string;
  rebuild: Rebuild | undefined;
  onAsk: (name: string) => void;
}

function RebuildCell({ name, rebuild, onAsk }: RebuildCellProps) {
  const { t } = useTranslation('operations');
  const formats = useFormats();
  if (rebuild?.state === 'building') {
    const percent = percentBuilt(rebuild);
    const words = t('building', { percent: formats.percent(percent) });
    return (
      <span>
        <progress value={percent} max={100} aria-label={t('buildingOf', { name })} style={{ width: 90 }} /> {words}
      </span>
    );
  }
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
      <Button size="small" aria-label={t('rebuildOf', { name })} onClick={() => onAsk(name)}>
        {t('rebuild')}
      </Button>
      {rebuild !== undefined && (
        <small role="status">
          {t(rebuild.state === 'served' ? 'rebuilt' : 'rebuildFailed', { time: formats.instant(rebuild.started_at) })}
        </small>
      )}
    </span>
  );
}
