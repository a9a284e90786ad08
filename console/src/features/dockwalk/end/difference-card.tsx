import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Difference } from '../../../../../contracts/dockwalk/walks.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { FormDialog } from '../../../ui/dialogs/form-dialog.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { DoneIcon, MoreIcon } from '../../../ui/icons.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthWords } from '../berth/use-berth-words.js';
import type { ShownBerth } from '../model/standing.js';
import { type DirectStep, offeredSteps } from './difference-steps.js';
import type { DifferenceSteps } from './use-difference-steps.js';

const Body = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, padding: '12px 14px' });
const Head = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  color: role.ink2,
  '& > span': { flex: '1 1 0', minWidth: 0 },
  '& b': { ...type.section, color: role.ink },
  '& em': {
    ...type.label,
    flex: 'none',
    padding: '2px 8px',
    borderRadius: 6,
    fontStyle: 'normal',
    backgroundColor: role.ourMove.bg,
    color: role.ourMove.on,
  },
  '& em[data-settled=true]': { backgroundColor: role.booked.bg, color: role.booked.on },
});
const Steps = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '1 1 auto', minWidth: 0, maxWidth: '100%' },
  '& > :has([aria-haspopup])': { flex: 'none' },
  // On the smallest phones a long step takes two lines.
  '& button, & a': { whiteSpace: 'normal' },
});
const Settled = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 13,
  color: role.booked.on,
  '& svg': { width: 16, height: 16 },
});
const Quiet = styled('p')({ fontSize: 13, color: role.ink2 });

interface DifferenceCardProps {
  berth: ShownBerth;
  difference: Difference;
  words: BerthWords;
  steps: DifferenceSteps;
  /** Why no step can be taken now; null: it can. */
  hindrance: string | null;
  may: boolean;
  /** On the desk a difference is dismissed with a reason; on the dock it is left to the desk. */
  desk: boolean;
}

/** One difference with its one or two next steps. */
export function DifferenceCard({ berth, difference, words, steps, hindrance, may, desk }: DifferenceCardProps) {
  const { t } = useTranslation('dockwalk');
  const navigate = useNavigate();
  const [reason, setReason] = useState<string | null>(null);
  const settled = difference.state === 'RESOLVED' || difference.state === 'DISMISSED';
  const offered = offeredSteps(difference);
  const person = difference.expected?.boater_name?.split(' ')[0];
  const label = (step: (typeof offered)[number]['step']): string => {
    if (step === 'MOVE_HERE') {
      return t('step_MOVE_HERE', { boat: words.boat(difference.seen ?? { name: null }), berth: difference.berth.name });
    }
    if (step === 'ABSENCE_INQUIRY' && person !== undefined) return t('askPerson', { person });
    return t(`step_${step}`);
  };
  const more = [
    ...offered.slice(2).map(({ step, to }) => ({
      id: step,
      label: label(step),
      run: () => (to === null ? steps.take(step as DirectStep, difference) : void navigate(to)),
    })),
    ...(desk
      ? [{ id: 'DISMISS', label: t('dismiss'), run: () => setReason('') }]
      : difference.state === 'OPEN'
        ? [{ id: 'LEAVE', label: t('leaveToDesk'), run: () => steps.leaveToDesk(difference) }]
        : []),
  ];
  const inquired = berth.row.inquiry_sent_at;
  return (
    <Card>
      <Body role="group" aria-label={`${difference.berth.name}: ${t(`kind_${difference.kind}`)}`}>
        <Head>
          <b>{difference.berth.name}</b>
          <span>
            {difference.kind === 'OTHER_BOAT' && difference.expected === null
              ? t('saidInEmpty', saidOf(difference, words))
              : t(`said_${difference.kind}`, saidOf(difference, words))}
          </span>
          <em data-settled={settled}>{settled ? t(`state_${difference.state}`) : t(`kind_${difference.kind}`)}</em>
        </Head>
        <DifferenceNotes {...{ difference, words, desk, inquired }} />
        {!settled && may && (
          <Steps>
            {offered
              .slice(0, 2)
              .filter(({ step }) => step !== 'ABSENCE_INQUIRY' || inquired === null)
              .map(({ step, to }) =>
                to === null ? (
                  <Button
                    key={step}
                    busy={steps.busy}
                    disabledReason={hindrance}
                    onClick={() => steps.take(step as DirectStep, difference)}
                  >
                    {label(step)}
                  </Button>
                ) : (
                  <LinkButton key={step} to={to}>
                    {label(step)}
                  </LinkButton>
                ),
              )}
            {more.length > 0 && hindrance === null && (
              <MenuButton
                label={t('moreFor', { berth: difference.berth.name })}
                items={more}
                iconOnly
                icon={<MoreIcon />}
              />
            )}
          </Steps>
        )}
      </Body>
      <FormDialog
        open={reason !== null}
        title={t('dismissTitle', { berth: difference.berth.name })}
        dirty={reason !== null && reason !== ''}
        confirm={t('dismiss')}
        busy={steps.busy}
        disabledReason={reason?.trim() === '' ? t('reasonFirst') : null}
        onConfirm={() =>
          void steps.dismiss(difference, reason?.trim() ?? '').then((done) => {
            if (done) setReason(null);
          })
        }
        onClose={() => setReason(null)}
      >
        <TextInput
          label={t('trade:reason')}
          value={reason}
          maxLength={200}
          autoFocus
          onChange={(text) => setReason(text ?? '')}
        />
      </FormDialog>
    </Card>
  );
}

function saidOf({ seen, expected }: Difference, words: BerthWords) {
  return { seen: words.boat(seen ?? { name: null }), expected: words.boat(expected ?? { name: null }) };
}

interface DifferenceNotesProps extends Pick<DifferenceCardProps, 'difference' | 'words' | 'desk'> {
  /** When the boater of an absent resident was asked; null: not yet. */
  inquired: string | null;
}

/** What else is known of a difference. */
function DifferenceNotes({ difference, words, desk, inquired }: DifferenceNotesProps) {
  const { t } = useTranslation('dockwalk');
  const { instant } = useFormats();
  return (
    <>
      {difference.kind === 'RESIDENT_AWAY' && inquired !== null && (
        <Settled role="status">
          <DoneIcon />
          {t('inquirySent', { at: instant(inquired) })}
        </Settled>
      )}
      {difference.kind === 'OTHER_BOAT' && words.card(difference.seen) !== '' && (
        <Quiet>{words.card(difference.seen)}</Quiet>
      )}
      {difference.reason !== null && <Quiet>{t('quoted', { text: difference.reason })}</Quiet>}
      {difference.state === 'TO_DESK' && !desk && <Quiet>{t('leftToDesk')}</Quiet>}
    </>
  );
}
