import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import { useSend } from '../../../lib/api/use-send.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { emptyDraft, faultsByBoat, groupBody } from '../model/group-draft.js';
import { BoatsEntry } from './boats-entry.js';
import { GroupFields } from './group-fields.js';
import { GroupOutcomes } from './group-outcomes.js';
import { RefusedBanner } from './refused-banner.js';
import { PLAN_TOPICS, useBoatsEntry } from './use-boats-entry.js';

/** Enters a group: its boats from a list, berths next to each other, and one offer for each boat. */
export function NewGroup() {
  const { t, i18n } = useTranslation('groups');
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() =>
    emptyDraft(languages.find((code) => code === i18n.resolvedLanguage) ?? 'en'),
  );
  const entry = useBoatsEntry(draft);
  const { boats } = entry;
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Parameters<typeof GroupOutcomes>[0]['outcome'] | null>(null);
  const { send, isPending, error } = useSend(groupCalls.create, {
    topics: [{ topic: 'reservations' }, ...PLAN_TOPICS],
    onDone: ({ id, boats: outcomes, berths_given }) => {
      if (berths_given && outcomes.every(({ error_type }) => error_type === null)) void navigate(`/groups/${id}`);
      else setOutcome({ id, outcomes, berths_given });
    },
  });
  const faults = faultsByBoat(error?.errors ?? []);
  const submit = () => {
    setTried(true);
    const body = groupBody(draft, boats, entry.berths);
    if (body !== null && entry.incomplete === 0) void send(body);
  };
  if (outcome !== null) return <GroupOutcomes outcome={outcome} />;
  return (
    <>
      <Page title={t('newGroup')} back={{ to: listAddress('/reservations') }}>
        <Card>
          <Section title={t('group')}>
            <GroupFields draft={draft} faults={faults.get(-1) ?? []} onChange={setDraft} />
          </Section>
          <BoatsEntry entry={entry} offered={draft.offered} tried={tried} faults={faults} />
        </Card>
        <RefusedBanner error={error} />
      </Page>
      <BottomBar label={t('newGroup')} facts={entry.facts}>
        <Button
          kind="primary"
          busy={isPending}
          disabledReason={boats.length < 2 ? t('needsBoats') : entry.hindrance}
          onClick={submit}
        >
          {t('sendOffers', { count: boats.length })}
        </Button>
      </BottomBar>
    </>
  );
}
