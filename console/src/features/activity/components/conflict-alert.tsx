import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { conflictCalls } from '../../../../../contracts/conflicts/calls.js';
import type { ConflictRow } from '../../../../../contracts/conflicts/conflict.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { ConflictMark } from '../../../entities/conflict/conflict-mark.js';
import { conflictTopics, useConflicts } from '../../../entities/conflict/use-conflicts.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Hinted } from '../../../ui/floats/hinted.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { content, radius, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { isOneClick } from '../model/conflict-view.js';
import { useSolved } from '../api/use-solved.js';
import { useConflictRefusal } from './use-conflict-refusal.js';
import { useConflictWords } from './use-conflict-words.js';

const Strip = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid color-mix(in srgb, ${role.wrong.on} 35%, transparent)`,
  borderRadius: radius.card,
  backgroundColor: role.wrong.bg,
  overflow: 'hidden',
  '@media print': { display: 'none' },
});
const Cell = styled('div')({
  flex: '1 1 360px',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 14px',
  boxShadow: `-1px -1px 0 color-mix(in srgb, ${role.wrong.on} 35%, transparent)`,
  color: role.wrong.on,
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', ...text.strong, color: role.ink },
  '& small': { display: 'block', ...text.second, color: role.ink2 },
  // The count of the others stands beside those shown, or below them in a row of its own.
  '&[data-more]': { flexBasis: '100%', [content.two]: { flex: '0 1 200px' } },
});

const Actions = styled('span')({ flex: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, maxWidth: '100%' });

/** Conflicts shown with their best remedy; the others are counted. */
const SHOWN = 2;

/**
 * The open conflicts above the arrivals, each with its best remedy in one click. With `all`, every one is shown, also
 * those that wait for an answer.
 */
export function ConflictAlert({ all }: { readonly all: boolean }) {
  const { t } = useTranslation('activity/conflicts');
  const words = useConflictWords();
  const { data } = useConflicts();
  const open = data?.items.filter(({ state }) => all || state === 'OPEN') ?? [];
  const shown = all ? open : open.slice(0, SHOWN);
  const more = open.slice(shown.length);
  const [next] = more;
  if (open.length === 0) return null;
  return (
    <Strip aria-label={t('openConflicts')}>
      {shown.map((row) => (
        <ConflictCell key={row.conflict_id} row={row} />
      ))}
      {next !== undefined && (
        <Cell data-more>
          <ConflictMark />
          <div>
            <b>{t('more', { count: more.length })}</b>
            <small>{words.title(next)}</small>
          </div>
          <LinkButton size="small" to={conflictAddress(next.conflict_id)}>
            {t('actions:open')}
          </LinkButton>
        </Cell>
      )}
    </Strip>
  );
}

/** A remedy that writes to nobody is one click; all others open the conflict. */
function ConflictCell({ row }: { readonly row: ConflictRow }) {
  const { t } = useTranslation('activity/conflicts');
  const words = useConflictWords();
  const toast = useToast();
  const refusalWords = useConflictRefusal();
  const { instant } = useFormats();
  const may = useMay(conflictCalls.resolve.access);
  const { best, conflict_id } = row;
  const solved = useSolved();
  const answered = useRef('');
  const { send, isPending } = useSend(conflictCalls.resolve, {
    topics: conflictTopics,
    onDone: (_answer, { choice }) => solved({ conflict_id, title: answered.current, choice }),
    onRefused: (error) => toast({ kind: 'wrong', text: refusalWords(error) }),
  });
  const title = words.title(row);
  const { waiting } = row;
  const solution = best === null ? t('noBest') : t('bestIs', { remedy: words.remedy(best, row) });
  const state = waiting === null ? solution : t('waitsUntil', { time: instant(waiting.until) });
  return (
    <Cell>
      {waiting === null ? <ConflictMark /> : <StatusMark kind="waiting" size={14} />}
      <div>
        <b>{title}</b>
        <small>{state}</small>
      </div>
      <Actions>
        {best !== null && may && isOneClick(best) && (
          <Hinted text={words.told(best, false)}>
            <Button
              kind="primary"
              size="small"
              busy={isPending}
              onClick={() => {
                answered.current = title;
                void send({ conflict_id, choice: best.choice });
              }}
            >
              {words.remedy(best, row)}
            </Button>
          </Hinted>
        )}
        <LinkButton size="small" to={conflictAddress(conflict_id)} aria-label={t('openNamed', { conflict: title })}>
          {t('actions:open')}
        </LinkButton>
      </Actions>
    </Cell>
  );
}
