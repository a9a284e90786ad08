import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { messageCalls } from '../../../../../contracts/messages/calls.js';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { BulkDialog } from '../../../entities/reservation/bulk/bulk-dialog.js';
import type { BulkMove } from '../../../entities/reservation/bulk/bulk-move.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { AddIcon, ChatIcon, MoreIcon } from '../../../ui/icons.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Page } from '../../../ui/page/page.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import type { Reloaded } from '../../../ui/states/not-refreshed.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { GroupBerths } from '../components/group-berths.js';
import { GroupBoats, type GroupBoat } from '../components/group-boats.js';
import { GroupColumn, GroupColumns } from '../components/group-columns.js';
import { GroupPriceCard, NextOfGroup, OrganiserCard } from '../components/group-side.js';
import { WhoPays } from '../components/who-pays.js';
import { TakeOutDialog } from '../components/take-out-dialog.js';
import { boatsLeft, isComing, losesDiscount } from '../model/boats-left.js';
import { boatsDue, groupTurn, oneOfEachBoater } from '../model/group-turn.js';

const back = { to: listAddress('/reservations') };

/** A group: its berths, its boats, its organiser, and what all boats cost together. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('groups');
  const problemWords = useProblemWords();
  const load = useLoad(
    groupCalls.get,
    { group_id: id },
    { topics: [{ topic: 'reservations' }, { topic: 'occupancy' }, { topic: 'berths' }] },
  );
  const { data: group, error, refetch, isFetching } = load;
  if (group !== undefined) return <GroupView group={group} load={load} />;
  return (
    <Page title={t('group')} back={back}>
      {error === null ? (
        <LoadingLines lines={6} />
      ) : (
        <ErrorState text={problemWords(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
    </Page>
  );
}

/** What is asked about some boats of the group. */
interface Asked {
  readonly move: BulkMove;
  readonly rows: readonly GroupBoat[];
  readonly text?: string;
}

function GroupView({ group, load }: { group: ShownGroup; load: Reloaded }) {
  const { t } = useTranslation('groups');
  const { dateSpan, money, nights } = useFormats();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [leaving, setLeaving] = useState<GroupBoat | null>(null);
  const mayAdd = useMay(groupCalls.addBoats.access);
  const mayWrite = useMay(messageCalls.create.access);
  const today = useMarinaToday();
  const { boats, price, discount } = group;
  const left = boatsLeft(boats);
  const due = boatsDue(boats);
  const stay = dateSpan(group.start_date, group.end_date);
  const subtitle = [t('boatCount', { count: left }), stay].join(', ');
  const fewer = asked?.move === 'cancel' ? losesDiscount(group, asked.rows) : null;
  const answer = <Answer boats={boats} onApprove={(boat) => setAsked({ move: 'approve', rows: [boat] })} />;
  const list = `/reservations?tab=ALL&group=${group.id}`;
  return (
    <>
      <Page
        title={group.name}
        back={back}
        chip={<Whose boats={boats} />}
        subtitle={subtitle}
        paper
        menu={
          <MenuButton
            label={t('actions:more')}
            iconOnly
            icon={<MoreIcon />}
            items={[
              { id: 'list', label: t('showInList'), run: () => void navigate(list) },
              { id: 'print', label: t('actions:print'), run: () => window.print() },
            ]}
          />
        }
        actions={
          <>
            {mayWrite && (
              <Button
                icon={<ChatIcon />}
                disabledReason={left === 0 ? t('noBoatComes') : null}
                onClick={() => setAsked({ move: 'message', rows: oneOfEachBoater(boats.filter(isComing)) })}
              >
                {t('messageAll')}
              </Button>
            )}
            {mayAdd && left > 0 && group.end_date > today && (
              <LinkButton to={`/groups/${group.id}/add`} icon={<AddIcon />}>
                {t('addBoats')}
              </LinkButton>
            )}
          </>
        }
      >
        <GroupColumns>
          <GroupColumn>
            <GroupBerths group={group} />
            <GroupBoats
              group={group}
              load={load}
              onCancel={(boat) => setAsked({ move: 'cancel', rows: [boat] })}
              onTakeOut={setLeaving}
            />
          </GroupColumn>
          <GroupColumn data-side>
            <NextOfGroup group={group} answer={answer} />
            <OrganiserCard group={group} />
            <GroupPriceCard price={price} />
            <WhoPays group={group} />
          </GroupColumn>
        </GroupColumns>
        {asked !== null && (
          <BulkDialog
            {...asked}
            warning={
              fewer === null || discount === null
                ? undefined
                : t('losesDiscount', { left: fewer, needed: discount.boats, percent: discount.percent })
            }
            onClose={() => setAsked(null)}
          />
        )}
        {leaving !== null && <TakeOutDialog group={group} boat={leaving} onClose={() => setLeaving(null)} />}
      </Page>
      <BottomBar
        label={t('group')}
        facts={[
          { value: `${t('boatCount', { count: left })}, ${nights(price.nights)}`, label: stay },
          { value: money(price.total, price.currency), label: t('trade:total') },
          { value: money(price.paid, price.currency), label: t('paidByBoats', { count: price.paid_boats }) },
          { value: money(price.open, price.currency), label: t('openBoats', { count: price.open_boats }) },
        ]}
      >
        {mayWrite && due.length > 0 && (
          <Button onClick={() => setAsked({ move: 'message', rows: oneOfEachBoater(due), text: t('reminderText') })}>
            {t('remindBoats', { count: due.length })}
          </Button>
        )}
        {answer}
      </BottomBar>
    </>
  );
}

/** Whose move it is, in the head of the page. */
function Whose({ boats }: { boats: readonly GroupBoat[] }) {
  const { t } = useTranslation('groups');
  const { ours, theirs } = groupTurn(boats);
  if (ours.length > 0) return <StatusChip kind="our_move" label={t('waitForUs', { count: ours.length })} />;
  if (theirs.length > 0) return <StatusChip kind="waiting" label={t('waitingForBoaters', { count: theirs.length })} />;
  return boatsLeft(boats) === 0 ? <StatusChip kind="cancelled" label={t('noBoatComes')} /> : null;
}

/** Our next answer: a boat whose offer was accepted is approved here, every other one on the page of its stay. */
function Answer({ boats, onApprove }: { boats: readonly GroupBoat[]; onApprove: (boat: GroupBoat) => void }) {
  const { t } = useTranslation('groups');
  const mayChange = useMay(reservationCalls.update.access);
  const { next } = groupTurn(boats);
  if (next === null) return null;
  const boat = next.vessel.name;
  if (next.reservation_status === 'pending' && mayChange) {
    return (
      <Button kind="primary" onClick={() => onApprove(next)}>
        {t('approveBoat', { boat })}
      </Button>
    );
  }
  return (
    <LinkButton kind="primary" to={`/reservations/${next.id}`}>
      {t('answerBoat', { boat })}
    </LinkButton>
  );
}
