import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languages } from '../../../../../contracts/vocabulary/languages.js';
import type { GroupBerths } from '../../../../../contracts/reservations/group.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { MOST_GROUP_BOATS } from '../../../../../contracts/reservations/vocabulary.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { listAddress } from '../../../lib/url/list-address.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Banner } from '../../../ui/page/banner.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import {
  berthsQuestion,
  emptyDraft,
  faultsByBoat,
  groupBody,
  missingOf,
  moved,
  requiredOf,
} from '../model/group-draft.js';
import type { PlacedBoat } from './berth-drawing.js';
import { ProposedBerths } from './proposed-berths.js';
import { BoatLines } from './boat-lines.js';
import { GroupFields } from './group-fields.js';
import { GroupOutcomes } from './group-outcomes.js';
import { PasteBoats } from './paste-boats.js';
import { useBoats } from './use-boats.js';
import { useGroupPrices } from './use-group-prices.js';

const TOPICS = [{ topic: 'occupancy' as const }, { topic: 'berths' as const }];

/** Enters a group: its boats from a list, berths next to each other, and one offer for each boat. */
export function NewGroup() {
  const { t, i18n } = useTranslation('groups');
  const navigate = useNavigate();
  const mayBerth = useMay(groupCalls.findBerths.access);
  const [draft, setDraft] = useState(() =>
    emptyDraft(languages.find((code) => code === i18n.resolvedLanguage) ?? 'en'),
  );
  const { boats, setBoats, add, addOne, room } = useBoats();
  const [pier, setPier] = useState<string | null>(null);
  const [withBerths, setWithBerths] = useState(false);
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Parameters<typeof GroupOutcomes>[0]['outcome'] | null>(null);
  const question = berthsQuestion(draft, boats, pier);
  const asks = withBerths && mayBerth && question !== null;
  const found = useLoad(groupCalls.findBerths, question ?? { boats: [] }, {
    topics: TOPICS,
    enabled: asks,
    keepPrevious: true,
  });
  const priced = useGroupPrices(draft, boats);
  const placements = asks && found.data?.placements.length === boats.length ? found.data.placements : [];
  const drawn = placedBoats(boats, placements);
  const berths = new Map(drawn.map(({ key, berth_id }) => [key, berth_id]));
  const refused = placements.filter((placement) => placement.refused !== null).length;
  const { send, isPending, error } = useSend(groupCalls.create, {
    topics: [{ topic: 'reservations' }, ...TOPICS],
    onDone: ({ id, boats: outcomes, berths_given }) => {
      if (berths_given && outcomes.every(({ error_type }) => error_type === null)) void navigate(`/groups/${id}`);
      else setOutcome({ id, outcomes, berths_given });
    },
  });
  const faults = faultsByBoat(error?.errors ?? []);
  const incomplete = boats.filter((boat) => requiredOf(boat, draft.offered).length > 0).length;
  const hindrance = (): string | null => {
    if (boats.length < 2) return t('needsBoats');
    if (asks && found.isPlaceholderData) return t('looking');
    return refused > 0 ? t('someRefused', { count: refused }) : null;
  };
  const submit = () => {
    setTried(true);
    const body = groupBody(draft, boats, berths);
    if (body !== null && incomplete === 0) void send(body);
  };
  if (outcome !== null) return <GroupOutcomes outcome={outcome} />;
  return (
    <Page title={t('newGroup')} back={{ to: listAddress('/reservations') }}>
      <Card>
        <Section title={t('group')}>
          <GroupFields draft={draft} faults={faults.get(-1) ?? []} onChange={setDraft} />
        </Section>
        <Section title={t('trade:boats')} note={t('pasteNote')}>
          <PasteBoats room={room} onBoats={add} />
        </Section>
        {boats.length > 0 && (
          <Section title={t('boatCount', { count: boats.length })} note={<ReadNote boats={boats} />}>
            <BoatLines
              {...{ boats, tried, placements, faults }}
              prices={priced.prices}
              currency={priced.currency}
              offered={draft.offered}
              onChange={(changed) => setBoats([...changed])}
            />
          </Section>
        )}
        <Section>
          <Row gap={10}>
            <AddBoat room={room} onAdd={addOne} />
            {mayBerth && boats.length > 0 && (
              <Button
                disabledReason={question === null ? t('needsDates') : null}
                busy={asks && found.isFetching}
                onClick={() => {
                  setWithBerths(true);
                  setBoats(boats.map((boat) => ({ ...boat, berth_id: null })));
                }}
              >
                {t('findBerths', { count: boats.length })}
              </Button>
            )}
            {withBerths && (
              <Button kind="quiet" onClick={() => setWithBerths(false)}>
                {t('berthsLater')}
              </Button>
            )}
          </Row>
        </Section>
        {asks && found.data !== undefined && (
          <ProposedBerths
            found={found.data}
            boats={drawn}
            pier={pier}
            onPier={(chosen) => {
              setPier(chosen);
              setBoats(boats.map((boat) => ({ ...boat, berth_id: null })));
            }}
            onMove={(key, berth_id) => setBoats(moved(boats, berths, key, berth_id))}
          />
        )}
      </Card>
      <Refused error={error} />
      <BottomBar
        label={t('newGroup')}
        facts={[
          { value: t('boatCount', { count: boats.length }), label: t('entered') },
          ...(placements.length > 0
            ? [{ value: t('berthCount', { count: berths.size - refused }), label: t('together') }]
            : []),
          ...priced.facts,
        ]}
      >
        <Button kind="primary" busy={isPending} disabledReason={hindrance()} onClick={submit}>
          {t('sendOffers', { count: boats.length })}
        </Button>
      </BottomBar>
    </Page>
  );
}

function AddBoat({ room, onAdd }: { room: number; onAdd: () => void }) {
  const { t } = useTranslation('groups');
  const full = room < 1 ? t('tooManyBoats', { most: MOST_GROUP_BOATS }) : null;
  return (
    <Button disabledReason={full} onClick={onAdd}>
      {t('addBoat')}
    </Button>
  );
}

/** How the list was read: converted from feet, and what is still to be asked. */
function ReadNote({ boats }: { boats: ReturnType<typeof useBoats>['boats'] }) {
  const { t } = useTranslation('groups');
  const feet = boats.filter((boat) => Object.values(boat.feet).length > 0).length;
  const without = boats.filter((boat) => missingOf(boat, 'ORGANISER').length > 0).length;
  return [
    ...(feet > 0 ? [t('converted', { count: feet })] : []),
    ...(without > 0 ? [t('incomplete', { count: without })] : []),
  ].join(', ');
}

/** The boats that have a berth proposed. */
function placedBoats(boats: ReturnType<typeof useBoats>['boats'], placements: GroupBerths['placements']): PlacedBoat[] {
  return boats.flatMap(({ key, name, length, beam }, index) => {
    const placement = placements[index];
    const berth_id = placement?.berth?.id;
    if (berth_id === undefined || length === null || beam === null) return [];
    return [{ key, name, berth_id, length, beam, refused: placement?.refused != null }];
  });
}

function Refused({ error }: { error: ApiError | null }) {
  const problemWords = useProblemWords();
  if (error === null) return null;
  return (
    <Banner tone="wrong" live>
      {problemWords(error)}
    </Banner>
  );
}
