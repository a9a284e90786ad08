import { useTranslation } from 'react-i18next';
import { manyBerthsCalls } from '../../../../../contracts/berths/calls.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { InputDialog } from '../../../ui/dialogs/input-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { placesOf } from '../model/berth-run.js';
import { ManyFields } from './many-fields.js';
import { RunDrawing } from './run-drawing.js';
import { RunList } from './run-list.js';
import { useManyForm } from './use-many-form.js';

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  gap: 28,
  '& > div': { display: 'grid', alignContent: 'start', gap: 14, minWidth: 0 },
  '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  [media.phone]: { gap: 16 },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '2px 12px' });
const Skipped = styled('p')({ ...type.second, color: role.ink2, '& b': { color: role.wrong.on } });

interface ManyDialogProps {
  piers: readonly PierRecord[];
  /** The pier that is chosen at first. */
  firstPier: string | null;
  onClose: () => void;
}

/** Multiple Berths: a run of berths with the same sizes and services, with the pier redrawn while typing. */
export function ManyDialog({ piers, firstPier, onClose }: ManyDialogProps) {
  const { t } = useTranslation('inventory');
  const { sizes } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const form = useManyForm(piers, firstPier);
  const topics = [{ topic: 'berths' as const }, { topic: 'occupancy' as const }];
  const undo = useSend(manyBerthsCalls.undoUpdateMany, {
    topics,
    onDone: ({ changed }) => toast({ kind: 'done', text: t('undone', { count: changed }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const create = useSend(manyBerthsCalls.createMany, {
    topics,
    onDone: ({ created, batch_id }) => {
      toast({
        kind: 'done',
        text: t('berthsAdded', { count: created.length }),
        action: { label: t('actions:undo'), run: () => void undo.send({ batch_id }) },
      });
      onClose();
    },
  });
  const { berths, fresh, there, command, nameOf, pier, problem } = form;
  const taken = berths.filter(({ state }) => state === 'there');
  const first = fresh[0];
  const lastNew = fresh.at(-1);
  const run =
    first === undefined || lastNew === undefined
      ? t('runEmpty')
      : t('runWords', { count: fresh.length, first: nameOf(first.number), last: nameOf(lastNew.number) });
  const missing =
    command !== null
      ? null
      : problem === null
        ? t('runNeedsSizes')
        : t(`runProblem_${problem}`, { pier: pier?.name ?? '' });
  return (
    <InputDialog
      open
      dirty={form.touched}
      size="wide"
      title={t('multipleBerths')}
      note={t('multipleBerthsHint')}
      busy={create.isPending}
      onClose={onClose}
      aside={
        taken.length > 0 && (
          <Skipped>
            <b>
              {t('existAlready', {
                count: taken.length,
                berths: taken
                  .map(({ number }) => nameOf(number))
                  .slice(0, 5)
                  .join(', '),
              })}
            </b>{' '}
            {t('staysAsItIs', { count: taken.length })}
          </Skipped>
        )
      }
      actions={(close) => (
        <>
          <Button onClick={close} disabled={create.isPending}>
            {t('actions:cancel')}
          </Button>
          <Button
            kind="primary"
            busy={create.isPending}
            disabledReason={missing}
            onClick={() => command !== null && void create.send(command)}
          >
            {t('addBerths', { count: fresh.length })}
          </Button>
        </>
      )}
    >
      <Halves>
        <div>
          <ManyFields form={form} piers={piers} />
        </div>
        <div>
          <Head aria-live="polite">
            <b>{run}</b>
            <span style={{ ...type.second, color: role.ink2 }}>
              {pier !== null &&
                t('pierGrows', { pier: pier.name, from: there.length, count: there.length + fresh.length })}
            </span>
          </Head>
          <RunDrawing
            places={placesOf(berths, there)}
            pier={pier?.name.slice(0, 3) ?? ''}
            nameOf={nameOf}
            label={run}
          />
          {berths.length > 0 && (
            <RunList
              {...{ berths, nameOf }}
              size={sizes({ length: form.sizes.max_loa, beam: form.sizes.max_beam, draft: form.sizes.max_draft })}
              onLeaveOut={form.leaveOut}
            />
          )}
          {create.error !== null && (
            <Banner tone="wrong" live>
              {problemWords(create.error)}
            </Banner>
          )}
        </div>
      </Halves>
    </InputDialog>
  );
}
