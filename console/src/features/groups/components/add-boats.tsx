import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Banner } from '../../../ui/page/banner.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { boatsLeft } from '../model/boats-left.js';
import { addedBody, draftOfGroup, faultsByBoat } from '../model/group-draft.js';
import { BoatsEntry } from './boats-entry.js';
import { GroupOutcomes } from './group-outcomes.js';
import { RefusedBanner } from './refused-banner.js';
import { PLAN_TOPICS, useBoatsEntry } from './use-boats-entry.js';

/** Adds boats to a group: from a list, with berths and prices as when the group was entered. */
export function AddBoats({ group }: { group: ShownGroup }) {
  const { t } = useTranslation('groups');
  const { dateSpan } = useFormats();
  const navigate = useNavigate();
  const draft = draftOfGroup(group);
  // The group may have as many boats as its list shows, whether they still come or not.
  const entry = useBoatsEntry(draft, group.boats.length, boatsLeft(group.boats));
  const { boats } = entry;
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Parameters<typeof GroupOutcomes>[0]['outcome'] | null>(null);
  const { send, isPending, error } = useSend(groupCalls.addBoats, {
    topics: [{ topic: 'reservations' }, ...PLAN_TOPICS],
    onDone: ({ boats: outcomes, berths_given }) => {
      const done = berths_given && outcomes.every(({ error_type }) => error_type === null);
      if (done) void navigate(`/groups/${group.id}`);
      else setOutcome({ id: group.id, outcomes, berths_given });
    },
  });
  const faults = faultsByBoat(error?.errors ?? []);
  const ofList = faults.get(-1) ?? [];
  const { discount, offered } = group;
  const all = boatsLeft(group.boats) + boats.length;
  const submit = () => {
    setTried(true);
    if (entry.incomplete === 0) void send(addedBody(group, boats, entry.berths));
  };
  if (outcome !== null) return <GroupOutcomes outcome={outcome} />;
  return (
    <>
      <Page
        title={t('addBoats')}
        subtitle={[group.name, dateSpan(group.start_date, group.end_date)].join(', ')}
        back={{ to: `/groups/${group.id}` }}
      >
        {discount !== null && boats.length > 0 && (
          <Banner tone="news">
            {t(all >= discount.boats ? 'discountForNew' : 'noDiscountForNew', {
              percent: discount.percent,
              needed: discount.boats,
              count: all,
            })}
          </Banner>
        )}
        <Card>
          <Section>
            <Quiet>{t(`offeredHint_${offered}`)}</Quiet>
          </Section>
          <BoatsEntry entry={entry} offered={offered} tried={tried} faults={faults} />
        </Card>
        {/* A fault of the whole list has its words in the banner. */}
        <RefusedBanner error={error !== null && (ofList.length > 0 || error.errors.length === 0) ? error : null} />
      </Page>
      <BottomBar label={t('addBoats')} facts={entry.facts}>
        <Button
          kind="primary"
          busy={isPending}
          disabledReason={boats.length === 0 ? t('needsOneBoat') : entry.hindrance}
          onClick={submit}
        >
          {t('sendOffers', { count: boats.length })}
        </Button>
      </BottomBar>
    </>
  );
}
